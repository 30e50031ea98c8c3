import { FAMILY_NAMES } from '../families/families.ts'
import type { FontKey } from '../lettering/fonts.ts'
import type { LetterStyle } from '../lettering/styles.ts'
import type { Typography } from '../lettering/title.ts'
import { COPPER, GOLD, hsl, type Palette, palette, SILVER } from '../palette.ts'
import { type SeededRandom, seededRandom, shuffle } from '../seed.ts'
import { BUILT_IN_STUDIOS } from './built-in.ts'
import { FRAMES, type Studio } from './studio.ts'

/** Fonts with the styles that suit them; scripts and black letter use mixed case, wide fonts capitals. */
const FACES: readonly (readonly [font: FontKey, caps: boolean, track: number, lead: number, styles: readonly LetterStyle[]])[] = [
  ['abril', false, 0.005, 0.98, ['engraved', 'gold', 'paper', 'duotone']],
  ['archivo', true, 0, 0.94, ['duotone', 'extrude', 'flat', 'frost']],
  ['audiowide', true, 0, 1, ['chrome', 'neon', 'flat']],
  ['bangers', true, 0.02, 0.96, ['extrude', 'flame', 'candy', 'duotone']],
  ['bebas', true, 0.02, 0.88, ['flat', 'duotone', 'chrome', 'gold']],
  ['berkshire', false, 0, 0.98, ['gold', 'paper', 'carved', 'candy']],
  ['blackops', true, 0.01, 0.98, ['flat', 'chrome', 'flame']],
  ['bungee', true, 0, 0.98, ['candy', 'extrude', 'neon', 'frost']],
  ['cinzel', true, 0.02, 1, ['engraved', 'gold', 'frost']],
  ['exo', true, 0.005, 0.98, ['chrome', 'flat', 'flame', 'neon']],
  ['kaushan', false, 0, 1, ['neon', 'paper', 'gold', 'candy']],
  ['limelight', false, 0.01, 0.98, ['engraved', 'neon', 'gold']],
  ['lobster', false, 0.005, 0.98, ['candy', 'gold', 'duotone']],
  ['ribeye', false, 0.01, 1, ['carved', 'extrude', 'gold']],
  ['righteous', false, 0.01, 0.98, ['candy', 'duotone', 'frost', 'gold']],
  ['russo', true, 0.01, 0.98, ['flame', 'frost', 'chrome', 'flat']],
  ['sancreek', false, 0.01, 1, ['carved', 'gold', 'paper']],
  ['shojumaru', false, 0.01, 1, ['gold', 'paper', 'flame']],
  ['sigmar', true, 0, 1.02, ['candy', 'gold', 'extrude', 'frost']],
  ['slab', true, 0.01, 0.98, ['extrude', 'carved', 'gold', 'duotone']],
  ['titan', true, 0, 0.98, ['candy', 'gold', 'flame', 'frost']],
  ['uncial', false, 0.01, 1, ['engraved', 'gold']],
]

function typographyOf(r: SeededRandom): Typography {
  const [font, caps, track, lead, styles] = r.pick(FACES)
  return { font, caps, track, lead, style: r.pick(styles) }
}

/** Hue offsets of a palette's colours from its background, in degrees. */
const SCHEMES = [
  [0, 12, 40, 40],
  [8, 200, 180, 175],
  [-20, 150, 160, 30],
  [25, 55, 60, 320],
  [-35, -75, -70, 110],
  [15, 90, 45, 240],
] as const

/** Moves hues between amber and green to the nearer side, because dark yellow looks muddy and lime garish. */
function avoidMuddyHue(hue: number): number {
  const h = ((hue % 360) + 360) % 360
  if (h < 38 || h > 165) return h
  return h < 84 ? 38 - (84 - h) * 0.5 : 122 + (h - 84) * 0.53
}

function paletteOf(r: SeededRandom, hue: number): Palette {
  const [mid, hi, light, accent] = r.pick(SCHEMES)
  const ground = avoidMuddyHue(hue)
  const saturation = r.range(0.58, 0.88)
  return palette(
    [
      hsl(ground, saturation * 0.85, r.range(0.06, 0.1)),
      hsl(ground, saturation * 0.8, r.range(0.17, 0.24)),
      hsl(avoidMuddyHue(ground + mid), saturation * 0.85, r.range(0.36, 0.47)),
      hsl(ground + hi, Math.min(0.95, saturation + 0.2), r.range(0.62, 0.72)),
      hsl(ground + light, 0.95, 0.91),
      hsl(ground + light, 0.95, 0.81),
      hsl(ground + accent, 0.95, 0.64),
    ],
    {
      metal: r.pick([GOLD, GOLD, SILVER, COPPER]),
      felt: hsl(avoidMuddyHue(ground + r.pick([0, 0, 150, 210])), 0.6, 0.22),
      ink: hsl(ground, saturation * 0.8, 0.08),
      paper: hsl(ground + light, 0.9, 0.96),
    },
  )
}

/** Seven palettes with evenly spaced hues, so that neighbouring games of one studio differ. */
function palettesOf(r: SeededRandom): Palette[] {
  const baseHue = r() * 360
  return Array.from({ length: 7 }, (_, i) => paletteOf(r, baseHue + i * 51.4 + r.range(-12, 12)))
}

function derive(id: string): Studio {
  const r = seededRandom(`studio ${id}`)
  const families = shuffle(FAMILY_NAMES, `families ${id}`).slice(0, 6)
  return { id, typography: typographyOf(r), families, palettes: palettesOf(r), frame: r.pick(FRAMES) }
}

/** Whether a studio is drawn by hand. */
export const isBuiltIn = (id: string): boolean => BUILT_IN_STUDIOS.some((studio) => studio.id === id)

const studiosById = new Map(BUILT_IN_STUDIOS.map((studio) => [studio.id, studio]))
/** The studio of a provider: one of the built-in ones, or derived from the id. */
export function studioOf(id: string): Studio {
  const studio = studiosById.get(id) ?? derive(id)
  studiosById.set(id, studio)
  return studio
}
