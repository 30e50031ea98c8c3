import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { compileTexts } from './compile-texts.ts'
import { filesOfRoute, firstLoad } from './first-load.ts'
import { keepFailedChunks } from './keep-failed-chunks.ts'

const REACT = /node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)\//
/** What any page needs, and the lobby. Other pages share nearly all of it; what only they need is split by use. */
const FIRST_FILES = ['entry.client.tsx', 'root.tsx', ...filesOfRoute(routes, 'preview')]
const first = firstLoad(FIRST_FILES.map((file) => resolve(import.meta.dirname, 'app', file)))

export default defineConfig({
  plugins: [compileTexts(), keepFailedChunks(), first.plugin, reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // A pass more than the bundler's own minifier makes: 2 kB of what a phone waits for.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    // Many small files pack badly: the first load comes as two, React's part and the portal's (docs/decisions/0040).
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
  // The server's errors should name their functions.
  environments: { ssr: { build: { minify: false } } },
  // All features are looked through at once; otherwise the first pages of `npm run dev` make Vite start over.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture,server}.{ts,tsx}'] },
  server: { port: 3000, strictPort: true },
})
