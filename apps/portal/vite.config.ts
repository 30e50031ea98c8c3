import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'
import { keepFailedChunks } from './keep-failed-chunks.ts'

const REACT = /node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)\//
/** Features and packages that pages show from the first moment. */
const HOUSE =
  /app\/(shell|game(?!\/tile-at)|jackpots|lobby(?!\/((recommended|personal)-games|latest-winners))|toasts|dialogs|store|seo|texts(?!\/sk-SK\/(personal-lists|favourites|bonuses|inbox|play|player|promotions|tournaments))|api(?!\/host-call)|urls|config|loader-context|tracking|winners|search|promotions)\/|packages\/(kit\/src\/(?!panel|state|choice|field\/field\.tsx)|contract\/src\/(?!player|errors|content\/(?!image-path)))|rules\/src\/(jackpot|amount|category|visibility|modal|snack)|lucide-react(?!.*\/(wrench|cloud-off|search-x|lock-keyhole)\.)/
/** What only the first page needs, or any page when something goes wrong. */
const FIRST =
  /app\/lobby\/(?!(recommended|personal)-games|latest-winners)|app\/filters\/(kept-filters|applied-storage)|app\/(toasts|dialogs|store)\/|app\/embeds\/open-login-dialog|app\/shell\/error-page\/|app\/texts\/(?!sk|keep-locale|locale\.)/
const SHARED_BY_MANY = 5

export default defineConfig({
  plugins: [compileTexts(), keepFailedChunks(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // A pass more than the bundler's own minifier makes: 2 kB of what a phone waits for.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    // Many small files pack badly: what every page loads comes as two, React's part and the house's; the rest is split by use.
    rolldownOptions: {
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 2 },
            { name: 'house', test: HOUSE, minShareCount: SHARED_BY_MANY, priority: 1 },
            { name: 'house', test: FIRST, priority: 1 },
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
