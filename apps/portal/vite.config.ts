import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'
import { keepFailedChunks } from './keep-failed-chunks.ts'

export default defineConfig({
  plugins: [compileTexts(), keepFailedChunks(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // All rooms are looked through at once; otherwise the first pages of `npm run dev` make Vite start over.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture,server}.{ts,tsx}'] },
  server: { port: 3000, strictPort: true },
})
