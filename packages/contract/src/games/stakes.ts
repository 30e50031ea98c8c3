import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** A betting spot of a table, for example `straight-17` or `player`; the game's definition lists them. */
export const spot = checked(z.string(), z.regex(/^[a-z0-9-]{1,40}$/))
/** A bet on one spot, in cents. */
export const stake = z.object({ spot, amount: checked(z.int(), z.minimum(1)) })
/** A bet on one spot, in cents. */
export type Stake = z.infer<typeof stake>

/** Result of one spot in cents: `payout` includes the returned stake; 0: lost. */
export const spotResult = z.object({ spot, amount: checked(z.int(), z.minimum(1)), payout: checked(z.int(), z.minimum(0)) })
/** Result of one spot in cents: `payout` includes the returned stake. */
export type SpotResult = z.infer<typeof spotResult>

/** A betting spot as displayed on the table. */
export const spotDefinition = z.object({
  spot,
  /** Slovak, for players and screen readers. */
  name: z.string(),
  /** Odds of the best outcome to one, without the stake: 35 for a single number. */
  paysToOne: z.number(),
  /** If winning outcomes pay differently: the odds of each, lowest first. Otherwise every win pays `paysToOne`. */
  payouts: z.optional(
    z.array(z.object({ /** Slovak, such as `3, 4, 9, 10, 11`. */ outcome: z.string(), paysToOne: z.number() })),
  ),
  /** RTP in per cent, exact to two decimals. */
  rtp: z.number(),
})
/** A betting spot as displayed on the table. */
export type SpotDefinition = z.infer<typeof spotDefinition>

/** A card of a 52-card deck (or `joker`): rank 1 (ace) … 13 (king). */
export const card = z.object({
  rank: checked(z.int(), z.minimum(1), z.maximum(13)),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades', 'joker']),
})
/** A card of a 52-card deck (or `joker`): rank 1 (ace) … 13 (king). */
export type Card = z.infer<typeof card>
