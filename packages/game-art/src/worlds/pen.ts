import { mix } from '../palette.ts'
import type { SeededRandom } from '../seed.ts'
import type { Air } from './air.ts'
import type { Definitions } from './definitions.ts'
import { finishOf, type Hand } from './hands.ts'

/** Draws shapes in one light and by one hand. Local colours come from the shapes; the pen decides how they look. */
export interface Pen {
  readonly r: SeededRandom
  readonly air: Air
  readonly hand: Hand
  /** A closed shape in its own colour. */
  shape(d: string, colour: string): string
  /** Ground: the ambient light colours it more than the things that stand on it. */
  ground(d: string, colour: string): string
  /** A shape that gives light itself, such as the moon: the ambient light does not change it. */
  bright(d: string, colour: string): string
  /** A flat detail on a shape, in its own colour, without an outline. */
  detail(d: string, colour: string, opacity?: number): string
  /** The side of a shape that is turned away from the light. */
  shade(d: string): string
  /** A window, lamp or flame: it shines at night. */
  glow(d: string, colour?: string): string
  line(d: string, colour: string, width: number): string
  /** The colour as it looks in this light at this distance. */
  lit(colour: string): string
}

export interface PenInput {
  readonly r: SeededRandom
  readonly air: Air
  readonly hand: Hand
  readonly ink: string
  readonly metal: string
  readonly definitions: Definitions
}

/** `depth`: 0 is the horizon, 1 the foreground. */
export function penAt(depth: number, { r, air, hand, ink, metal, definitions: defs }: PenInput): Pen {
  const haze = (1 - depth) * (air.isLight ? 0.3 : 0.26)
  const litBy = (strength: number, colour: string): string => mix(mix(colour, air.tint, strength), air.haze, haze)
  const lit = (colour: string): string => litBy(air.strength * 0.8, colour)
  const finish = finishOf(hand)
  return {
    r,
    air,
    hand,
    lit,
    shape: (d, colour) => finish({ d, colour: lit(colour), vivid: colour, ink, metal, depth, defs }),
    ground: (d, colour) =>
      finish({ d, colour: litBy(Math.min(0.72, air.strength * 1.6), colour), vivid: colour, ink, metal, depth, defs }),
    bright: (d, colour) => `<path d="${d}" fill="${mix(colour, air.haze, 0.08)}"/>`,
    detail: (d, colour, opacity = 1) =>
      hand === 'neon'
        ? `<path d="${d}" fill="${mix(lit(colour), ink, 0.45)}" stroke="${colour}" stroke-width="1.4" opacity="${opacity}"/>`
        : `<path d="${d}" fill="${lit(colour)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    shade: (d) => `<path d="${d}" fill="${mix(ink, air.tint, 0.4)}" opacity="${hand === 'print' ? 0.55 : 0.2}"/>`,
    glow: (d, colour = air.lamp) =>
      air.isLight
        ? `<path d="${d}" fill="${mix(mix('#31405e', air.sky[0], 0.35), air.haze, haze)}"/>`
        : `<path d="${d}" fill="${mix(colour, '#ffffff', 0.25)}" stroke="${colour}" stroke-opacity=".35" stroke-width="7" paint-order="stroke"/>`,
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${hand === 'neon' ? mix(colour, '#ffffff', 0.2) : lit(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  }
}
