import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'
import { keepFailedChunks } from './keep-failed-chunks.ts'

export default defineConfig({
  plugins: [compileTexts(), keepFailedChunks(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { port: 3000, strictPort: true },
})
