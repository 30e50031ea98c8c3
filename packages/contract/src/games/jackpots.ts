import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/**
 * One level of a jackpot. Screens show it climbing towards `amount` [4.26]: the host says from how many cents (fractions included) and since
 * which moment of its clock, in milliseconds, so that every portal, page, tab and reload shows the same.
 */
export const jackpotFeedLevel = z.object({
  amount: checked(z.int(), z.minimum(0)),
  from: checked(z.number(), z.minimum(0)),
  since: z.int(),
})

/** GET {game host}/jackpots: the levels by the jackpot's id, in the order of the catalogue's levels, the top first [3.28] [4.26]. */
export const jackpotFeed = z.record(z.string(), checked(z.array(jackpotFeedLevel), z.minLength(1)))
export type JackpotFeed = z.infer<typeof jackpotFeed>
