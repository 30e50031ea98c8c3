import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { texts } from '../src/texts/sk-SK.ts'

/**
 * Vite configuration of a game client: its page is served under /launch, its files under /{client}. Nothing is inlined, because the host's CSP
 * allows 'self' only.
 */
export const clientBuild = (client: string, root: string): UserConfig =>
  defineConfig({
    root,
    base: `/${client}/`,
    appType: 'custom',
    plugins: [page(join(root, 'index.html'))],
    build: {
      outDir: 'dist',
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { input: join(root, 'index.html') },
    },
  })

const html = (): string =>
  readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')
    .replace('%TITLE%', texts.untitled)
    .replace('%NO_SCRIPT%', texts.noScript)

/** All clients share one page, provided virtually for each client's folder. */
const page = (file: string): Plugin => ({
  name: 'game-page',
  enforce: 'pre',
  resolveId: (id) => (id === file ? id : null),
  load: (id) => (id === file ? html() : null),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      server.transformIndexHtml(request.url ?? '/', html()).then((text) => response.end(text), next)
    })
  },
})
