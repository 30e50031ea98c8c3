import { mix } from '../palette.ts'
import { LANDMARKS } from './landmarks/landmarks.ts'
import { reliefLine } from './grounds/relief.ts'
import type { Pen } from './pen.ts'
import { middleRow, MIDDLES, nearStrip } from './rows.ts'
import { flecks, skyGround, skyOfHand, WEATHERS } from './sky.ts'
import type { WorldOfGame } from './world.ts'

/** Layers of a game's scene, the farthest first. */
export const SCENE_LAYERS = ['far', 'middle', 'near'] as const
/** A layer of a game's scene. */
export type SceneLayer = (typeof SCENE_LAYERS)[number]

/** Size of a scene, and where things stand in it, in shares of width and height. */
export interface Plan {
  readonly W: number
  readonly H: number
  readonly horizon: number
  readonly landmark: { readonly shift: number; readonly base: number; readonly scale: number }
  readonly rows: readonly (readonly [y: number, h: number])[]
  readonly near: { readonly y: number; readonly h: number; readonly growth: number; readonly growthAtLandmark: number }
}

/** Pens of the layer, by depth. */
type Pens = (depth: number) => Pen
type DrawLayer = (world: WorldOfGame, plan: Plan, pen: Pens) => string

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

/** Draws a layer of a world: SVG markup in the plan's units. */
export const DRAW_LAYER: Record<SceneLayer, DrawLayer> = { far, middle, near }
