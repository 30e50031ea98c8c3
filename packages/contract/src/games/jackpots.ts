import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/**
 * One level of a jackpot, in cents. It is displayed climbing from `from` (with fractions of a cent) at `since` (ms of the host's
 * clock) towards `amount` [4.26], so that every portal, tab and reload shows the same.
 */
export const jackpotFeedLevel = z.object({
  amount: checked(z.int(), z.minimum(0)),
  from: checked(z.number(), z.minimum(0)),
  since: z.int(),
})

/** GET {game host}/jackpots: jackpot id → its levels in the order of the catalogue, top first [3.28] [4.26]. */
export const jackpotFeed = z.record(z.string(), checked(z.array(jackpotFeedLevel), z.minLength(1)))
/** Levels of every jackpot by its id. */
export type JackpotFeed = z.infer<typeof jackpotFeed>
