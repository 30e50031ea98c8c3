import type { Plugin } from 'vite'

const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * React Router answers a route's missing chunk with a reload of the page the visitor wanted to leave. The portal shows a message,
 * remembers the page that was wanted and retries it once [8.33], so the route draws the error instead, which brings the error page.
 * (A rejection would get lost: the router keeps only what loaders answer.)
 */
export const keepFailedChunks = (): Plugin => ({
  name: 'keep-failed-chunks',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router.*routeModules\.js/.test(id)) return null
    if (!RELOADS.test(code)) throw new Error('React Router loads route modules in another way now: look at keep-failed-chunks.ts')
    return { code: code.replace(RELOADS, 'return { default() { throw error } };'), map: null }
  },
})
