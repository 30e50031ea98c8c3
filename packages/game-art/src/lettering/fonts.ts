import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** Lettering fonts (OFL), each with Slovak letters in its latin-ext file: package and weight. */
const FONTS = {
  abril: ['abril-fatface', 400],
  archivo: ['archivo-black', 400],
  audiowide: ['audiowide', 400],
  bangers: ['bangers', 400],
  bebas: ['bebas-neue', 400],
  berkshire: ['berkshire-swash', 400],
  blackops: ['black-ops-one', 400],
  bungee: ['bungee', 400],
  cinzel: ['cinzel', 900],
  exo: ['exo-2', 900],
  kaushan: ['kaushan-script', 400],
  limelight: ['limelight', 400],
  lobster: ['lobster', 400],
  ribeye: ['ribeye', 400],
  righteous: ['righteous', 400],
  russo: ['russo-one', 400],
  sancreek: ['sancreek', 400],
  shojumaru: ['shojumaru', 400],
  sigmar: ['sigmar-one', 400],
  slab: ['alfa-slab-one', 400],
  titan: ['titan-one', 400],
  uncial: ['uncial-antiqua', 400],
} as const
export type FontKey = keyof typeof FONTS
export const FONT_KEYS = Object.keys(FONTS) as FontKey[]

const resolve = createRequire(import.meta.url).resolve
const cache = new Map<FontKey, readonly [opentype.Font, opentype.Font]>()

/** The two subsets of a font: Latin, and the letters with carons of the extended file. Parsed once. */
function subsets(key: FontKey): readonly [opentype.Font, opentype.Font] {
  const known = cache.get(key)
  if (known) return known
  const [name, weight] = FONTS[key]
  const parse = (subset: string): opentype.Font => {
    const file = readFileSync(resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`))
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  }
  const parsed = [parse('latin'), parse('latin-ext')] as const
  cache.set(key, parsed)
  return parsed
}

/** The font file that has the character; null when neither has it. */
export function fontOf(key: FontKey, character: string): opentype.Font | null {
  return subsets(key).find((font) => font.charToGlyphIndex(character) > 0) ?? null
}

/** Characters no lettering font has, written as one it has; a name never loses a word to a missing glyph. */
const SPELLED: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '™': '',
  '®': '',
  '…': '...',
}
export function drawable(key: FontKey, text: string): string {
  let out = ''
  for (const character of text.normalize('NFC')) {
    if (fontOf(key, character)) out += character
    else out += SPELLED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  }
  return [...out].filter((character) => fontOf(key, character)).join('')
}
