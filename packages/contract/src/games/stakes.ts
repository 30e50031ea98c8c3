import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** A place on a table a player stakes on, such as `straight-17` or `player`; each game's definition lists its own. */
export const spot = checked(z.string(), z.regex(/^[a-z0-9-]{1,40}$/))
/** Cents on one spot. */
export const stake = z.object({ spot, amount: checked(z.int(), z.minimum(1)) })
export type Stake = z.infer<typeof stake>

/** What a spot paid: `payout` holds the stake that comes back too; 0 is lost. */
export const spotResult = z.object({ spot, amount: checked(z.int(), z.minimum(1)), payout: checked(z.int(), z.minimum(0)) })
export type SpotResult = z.infer<typeof spotResult>

/** A spot as a table shows it. */
export const spotDefinition = z.object({
  spot,
  /** Slovak, for players and screen readers. */
  name: z.string(),
  /** What the best outcome pays to one, without the stake: 35 for a number. */
  paysToOne: z.number(),
  /** Where winning outcomes pay differently: what each pays, the least first. Without it every win pays `paysToOne`. */
  payouts: z.optional(
    z.array(z.object({ /** Slovak, such as `3, 4, 9, 10, 11`. */ outcome: z.string(), paysToOne: z.number() })),
  ),
  /** Exact, per cent to two decimals. */
  rtp: z.number(),
})
export type SpotDefinition = z.infer<typeof spotDefinition>

/** A card of a 52-card deck (or `joker`): rank 1 (ace) … 13 (king). */
export const card = z.object({
  rank: checked(z.int(), z.minimum(1), z.maximum(13)),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades', 'joker']),
})
export type Card = z.infer<typeof card>
