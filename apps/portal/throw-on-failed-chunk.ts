import type { Plugin } from 'vite'

const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * React Router reloads the current page when a route's chunk fails to load. The portal shows a message instead, stores the requested
 * page and retries it once [8.33]; so the route module is replaced by one that throws the error, which renders the error page.
 * (A rejection would be lost: the router only reports errors of loaders.)
 */
export const throwOnFailedChunk = (): Plugin => ({
  name: 'throw-on-failed-chunk',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router.*routeModules\.js/.test(id)) return null
    if (!RELOADS.test(code))
      throw new Error(
        'throw-on-failed-chunk: the reload in React Router’s routeModules.js was not found; adapt RELOADS to this version',
      )
    return { code: code.replace(RELOADS, 'return { default() { throw error } };'), map: null }
  },
})
