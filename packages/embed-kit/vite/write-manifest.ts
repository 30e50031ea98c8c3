import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const integrityOf = (content: string | Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** `manifest.json` with the hash of every file of the app that was written [7.41]; their names begin with the app's. */
export const writeManifest = (app: string, now: () => number = Date.now): Plugin => ({
  name: 'embed-manifest',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).map((file) => ({
        file: file.fileName,
        integrity: integrityOf(file.type === 'chunk' ? file.code : file.source),
      }))
      const ending = (end: string) => files.filter(({ file }) => file.startsWith(`${app}-`) && file.endsWith(end))
      const manifest = { app, builtAt: now(), js: ending('.js'), css: ending('.css') }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    },
  },
})
