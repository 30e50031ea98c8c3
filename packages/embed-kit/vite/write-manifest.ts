import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const integrityOf = (content: string | Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Writes `manifest.json` with the SRI hash of every file of the app [7.41]; file names start with the app's name. */
export const writeManifest = (app: string, now: () => number = Date.now): Plugin => ({
  name: 'embed-manifest',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).map((file) => ({
        file: file.fileName,
        integrity: integrityOf(file.type === 'chunk' ? file.code : file.source),
      }))
      const filesWithExtension = (extension: string) =>
        files.filter(({ file }) => file.startsWith(`${app}-`) && file.endsWith(extension))
      const manifest = { app, builtAt: now(), js: filesWithExtension('.js'), css: filesWithExtension('.css') }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    },
  },
})
