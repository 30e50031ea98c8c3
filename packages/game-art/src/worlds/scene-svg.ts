import type { ArtBrief } from '@herna/contract/content'
import { mix } from '../palette.ts'
import { seededRandom } from '../seed.ts'
import { LANDMARKS } from './landmarks/landmarks.ts'
import { reliefLine } from './grounds/relief.ts'
import { definitions } from './definitions.ts'
import { type Pen, penAt } from './pen.ts'
import { middleRow, MIDDLES, nearStrip } from './rows.ts'
import { flecks, skyGround, skyOfHand, WEATHERS } from './sky.ts'
import { bonusWorldOf } from './bonus-world.ts'
import { worldOf, type WorldOfGame } from './world.ts'

/** Layers of a game's scene, the farthest first. */
export const SCENE_LAYERS = ['far', 'middle', 'near'] as const
/** A layer of a game's scene. */
export type SceneLayer = (typeof SCENE_LAYERS)[number]
/** `tall` 780×1688 for phones, `wide` 1600×900 for desktops. */
export const SCENE_FORMATS = ['tall', 'wide'] as const
/** Format of a layer: of phones, or of desktops. */
export type SceneFormat = (typeof SCENE_FORMATS)[number]

/**
 * Where things stand, in shares of width and height. On a phone the reels cover the middle (36–75 % of the height): the landmark
 * stands above them and the foreground below. On a desktop they cover the middle 64 % of the width: the landmark stands at one side.
 */
interface Plan {
  readonly W: number
  readonly H: number
  readonly horizon: number
  readonly landmark: { readonly shift: number; readonly base: number; readonly scale: number }
  readonly rows: readonly (readonly [y: number, h: number])[]
  readonly near: { readonly y: number; readonly h: number; readonly growth: number; readonly growthAtLandmark: number }
}
const PLANS: Record<SceneFormat, Plan> = {
  tall: {
    W: 780,
    H: 1688,
    horizon: 0.3,
    landmark: { shift: 0.03, base: 0.318, scale: 0.98 },
    rows: [
      [0.335, 0.046],
      [0.66, 0.06],
    ],
    near: { y: 0.752, h: 0.066, growth: 0.4, growthAtLandmark: 0.4 },
  },
  wide: {
    W: 1600,
    H: 900,
    horizon: 0.6,
    landmark: { shift: 0.41, base: 0.64, scale: 1.12 },
    rows: [
      [0.68, 0.12],
      [0.8, 0.16],
    ],
    near: { y: 0.9, h: 0.19, growth: 1.6, growthAtLandmark: 0.15 },
  },
}

/** One picture of a game's scene; `isBonus`: as it is while a bonus feature runs. */
export interface ScenePart {
  readonly layer: SceneLayer
  readonly format: SceneFormat
  readonly isBonus?: boolean
}

/** Whether the game's scene is one in daylight. */
export const isDaylight = (brief: ArtBrief): boolean => worldOf(brief).air.isLight

/** SVG of one layer of the scene behind a running game; the far one is opaque, the others are transparent around their shapes. */
export function sceneSvg(brief: ArtBrief, { layer, format, isBonus = false }: ScenePart): string {
  const plan = PLANS[format]
  const world = isBonus ? bonusWorldOf(brief) : worldOf(brief)
  const defs = definitions()
  const r = seededRandom(`scene ${brief.gameCode} ${brief.fileVersion} ${layer} ${format}`)
  const pen = (depth: number): Pen =>
    penAt(depth, { r, air: world.air, hand: world.hand, ink: world.pal.ink, metal: world.pal.metal[1], definitions: defs })
  const body = DRAW_LAYER[layer](world, plan, pen)
  const { W, H } = plan
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${defs.markup}</defs>${body}</svg>`
}

type DrawLayer = (world: WorldOfGame, plan: Plan, pen: (depth: number) => Pen) => string

const far: DrawLayer = ({ weather, landmark, middle: row, side, air }, { W, H, horizon, landmark: place }, pen) => {
  const [x, base] = [W * (0.5 + side * place.shift), H * place.base]
  const sky = { pen: pen(0.1), W, H, horizon: H * horizon, x, y: base - 165 * place.scale }
  const ridge = reliefLine('ridge', { pen: pen(0), W, y: H * horizon, rise: H * 0.025, bottom: H + 30 })
  return [
    skyGround(sky),
    skyOfHand(sky),
    WEATHERS[weather](sky),
    pen(0.1).ground(ridge.d, mix(MIDDLES[row].ground, air.sky[0], 0.35)),
    `<g transform="translate(${Math.round(x)} ${Math.round(base)}) scale(${place.scale})">${LANDMARKS[landmark](pen(0.6))}</g>`,
  ].join('')
}

const middle: DrawLayer = ({ middle: name, weather }, { W, H, rows }, pen) =>
  rows.map(([y, h], i) => middleRow(name, { pen: pen(0.45 + i * 0.25), W, H, y: H * y, h: H * h }, H + 30)).join('') +
  flecks(weather, { pen: pen(1), W, H })

const near: DrawLayer = ({ near: name, side }, { W, H, near: place }, pen) => {
  const growthAt = (x: number): number => (x * side > 0 ? place.growthAtLandmark : place.growth)
  return nearStrip(name, { pen: pen(0.95), W, H, y: H * place.y, h: H * place.h }, growthAt)
}

const DRAW_LAYER: Record<SceneLayer, DrawLayer> = { far, middle, near }
