import { z } from 'zod'

/** GET {game host}/jackpots: cents of each level by the jackpot's id, in the order of the catalogue's levels, the top first [3.28] [4.26]. */
export const jackpotFeed = z.record(z.string(), z.array(z.int().min(0)).min(1))
export type JackpotFeed = z.infer<typeof jackpotFeed>

export const JACKPOT_FEED = '/jackpots'
