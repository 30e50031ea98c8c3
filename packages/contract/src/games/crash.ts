import * as z from 'zod/mini'
import { tableFields } from './definition.ts'

export const crashDefinition = z.object({
  kind: z.literal('crash'),
  ...tableFields,
  /** The multiple after `t` ms is `e ^ (growth × t)`, cut to hundredths: both sides compute the same. */
  growthPerMs: z.number(),
  /** Address of the picture of what rises, on a transparent ground. */
  hero: z.string(),
  /** Hundredths: the highest multiple; there the round is paid out by itself. */
  highestMultiple: z.int(),
})
export type CrashDefinition = z.infer<typeof crashDefinition>

/** `crashedAt` is told only when the round is over; multiples in hundredths. */
export const crashOutcome = z.object({
  kind: z.literal('crash'),
  startedAt: z.iso.datetime(),
  /** Milliseconds since the start, by the server's clock, when this was answered. */
  elapsedMs: z.int(),
  autoCashOut: z.nullable(z.int()),
  cashedOutAt: z.nullable(z.int()),
  crashedAt: z.nullable(z.int()),
})
export type CrashOutcome = z.infer<typeof crashOutcome>
