import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import { sourceVersion } from '@herna/service-kit/source-version'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { earlyScripts } from './early-scripts.ts'
import { compileTexts } from './compile-texts.ts'
import { anyPage, filesOfRoute, firstLoad, laterLoad, otherLoads } from './first-load.ts'
import { lazySchemas } from './lazy-schemas.ts'
import { eagerCommonJs } from './eager-commonjs.ts'
import { throwOnFailedChunk } from './throw-on-failed-chunk.ts'

const pathOf = (file: string) => resolve(import.meta.dirname, 'app', file)
const REACT = /node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)\//
/** Entries of the first load: every page and the lobby. Other pages share nearly all of it; the rest is split by route. */
const FIRST_FILES = ['entry.client.tsx', 'root.tsx', ...filesOfRoute(routes, 'preview')]
const FEATURE_TEXTS = /\/app\/texts\/feature-texts\.ts$/
const first = firstLoad(FIRST_FILES.map(pathOf))
/** What every page loads after hydration: the player engine, the clients of the hosts that it calls, prefetching, and the parts that follow the first screen. */
const PLAYER_FILES = [
  'session/browser-engine.ts',
  'api/index.ts',
  'texts/persist-locale.ts',
  'page-prefetch/prefetch-on-intent.ts',
  // Cleared at the logout of any page, shown by live ones: in their scripts it would make every page of a player load them.
  'player-data/my-tables.ts',
  'embeds/consent-store.ts',
  'jackpot-amounts/refresh-amounts.ts',
  'shell/late/late-layers.tsx',
]
const player = laterLoad(PLAYER_FILES.map(pathOf))
const pages = anyPage()
/** The search opens also when the script of the player engine has failed to load [8.33]. */
const search = laterLoad([pathOf('search/search-panel.tsx')])
/** What every page loads once somebody is logged in. Guests load none of it: what their pages or dialogs need too is left to the bundler, or in chunks of their own. */
const MEMBER_FILES = [
  'account-menu/member-area.tsx',
  'layout-widgets/personal-games.tsx',
  'player-data/read-special-categories.ts',
  'realtime/open-realtime.ts',
  'responsible-gaming/menu-clock.tsx',
  'responsible-gaming/protection-layer.tsx',
  'session/session-layer.tsx',
  'shell/signed-in/signed-in-layer.tsx',
].map(pathOf)
const member = laterLoad(MEMBER_FILES)
/** Pages that only players open. */
const MEMBER_PAGES = /\/app\/(my-games|play\/my-tables)\//
/** A page with a list of games, whose many small modules are one script except what a game's page needs too. */
const listPage = firstLoad(filesOfRoute(routes, 'preview-all-games').map(pathOf))
const gamePage = firstLoad(filesOfRoute(routes, 'preview-games-game').map(pathOf))
const guestPages = anyPage((id) => MEMBER_PAGES.test(id))
const otherThanMember = otherLoads([...MEMBER_FILES, ...PLAYER_FILES.map(pathOf)])
const LIVE = /\/app\/(live-tables\/|texts\/(clock-texts\.ts|sk-SK\/live-tables\.json))/

/** What shows live tables once the feed has sent them: one script for tiles, details and the page of several tables. */
const TABLES =
  /\/app\/(live-tables\/(results|table-|tile-|use-|written-)|texts\/(clock-texts\.ts|sk-SK\/live-seats\.json)|game\/(own-seats|seat-texts|table-language))/

export default defineConfig({
  // Part of the addresses of pictures that the content service draws.
  define: { 'import.meta.env.ART_VERSION': JSON.stringify(sourceVersion('@herna/game-art')) },
  plugins: [
    compileTexts(),
    lazySchemas(),
    throwOnFailedChunk(),
    earlyScripts({
      'early-account': pathOf('account-menu/early-account.ts'),
      'early-amounts': pathOf('jackpot-amounts/early-amounts.ts'),
    }),
    first.plugin,
    player.plugin,
    pages.plugin,
    search.plugin,
    member.plugin,
    guestPages.plugin,
    listPage.plugin,
    gamePage.plugin,
    otherThanMember.plugin,
    reactRouter(),
    eagerCommonJs(),
  ],
  // Without the line number of the usual names, which no compression shortens [P4] [P5].
  css: { modules: { generateScopedName: (name, _file, css) => `_${name}_${hash('sha256', css, 'base64url').slice(0, 4)}` } },
  build: {
    assetsInlineLimit: 0,
    // One style sheet: a sheet that arrives later, with a page or a dialog, restyles and lays out the whole document (docs/decisions/0050).
    cssCodeSplit: false,
    // To read profiles: `HERNA_MAPS=1` writes source maps, which the scripts do not name.
    sourcemap: process.env.HERNA_MAPS ? 'hidden' : false,
    target: 'es2022',
    // Terser's extra passes and pure getters save 2 kB of the first load compared with the bundler's minifier.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 4, ecma: 2020, pure_getters: true } },
    // Many small files compress badly: the first load is two chunks, React's and the portal's (docs/decisions/0040).
    rolldownOptions: {
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 4 },
            // The texts of features are needed before and after hydration: a few bytes, but another script for live pages.
            { name: 'first', test: (id) => first.has(id) || FEATURE_TEXTS.test(id), priority: 3 },
            // What a page needs before hydration must not make it wait for the player engine.
            { name: 'shared', test: (id) => player.has(id) && (pages.has(id) || search.has(id)), priority: 2 },
            { name: 'player', test: player.has, priority: 1 },
            // A group takes all that its modules import: first what guests' pages need too, then their dialogs, then the rest.
            { name: 'pages', test: (id) => listPage.has(id) && gamePage.has(id), priority: 0.97 },
            { name: 'catalogue-index', test: (id) => member.has(id) && listPage.has(id), priority: 0.95 },
            { name: 'member-pages', test: (id) => member.has(id) && guestPages.has(id), priority: 0.9 },
            { name: 'member-dialogs', test: (id) => member.has(id) && otherThanMember.has(id), priority: 0.8 },
            { name: 'member', test: member.has, priority: 0.7 },
            { name: 'lists', test: (id) => listPage.has(id) && !gamePage.has(id), priority: 0.6 },
            // What live pages show before the feed answers; small modules that all of them need.
            { name: 'live', test: (id) => pages.has(id) && LIVE.test(id), priority: 1 },
            { name: 'live-parts', test: (id) => !pages.has(id) && TABLES.test(id), priority: 1 },
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
