import { mix } from '../palette.ts'
import { floorPattern, type Floor } from './grounds/floors.ts'
import { type Relief, reliefLine } from './grounds/relief.ts'
import { ITEMS, type ItemName } from './items/items.ts'
import type { Pen } from './pen.ts'

interface Row {
  readonly relief: Relief
  readonly ground: string
  readonly item?: ItemName
  /** Distance of two items as a multiple of their height; default 0.5. */
  readonly gap?: number
}

/** Rows between the landmark and the foreground. */
export const MIDDLES = {
  pines: { relief: 'hills', ground: '#3f7a5a', item: 'pine', gap: 0.36 },
  spruces: { relief: 'drifts', ground: '#dceafc', item: 'spruce', gap: 0.55 },
  palms: { relief: 'hills', ground: '#e8c07a', item: 'palm', gap: 0.95 },
  dunes: { relief: 'dunes', ground: '#e8b468' },
  waves: { relief: 'waves', ground: '#2f8ad0' },
  roofs: { relief: 'flat', ground: '#b88a68', item: 'house', gap: 0.66 },
  skyline: { relief: 'flat', ground: '#2b2f74', item: 'highRise', gap: 0.36 },
  cacti: { relief: 'dunes', ground: '#d89454', item: 'cactus', gap: 1.15 },
  bamboo: { relief: 'hills', ground: '#7ab060', item: 'bamboo', gap: 0.5 },
  stalls: { relief: 'flat', ground: '#d8ac74', item: 'stall', gap: 1.35 },
  columns: { relief: 'flat', ground: '#d8c8a8', item: 'column', gap: 0.72 },
  crystals: { relief: 'ridge', ground: '#5a4a78', item: 'crystal', gap: 0.8 },
  meadow: { relief: 'hills', ground: '#8ac45a', item: 'roundTree', gap: 0.85 },
  autumn: { relief: 'hills', ground: '#d8954a', item: 'autumnTree', gap: 0.6 },
  blossoms: { relief: 'hills', ground: '#9ac87a', item: 'blossom', gap: 0.75 },
  bareTrees: { relief: 'hills', ground: '#5a4a5e', item: 'bareTree', gap: 0.75 },
  corals: { relief: 'hills', ground: '#d8a878', item: 'coral', gap: 0.8 },
  kelp: { relief: 'ridge', ground: '#2f6a8a', item: 'seaweed', gap: 0.42 },
  ice: { relief: 'cliffs', ground: '#a8cdf2', item: 'iceBlock', gap: 0.7 },
  mushrooms: { relief: 'hills', ground: '#6a9a58', item: 'mushroom', gap: 0.9 },
  sweets: { relief: 'hills', ground: '#ffb8d8', item: 'sweet', gap: 0.62 },
  tents: { relief: 'flat', ground: '#c89a5a', item: 'tent', gap: 1.05 },
  crags: { relief: 'ridge', ground: '#7a5a50', item: 'rock', gap: 1.1 },
  craters: { relief: 'hills', ground: '#8a86b0', item: 'crater', gap: 1.5 },
  base: { relief: 'hills', ground: '#6a6a9a', item: 'antenna', gap: 1.1 },
  shelves: { relief: 'flat', ground: '#7a4a2c', item: 'books', gap: 1.1 },
  seats: { relief: 'flat', ground: '#7a1c38', item: 'seat', gap: 0.92 },
  gears: { relief: 'flat', ground: '#7a5a3c', item: 'gear', gap: 1.15 },
  spires: { relief: 'ridge', ground: '#5a2a22', item: 'lavaSpire', gap: 0.6 },
  totems: { relief: 'hills', ground: '#7a9a4a', item: 'totem', gap: 1.1 },
  graves: { relief: 'hills', ground: '#4a5468', item: 'grave', gap: 0.75 },
  lanterns: { relief: 'hills', ground: '#8a4a3c', item: 'lantern', gap: 0.8 },
  lamps: { relief: 'flat', ground: '#3a3a4e', item: 'lamp', gap: 0.9 },
  hoard: { relief: 'drifts', ground: '#c8862e', item: 'gold', gap: 1.3 },
  cliffs: { relief: 'cliffs', ground: '#8a6a58' },
  ferns: { relief: 'hills', ground: '#3f8a50', item: 'fern', gap: 0.75 },
  cards: { relief: 'flat', ground: '#7a1c2e', item: 'card', gap: 0.75 },
} as const satisfies Record<string, Row>
export type MiddleName = keyof typeof MIDDLES

