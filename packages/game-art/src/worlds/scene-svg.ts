import type { ArtBrief } from '@herna/contract/content'
import { seededRandom } from '../seed.ts'
import { bonusWorldOf } from './bonus-world.ts'
import { definitions } from './definitions.ts'
import { DRAW_LAYER, type Plan, type SceneLayer } from './layers.ts'
import { type Pen, penAt } from './pen.ts'
import { worldOf } from './world.ts'

/** `tall` 780×1688 for phones, `wide` 1600×900 for desktops. */
export const SCENE_FORMATS = ['tall', 'wide'] as const
/** Format of a layer: of phones, or of desktops. */
export type SceneFormat = (typeof SCENE_FORMATS)[number]

/**
 * On a phone the reels cover the middle (36–75 % of the height): the landmark stands above them and the foreground below. On a desktop they
 * cover the middle 64 % of the width: the landmark stands at one side.
 */
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
