import * as z from 'zod/mini'
import { tableFields, world } from './definition.ts'

/** Rules of a crash game. */
export const crashDefinition = z.object({
  kind: z.literal('crash'),
  ...tableFields,
  /** The multiple after `t` ms is `e ^ (growth × t)`, cut to hundredths; client and server compute the same. */
  growthPerMs: z.number(),
  /** Address of the image of the rising object, on a transparent background. */
  hero: z.string(),
  /** The highest multiple in hundredths; there the round is cashed out automatically. */
  highestMultiple: z.int(),
  world,
})
/** Rules of a crash game. */
export type CrashDefinition = z.infer<typeof crashDefinition>

/** State of a crash round; multiples in hundredths. `crashedAt` is revealed only when the round is over. */
export const crashOutcome = z.object({
  kind: z.literal('crash'),
  startedAt: z.iso.datetime(),
  /** Ms since the start by the server's clock, when the reply was sent. */
  elapsedMs: z.int(),
  autoCashOut: z.nullable(z.int()),
  cashedOutAt: z.nullable(z.int()),
  crashedAt: z.nullable(z.int()),
})
/** State of a crash round. */
export type CrashOutcome = z.infer<typeof crashOutcome>
