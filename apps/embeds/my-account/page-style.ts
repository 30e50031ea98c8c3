import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const kit = dirname(createRequire(import.meta.url).resolve('@herna/kit/tokens.css'))
const read = (file: string) => readFileSync(join(kit, file))
const FONTS = ['inter.woff2', 'outfit.woff2']

/** In the portal's pages the kit's tokens and type are there already; the account's own page brings them as `page.css` beside its fonts. */
export const pageStyle = (): Plugin => ({
  name: 'page-style',
  generateBundle() {
    const parts = ['tokens.css', 'fonts/fonts.css', 'base.css'].map((file) => String(read(file)).replaceAll(/^@import .*$/gm, ''))
    this.emitFile({ type: 'asset', fileName: 'page.css', source: parts.join('\n') })
    for (const font of FONTS) this.emitFile({ type: 'asset', fileName: font, source: read(`fonts/${font}`) })
  },
})
