/**
 * Winners: operations of the winners service [7.39] [2.3] [3.39], below `WINNERS_PREFIX`. Players appear as initials ("P. K.").
 */
import * as z from 'zod/mini'
import { checked } from './checked.ts'
import { defineOperation } from './operation.ts'

/** One published win [3.39]: game code, initials of the player, `amount` in cents, ISO currency, `wonAt` ISO UTC. */
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
/** One published win [3.39]. */
export type Winner = z.infer<typeof winner>

/** Lists of winners [2.3]: the latest wins, the latest jackpot wins, the highest wins ever. */
export const WINNER_KINDS = ['recent', 'jackpot', 'hall-of-fame'] as const
/** One of `WINNER_KINDS` [2.3]. */
export type WinnerKind = (typeof WINNER_KINDS)[number]

const country = checked(z.string(), z.regex(/^[A-Z]{2}$/, 'expected a country such as SK'))

const winnerList = z.array(winner)

/** Path below which the winners operations are served. */
export const WINNERS_PREFIX = '/winners'
/** The latest wins of a country (ISO 3166 alpha-2, default `SK`), newest first [7.39]. */
export const liveWinners = defineOperation({
  method: 'GET',
  path: '/get-winners-live.php',
  query: z.strictObject({ country: z._default(country, 'SK') }),
  reply: winnerList,
})
/**
 * One of the winners lists [2.3]: `recent` and `jackpot` newest first, `hall-of-fame` highest first; `limit` 1–100, default 50.
 */
export const topWinners = defineOperation({
  method: 'GET',
  path: '/top',
  query: z.strictObject({
    kind: z.enum(WINNER_KINDS),
    country: z._default(country, 'SK'),
    limit: z._default(checked(z.coerce.number<number>(), z.int(), z.gte(1), z.lte(100)), 50),
  }),
  reply: winnerList,
})
