/** Winners: the calls of the bulletin service [7.39] [2.3] [3.39]. Players come as initials ("P. K."). */
import * as z from 'zod/mini'
import { checked } from './checked.ts'

export const winner = z.object({
  gameCode: z.string(),
  player: z.string(),
  /** Cents. */
  amount: checked(z.int(), z.gte(1)),
  currency: z.string(),
  wonAt: z.iso.datetime(),
  /** Title of the jackpot that was won; null: a win of the game itself. */
  jackpot: z.nullable(z.string()),
})
export type Winner = z.infer<typeof winner>

export const WINNER_KINDS = ['recent', 'jackpot', 'hall-of-fame'] as const
export type WinnerKind = (typeof WINNER_KINDS)[number]

const country = checked(z.string(), z.regex(/^[A-Z]{2}$/, 'expected a country such as SK'))

/** GET /winners/get-winners-live.php: the latest wins, newest first. */
export const liveWinnersQuery = z.strictObject({ country: z._default(country, 'SK') })
/** GET /winners/top: `recent` newest first, `jackpot` jackpot wins newest first, `hall-of-fame` the highest ever. */
export const topWinnersQuery = z.strictObject({
  kind: z.enum(WINNER_KINDS),
  country: z._default(country, 'SK'),
  limit: z._default(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(100)), 50),
})
export const winnerList = z.array(winner)
