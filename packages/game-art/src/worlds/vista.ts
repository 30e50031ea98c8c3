import type { ArtBrief } from '@herna/contract/content'
import { nested } from '../scene/nested.ts'
import type { Vista } from '../scene/scene.ts'
import { seededRandom } from '../seed.ts'
import { definitions } from './definitions.ts'
import { DRAW_LAYER, type Plan, type SceneLayer } from './layers.ts'
import { penAt } from './pen.ts'
import type { WorldOfGame } from './world.ts'

/** The hero stands in the middle and the title below: the landmark is beside the one, the foreground behind the other. */
const WIDE: Plan = {
  W: 1100,
  H: 720,
  horizon: 0.5,
  landmark: { shift: 0.33, base: 0.56, scale: 1.2 },
  rows: [
    [0.57, 0.1],
    [0.68, 0.12],
  ],
  near: { y: 0.8, h: 0.16, growth: 0.9, growthAtLandmark: 0.3 },
}
const TALL: Plan = {
  W: 900,
  H: 1200,
  horizon: 0.46,
  landmark: { shift: 0.24, base: 0.5, scale: 1.5 },
  rows: [
    [0.52, 0.08],
    [0.66, 0.09],
  ],
  near: { y: 0.8, h: 0.11, growth: 0.8, growthAtLandmark: 0.3 },
}

/** The world behind a tile of this size. */
export function vistaOf(brief: ArtBrief, world: WorldOfGame, width: number, height: number): Vista {
  const plan = height > width ? TALL : { ...WIDE, W: Math.round((WIDE.H * width) / height) }
  const part = (name: 'back' | 'front', layers: readonly SceneLayer[]): string => {
    const defs = definitions()
    const r = seededRandom(`vista ${brief.gameCode} ${brief.fileVersion} ${name}`)
    const pen = (depth: number) =>
      penAt(depth, { r, air: world.air, hand: world.hand, ink: world.pal.ink, metal: world.pal.metal[1], definitions: defs })
    const body = layers.map((layer) => DRAW_LAYER[layer](world, plan, pen)).join('')
    const svg = `<svg viewBox="0 0 ${plan.W} ${plan.H}"><defs>${defs.markup}</defs>${body}</svg>`
    return nested(svg, `${name}-`, { x: 0, y: 0, width, height }, true)
  }
  return { back: part('back', ['far', 'middle']), front: part('front', ['near']) }
}
