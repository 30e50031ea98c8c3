import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const kit = dirname(createRequire(import.meta.url).resolve('@herna/kit/tokens.css'))
const read = (file: string) => readFileSync(join(kit, file))
const FONTS = ['inter.woff2', 'inter-others.woff2', 'outfit.woff2', 'outfit-others.woff2']

/** The portal's pages already load the kit's tokens and fonts; an app's page of its own gets them as `page.css` and font files. */
export const pageStyle = (): Plugin => ({
  name: 'page-style',
  generateBundle() {
    const parts = ['tokens.css', 'fonts/fonts.css', 'fonts/fallbacks.css', 'base.css'].map((file) =>
      String(read(file)).replaceAll(/^@import .*$/gm, ''),
    )
    this.emitFile({ type: 'asset', fileName: 'page.css', source: parts.join('\n') })
    for (const font of FONTS) this.emitFile({ type: 'asset', fileName: font, source: read(`fonts/${font}`) })
  },
})
