import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { build } from './build.ts'

/** Colours (CSS) of the studio's palette, and addresses of two images on the game host. */
export const theme = z.object({
  background: z.string(),
  surface: z.string(),
  accent: z.string(),
  /** Readable on `background`. */
  text: z.string(),
  backdrop: z.string(),
  /** The game's title as an image, on a transparent background. */
  logo: z.string(),
})

/**
 * WCAG luminance of what lies below symbols: every reel is at most as light as `dark` or at least as light as `light`. Style sheets keep to it,
 * and symbols are drawn to be seen on any such ground.
 */
export const REEL_LUMINANCE = { dark: 0.08, light: 0.66 } as const

/** Materials of a slot's frame, console and plates. Studios that share one differ in its build. */
export const CABINETS = [
  'wood',
  'chrome',
  'sandstone',
  'ice',
  'paper',
  'brass',
  'velvet',
  'coral',
  'stone',
  'steel',
  'carnival',
  'lacquer',
] as const
/** Material of a slot's frame, console and plates. */
export type Cabinet = (typeof CABINETS)[number]

/** What is carved into a frame of sandstone: Egypt's signs, or rosettes, which belong to no place. */
export const CARVINGS = ['signs', 'rosettes'] as const
/** What is carved into a frame of sandstone. */
export type Carving = (typeof CARVINGS)[number]

/** Addresses of one layer's images on the game host: `tall` 780×1688 for phones, `wide` 1600×900. */
export const sceneLayer = z.object({ tall: z.string(), wide: z.string() })

const sceneLayers = {
  /** Opaque: sky, one landmark, the farthest ridge. */
  far: sceneLayer,
  /** Transparent around its rows. */
  middle: sceneLayer,
  /** The strip in front, transparent above it. */
  near: sceneLayer,
}

/** The scene behind the reels of a slot or the curve of a crash game, in three layers, and the cabinet that stands in it. */
export const world = z.object({
  cabinet: z.enum(CABINETS),
  /** Absent: from a host of a release before this field; the material then has its plain outline. */
  build: z.optional(build),
  /** What is carved into a frame of sandstone; absent: the frame is of another material, or the host of a release before this field. */
  carving: z.optional(z.enum(CARVINGS)),
  ...sceneLayers,
  /** A scene in daylight. */
  isLight: z.boolean(),
  /** The same place at another time of day, shown while a bonus feature runs; absent: the game has none. */
  bonus: z.optional(z.object(sceneLayers)),
})
/** The scene behind a slot or crash game, and its cabinet. */
export type World = z.infer<typeof world>

/** Fields shared by the definitions of all games except slots. */
export const tableFields = {
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  /** Cents; all stakes of a round together lie between `minBet` and `maxBet`. */
  minBet: checked(z.int(), z.minimum(1)),
  maxBet: checked(z.int(), z.minimum(1)),
  /** Values of the betting chips in cents, ascending. */
  chips: z.array(checked(z.int(), z.minimum(1))),
  /** RTP in per cent, exact to two decimals, of the usual bet or of best play; `rules` says which. */
  rtp: z.number(),
  /** The highest win of a round as a multiple of its stakes. */
  maxWinMultiple: z.number(),
  /** Slovak sentences for the rules panel. */
  rules: z.array(z.string()),
  theme,
}
