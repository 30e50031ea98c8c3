import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** Topper, what stands on a slot's frame: the outline by which a studio's cabinet is known from afar. */
export const TOPPERS = [
  'gable',
  'arch',
  'fan',
  'steps',
  'waves',
  'peaks',
  'bridge',
  'eaves',
  'ogee',
  'horns',
  'scroll',
  'tent',
] as const
/** How the reels are seen: strips with narrow seams, one sheet, strips between pillars, or cells with an edge each. */
export const WINDOWS = ['columns', 'sheet', 'pillars', 'cells'] as const
/** Pattern of the ground on which the symbols lie. */
export const GROUNDS = ['plain', 'stripes', 'dots', 'diamonds', 'scales', 'lattice', 'rays', 'weave'] as const
/** Outline of keys, plates and spin button; `own`: that of the material. */
export const KEYS = ['own', 'round', 'square', 'soft', 'leaf', 'arch'] as const
/** How reels start and come to rest. All take the same time. */
export const MOTIONS = ['bounce', 'slam', 'glide', 'spring', 'click', 'rise'] as const

/** What tells apart the cabinets of two studios that build of the same material. */
export const build = z.object({
  topper: z.enum(TOPPERS),
  window: z.enum(WINDOWS),
  ground: z.enum(GROUNDS),
  keys: z.enum(KEYS),
  motion: z.enum(MOTIONS),
  /** Hue (degrees of OKLCH) of the tint; absent: the material has its own colours. */
  hue: z.optional(checked(z.int(), z.minimum(0), z.maximum(359))),
})
/** What tells apart the cabinets of two studios that build of the same material. */
export type Build = z.infer<typeof build>
/** How a studio's reels start and come to rest. */
export type Motion = Build['motion']
