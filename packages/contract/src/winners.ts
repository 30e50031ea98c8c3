/** Winners: the operations of the winners service [7.39] [2.3] [3.39]. Players come as initials ("P. K."). */
import { z } from 'zod'

export const winner = z.object({
  gameCode: z.string(),
  player: z.string(),
  /** Cents. */
  amount: z.int().min(1),
  currency: z.string(),
  wonAt: z.iso.datetime(),
  /** Title of the jackpot that was won; null: a win of the game itself. */
  jackpot: z.string().nullable(),
})
export type Winner = z.infer<typeof winner>

export const WINNER_KINDS = ['recent', 'jackpot', 'hall-of-fame'] as const
export type WinnerKind = (typeof WINNER_KINDS)[number]

const country = z.string().regex(/^[A-Z]{2}$/, 'expected a country such as SK')

/** GET /winners/get-winners-live.php: the latest wins, newest first. */
export const liveWinnersQuery = z.object({ country: country.default('SK') })
/** GET /winners/top: `recent` newest first, `jackpot` jackpot wins newest first, `hall-of-fame` the highest ever. */
export const topWinnersQuery = z.object({
  kind: z.enum(WINNER_KINDS),
  country: country.default('SK'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const winnerList = z.array(winner)
