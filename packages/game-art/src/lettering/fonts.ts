import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** Lettering fonts (OFL) as package and weight; each has the Slovak letters in its latin-ext file. */
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
  const cachedFonts = cache.get(key)
  if (cachedFonts) return cachedFonts
  const [name, weight] = FONTS[key]
  const parse = (subset: string): opentype.Font => {
    const file = readFileSync(resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`))
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  }
  const parsed = [parse('latin'), parse('latin-ext')] as const
  cache.set(key, parsed)
  return parsed
}

/** The subset that has a glyph for the character; null when neither has one. */
export function fontOf(key: FontKey, character: string): opentype.Font | null {
  return subsets(key).find((font) => font.charToGlyphIndex(character) > 0) ?? null
}

/** Replacements for characters that the lettering fonts lack. */
const REPLACEMENTS: Record<string, string> = {
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
/** The text with unsupported characters replaced, stripped of their diacritics or removed. */
export function renderableText(key: FontKey, text: string): string {
  let replaced = ''
  for (const character of text.normalize('NFC')) {
    if (fontOf(key, character)) replaced += character
    else replaced += REPLACEMENTS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  }
  return [...replaced].filter((character) => fontOf(key, character)).join('')
}