interface Strip {
  readonly floor: Floor
  readonly ground: string
  readonly item?: ItemName
  readonly gap?: number
  /** Height of the items as a share of the strip's usual one; default 1. */
  readonly size?: number
}

/** Strips in the foreground. */
export const NEARS = {
  forest: { floor: 'earth', ground: '#2a4a3a', item: 'pine', gap: 0.4 },
  snowyForest: { floor: 'snow', ground: '#eef5ff', item: 'spruce', gap: 0.52 },
  grid: { floor: 'grid', ground: '#2a0f5a' },
  alley: { floor: 'cobbles', ground: '#4a4658', item: 'lamp', gap: 1.3 },
  market: { floor: 'cobbles', ground: '#b08a60', item: 'stall', gap: 1.24 },
  reef: { floor: 'sand', ground: '#e8c890', item: 'coral', gap: 0.72 },
  kelpBed: { floor: 'sand', ground: '#3a6a80', item: 'seaweed', gap: 0.5 },
  beach: { floor: 'sand', ground: '#f4d898', item: 'palm', gap: 1.1, size: 1.25 },
  dock: { floor: 'planks', ground: '#a8733e', item: 'crate', gap: 0.95, size: 0.7 },
  railway: { floor: 'rails', ground: '#5a4c48', item: 'lamp', gap: 2.2 },
  road: { floor: 'road', ground: '#34304a', item: 'lamp', gap: 1.7 },
  lavaFlow: { floor: 'lava', ground: '#3a1a16', item: 'lavaSpire', gap: 0.6 },
  hoard: { floor: 'rubble', ground: '#6a4630', item: 'gold', gap: 1.2, size: 0.7 },
  garden: { floor: 'grass', ground: '#5aa84a', item: 'flower', gap: 0.5, size: 0.75 },
  pitch: { floor: 'grass', ground: '#3f9a4a' },
  farm: { floor: 'grass', ground: '#86b84a', item: 'fence', gap: 2, size: 0.6 },
  jungle: { floor: 'grass', ground: '#2f6a3a', item: 'fern', gap: 0.62 },
  bambooGrove: { floor: 'grass', ground: '#6a9a4a', item: 'bamboo', gap: 0.55, size: 1.1 },
  desert: { floor: 'sand', ground: '#e0a45a', item: 'cactus', gap: 1.2 },
  court: { floor: 'tiles', ground: '#e0d0ac', item: 'column', gap: 0.9 },
  graveyard: { floor: 'earth', ground: '#38404e', item: 'grave', gap: 0.75, size: 0.7 },
  moonGround: { floor: 'rubble', ground: '#8480a8', item: 'crater', gap: 1.5, size: 0.6 },
  deck: { floor: 'plates', ground: '#4a5078', item: 'antenna', gap: 1.2, size: 0.8 },
  sweetPath: { floor: 'cream', ground: '#ff9fc8', item: 'sweet', gap: 0.6 },
  bakery: { floor: 'cream', ground: '#f7b0c8', item: 'cupcake', gap: 0.85, size: 0.8 },
  stalls: { floor: 'planks', ground: '#8a3a34', item: 'seat', gap: 0.9, size: 0.8 },
  library: { floor: 'planks', ground: '#8a5a34', item: 'books', gap: 1.15, size: 0.85 },
  cardTable: { floor: 'tiles', ground: '#7a2034', item: 'card', gap: 0.8, size: 0.75 },
  iceField: { floor: 'snow', ground: '#dcecff', item: 'iceBlock', gap: 0.6, size: 0.9 },
  crystalCave: { floor: 'rubble', ground: '#4a3a62', item: 'crystal', gap: 0.78 },
  toadstools: { floor: 'grass', ground: '#4a8a4a', item: 'mushroom', gap: 0.8, size: 0.75 },
  lanternWalk: { floor: 'tiles', ground: '#8a4034', item: 'lantern', gap: 0.85 },
  pond: { floor: 'water', ground: '#2f9ac8', item: 'reed', gap: 0.6 },
  surf: { floor: 'water', ground: '#1f86cc' },
  torchHall: { floor: 'tiles', ground: '#6a5040', item: 'torch', gap: 1 },
  fairground: { floor: 'earth', ground: '#c8924a', item: 'tent', gap: 1.05 },
  boulders: { floor: 'rubble', ground: '#6a5850', item: 'rock', gap: 0.9, size: 0.75 },
  totemPath: { floor: 'grass', ground: '#5a7a3a', item: 'totem', gap: 1.1 },
  workshop: { floor: 'plates', ground: '#5a4634', item: 'gear', gap: 1.1, size: 0.8 },
  autumnWood: { floor: 'earth', ground: '#a8662e', item: 'autumnTree', gap: 0.62, size: 1.1 },
  blossomGarden: { floor: 'grass', ground: '#86b864', item: 'blossom', gap: 0.7, size: 1.1 },
} as const satisfies Record<string, Strip>
export type NearName = keyof typeof NEARS

