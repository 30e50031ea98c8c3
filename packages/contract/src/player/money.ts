import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { balances } from './gateway.ts'

const payment = checked(z.int(), z.gte(100), z.lte(100_000_00))

/** POST /platform/deposits and /platform/withdrawals: the play-money cashier. The id is the caller's and makes the call idempotent. Cents. */
export const depositRequest = z.strictObject({ paymentId: z.uuid(), amount: payment })
export const withdrawalRequest = z.strictObject({ paymentId: z.uuid(), amount: payment })
/** A withdrawal is final: it cannot be reversed. */
export const paymentReply = z.object({
  paymentId: z.uuid(),
  kind: z.enum(['deposit', 'withdrawal']),
  amount: z.int(),
  at: z.iso.datetime(),
  balances,
})
export type PaymentList = z.infer<typeof paymentList>
export type PaymentReply = z.infer<typeof paymentReply>
/** GET /platform/payments: newest first, with the balances as the ledger has them now. */
export const paymentList = z.object({
  balances,
  payments: z.array(
    z.object({ paymentId: z.uuid(), kind: z.enum(['deposit', 'withdrawal']), amount: z.int(), at: z.iso.datetime() }),
  ),
})

/** GET /platform/rounds: the statement per round, newest first; `before` is the last round's `openedAt` of the page before. */
export const playedRoundsQuery = z.object({
  before: z.optional(z.iso.datetime()),
  limit: z._default(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(100)), 30),
  gameCode: z.optional(gameCode),
  state: z._default(z.enum(['open', 'closed', 'all']), 'all'),
})
export const playedRound = z.object({
  roundId: z.string(),
  gameCode,
  /** Null where the catalogue is not known, or knows no such game any more. */
  gameName: z.nullable(z.string()),
  state: z.enum(['open', 'closed', 'rolled-back']),
  openedAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
  staked: z.int(),
  won: z.int(),
  /** Paid by the player, or by a gaming bonus. */
  payment: z.enum(['balance', 'gaming-bonus']),
  /** What the player can play with after the round's last posting. */
  balanceAfter: z.int(),
})
export type PlayedRound = z.infer<typeof playedRound>
export const playedRounds = z.object({ currencyCode: z.string(), rounds: z.array(playedRound) })
export type PlayedRounds = z.infer<typeof playedRounds>

/** GET /platform/play-session: what the bar over a running game shows (§ 32 (1)). Since the login; net = won − staked. */
export const playSession = z.object({
  serverTime: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  staked: z.int(),
  won: z.int(),
  net: z.int(),
  held: z.int(),
  currencyCode: z.string(),
})
export type PlaySession = z.infer<typeof playSession>
