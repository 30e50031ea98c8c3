import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { balances } from './gateway.ts'

/** 1 € to 100 000 €, in cents. */
const payment = checked(z.int(), z.gte(100), z.lte(100_000_00))

/** POST /platform/deposits: the play-money cashier. The id is chosen by the caller and makes the call idempotent. Cents. */
export const depositRequest = z.strictObject({ paymentId: z.uuid(), amount: payment })
/** POST /platform/withdrawals: as `depositRequest`. */
export const withdrawalRequest = z.strictObject({ paymentId: z.uuid(), amount: payment })
/** A posted payment and the balances after it, in cents. A withdrawal is final: it cannot be reversed. */
export const paymentReply = z.object({
  paymentId: z.uuid(),
  kind: z.enum(['deposit', 'withdrawal']),
  amount: z.int(),
  at: z.iso.datetime(),
  balances,
})
/** GET /platform/payments: newest first, with the current balances of the ledger. */
export type PaymentList = z.infer<typeof paymentList>
/** A posted payment and the balances after it, in cents. */
export type PaymentReply = z.infer<typeof paymentReply>
/** GET /platform/payments: newest first, with the current balances of the ledger. */
export const paymentList = z.object({
  balances,
  payments: z.array(
    z.object({ paymentId: z.uuid(), kind: z.enum(['deposit', 'withdrawal']), amount: z.int(), at: z.iso.datetime() }),
  ),
})

/** GET /platform/rounds: `before` is the `openedAt` of the last round of the previous page; `limit` 1–100, default 30. */
export const playedRoundsQuery = z.object({
  before: z.optional(z.iso.datetime()),
  limit: z._default(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(100)), 30),
  gameCode: z.optional(gameCode),
  state: z._default(z.enum(['open', 'closed', 'all']), 'all'),
})
/** A round in the player's statement. Amounts in cents, times ISO UTC. */
export const playedRound = z.object({
  roundId: z.string(),
  gameCode,
  /** Null: the catalogue is unavailable or no longer contains the game. */
  gameName: z.nullable(z.string()),
  state: z.enum(['open', 'closed', 'rolled-back']),
  openedAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
  staked: z.int(),
  won: z.int(),
  /** Paid by the player, or by a gaming bonus. */
  payment: z.enum(['balance', 'gaming-bonus']),
  /** Main balance after the round's last posting. */
  balanceAfter: z.int(),
})
/** A round in the player's statement. */
export type PlayedRound = z.infer<typeof playedRound>
/** A page of the statement, newest round first. */
export const playedRounds = z.object({ currencyCode: z.string(), rounds: z.array(playedRound) })
/** A page of the statement, newest round first. */
export type PlayedRounds = z.infer<typeof playedRounds>

/**
 * GET /platform/play-session: what the in-play bar shows (§ 32 (1)). Sums in cents since the login; `net` = won − staked, `held`
 * is bet in unfinished rounds.
 */
export const playSession = z.object({
  serverTime: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  staked: z.int(),
  won: z.int(),
  net: z.int(),
  held: z.int(),
  currencyCode: z.string(),
})
/** GET /platform/play-session: what the in-play bar shows (§ 32 (1)). */
export type PlaySession = z.infer<typeof playSession>
