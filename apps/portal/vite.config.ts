import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { compileTexts } from './compile-texts.ts'
import { filesOfRoute, firstLoad } from './first-load.ts'
import { throwOnFailedChunk } from './throw-on-failed-chunk.ts'

const REACT = /node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)\//
/** Entries of the first load: every page and the lobby. Other pages share nearly all of it; the rest is split by route. */
const FIRST_FILES = ['entry.client.tsx', 'root.tsx', ...filesOfRoute(routes, 'preview')]
const first = firstLoad(FIRST_FILES.map((file) => resolve(import.meta.dirname, 'app', file)))

export default defineConfig({
  plugins: [compileTexts(), throwOnFailedChunk(), first.plugin, reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Terser's extra passes save 2 kB of the first load compared with the bundler's minifier.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    // Many small files compress badly: the first load is two chunks, React's and the portal's (docs/decisions/0040).
    rolldownOptions: {
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 2 },
            { name: 'first', test: first.has, priority: 1 },
          ],
        },
      },
    },
  },
  // Readable function names in the server's stack traces.
  environments: { ssr: { build: { minify: false } } },
  // Scan all features at start; otherwise Vite re-optimises dependencies and reloads during the first pages of `npm run dev`.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture,server}.{ts,tsx}'] },
  server: { port: 3000, strictPort: true },
})