export interface Band {
  readonly pen: Pen
  readonly W: number
  readonly H: number
  /** Line that the things stand on, and their height. */
  readonly y: number
  readonly h: number
}

/** How much higher things are at the edges than in the middle; `side` runs from −1 (left edge) to 1. */
type GrowthAt = (side: number) => number

/** Items along a line, higher towards the edges of the picture and a little irregular. */
function itemsAlong({ pen, W, h }: Band, name: ItemName, gap: number, baseAt: (x: number) => number, growthAt: GrowthAt): string {
  const [draw, colour] = ITEMS[name]
  const step = h * gap
  const count = Math.ceil((W + step) / step)
  const shift = pen.r() * step
  return Array.from({ length: count }, (_, i) => i)
    .map((i) => {
      const x = i * step - shift + pen.r.range(-0.16, 0.16) * step
      const fromMiddle = Math.max(-1, Math.min(1, (x / W - 0.5) * 2))
      return draw({
        pen,
        x,
        base: baseAt(x) + 4,
        h: h * pen.r.range(0.78, 1) * (1 + growthAt(fromMiddle) * fromMiddle ** 2),
        colour,
        i,
      })
    })
    .join('')
}

/** One row of the middle: its things, and the ground that they stand on down to `bottom`. */
export function middleRow(name: MiddleName, band: Band, bottom: number): string {
  const row: Row = MIDDLES[name]
  const line = reliefLine(row.relief, { pen: band.pen, W: band.W, y: band.y, rise: band.h * 0.34, bottom })
  const items = row.item ? itemsAlong(band, row.item, row.gap ?? 0.5, line.at, () => 0.2) : ''
  return items + band.pen.ground(line.d, row.ground) + (row.relief === 'waves' ? swell(row.ground, band, bottom) : '')
}

/** More waves in front of the first. */
const swell = (colour: string, { pen, W, y, h }: Band, bottom: number): string =>
  [0.28, 0.62, 1.05]
    .map((at, i) =>
      pen.ground(reliefLine('waves', { pen, W, y: y + h * at, rise: h * 0.34, bottom }).d, mix(colour, '#062a5a', 0.1 + i * 0.1)),
    )
    .join('')

/** The foreground: its floor, and the things that stand at its upper edge. */
export function nearStrip(name: NearName, band: Band, growthAt: GrowthAt): string {
  const strip: Strip = NEARS[name]
  const { pen, W, H } = band
  // A floor without things on it begins where the things would.
  const y = band.y - (strip.item ? 0 : band.h * 0.55)
  const line = reliefLine(
    strip.floor === 'snow'
      ? 'drifts'
      : strip.floor === 'earth' || strip.floor === 'grass' || strip.floor === 'sand'
        ? 'hills'
        : 'flat',
    {
      pen,
      W,
      y,
      rise: band.h * 0.07,
      bottom: H + 30,
    },
  )
  const h = band.h * (strip.size ?? 1)
  const items = strip.item ? itemsAlong({ ...band, h }, strip.item, strip.gap ?? 0.6, line.at, growthAt) : ''
  const colour = strip.floor === 'grid' ? '#35e0ff' : mix(strip.ground, '#ffffff', 0.3)
  return items + pen.ground(line.d, strip.ground) + floorPattern(strip.floor, { pen, W, H, y: y + band.h * 0.05, colour })
}
