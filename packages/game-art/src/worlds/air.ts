import { mix, type Palette } from '../palette.ts'

/** Times of day and places without one; each is a sky and the light that everything below it stands in. */
export const TIMES = [
  'dawn',
  'morning',
  'noon',
  'golden',
  'dusk',
  'night',
  'midnight',
  'aurora',
  'winter',
  'storm',
  'fog',
  'fire',
  'lagoon',
  'abyss',
  'cavern',
  'space',
  'interior',
  'candy',
  'jungle',
] as const
export type Time = (typeof TIMES)[number]

/** The light of a scene: colours of the sky from top to horizon, and what it does to the colours of things. */
export interface Air {
  readonly sky: readonly [top: string, middle: string, horizon: string]
  /** Colour of the ambient light, and its share in every colour. */
  readonly tint: string
  readonly strength: number
  /** What distance fades into. */
  readonly haze: string
  /** Windows, lamps and fire. */
  readonly lamp: string
  readonly isLight: boolean
}

type Row = readonly [top: string, middle: string, horizon: string, tint: string, strength: number, isLight: boolean]
const ROWS: Record<Time, Row> = {
  dawn: ['#6f9fdc', '#f4bfc6', '#ffe3c0', '#ffd3c4', 0.14, true],
  morning: ['#45a2ea', '#a5daf6', '#fff1d4', '#fff4dc', 0.08, true],
  noon: ['#2490e6', '#72c3f4', '#d6f0fb', '#ffffff', 0.04, true],
  golden: ['#f0a24e', '#fbcf80', '#fff0c0', '#ffb04e', 0.12, true],
  dusk: ['#33205f', '#8b3d7c', '#ff9471', '#5a1a70', 0.34, false],
  night: ['#0d1540', '#22357c', '#4f66b8', '#1a2a8c', 0.36, false],
  midnight: ['#0d0428', '#3a1280', '#c02f9a', '#2a0f66', 0.36, false],
  aurora: ['#141c52', '#2b4a92', '#8a96e2', '#2c3c8c', 0.28, false],
  winter: ['#7fabec', '#bfd2f8', '#f2f5ff', '#cfe0ff', 0.16, true],
  storm: ['#141c44', '#33508c', '#aab6dc', '#1f3a66', 0.3, false],
  fog: ['#a9bccb', '#cfdbe0', '#f0f2ec', '#c9d8dd', 0.22, true],
  fire: ['#3c0d12', '#a02d12', '#ffa93c', '#5c160c', 0.26, false],
  lagoon: ['#4fd6ea', '#1aa5d6', '#0f78bb', '#12b4cc', 0.3, true],
  abyss: ['#0f5f9c', '#0a3a70', '#071d48', '#0c3f7c', 0.38, false],
  cavern: ['#2a1712', '#57301c', '#9a5a2a', '#3a1d12', 0.24, false],
  space: ['#070720', '#1b1a5a', '#5b3aa8', '#191a52', 0.26, false],
  interior: ['#2e0512', '#7a0f26', '#d8503a', '#4a0a1e', 0.2, false],
  candy: ['#f48fce', '#fcc4e4', '#fff0d6', '#ffd9ec', 0.1, true],
  jungle: ['#58bd8c', '#b4e4a4', '#f6f8cc', '#d6f0a8', 0.12, true],
}

/** A palette in this light: the colours of a tile's frames, grounds and shades beside the world that they stand in. */
export function paletteIn({ sky: [top, middle, low], tint, isLight }: Air, pal: Palette): Palette {
  const deep = mix(isLight ? mix(top, tint, 0.3) : top, '#06040c', isLight ? 0.72 : 0.45)
  const share = isLight ? 0.66 : 0.45
  const [bg, far, mid] = [
    mix(pal.bg, deep, 0.65),
    mix(pal.far, isLight ? middle : top, share),
    mix(pal.mid, middle, share),
  ] as const
  const hi = mix(pal.hi, low, share)
  return { ...pal, bg, far, mid, hi, sheets: pal.sheets.map((sheet) => mix(sheet, middle, 0.4)) }
}

/** The air of a time, a little in the colours of the game's palette, so that a game and its tile are one world. */
export function airOf(time: Time, pal: Palette): Air {
  const [top, middle, horizon, tint, strength, isLight] = ROWS[time]
  const share = isLight ? 0.08 : 0.2
  const sky = [
    mix(top, isLight ? pal.mid : pal.bg, share),
    mix(middle, isLight ? pal.hi : pal.mid, share),
    mix(horizon, isLight ? pal.sun : pal.hi, share),
  ] as const
  return {
    sky,
    tint: mix(tint, pal.far, isLight ? 0 : 0.15),
    strength,
    haze: mix(sky[1], sky[2], 0.6),
    lamp: mix('#ffd98a', pal.accent, 0.25),
    isLight,
  }
}
