import { commonTexts } from '@herna/game-kit'
import { defineConfig } from 'vite'

/** Own build on the game host's origin: pages under /launch, files under /tables. Nothing is inlined, for the host's CSP allows 'self' only. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/tables/',
  build: { outDir: 'dist', assetsDir: 'assets', assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
  plugins: [
    {
      name: 'page-texts',
      transformIndexHtml: (html) => html.replace('%TITLE%', commonTexts.untitled).replace('%NO_SCRIPT%', commonTexts.noScript),
    },
  ],
})
