import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { LIMIT_PERIODS } from '../player/names.ts'
import { PAYMENTS } from './names.ts'

/** Given by the provider, unique at it; what makes a call idempotent (M1). */
const transactionId = checked(z.string(), z.regex(/^[\w.:-]{1,64}$/))
const roundId = checked(z.string(), z.regex(/^[\w.:-]{1,64}$/))
const positive = checked(z.int(), z.gte(1), z.lte(1_000_000_000))
const cents = checked(z.int(), z.gte(0), z.lte(100_000_000_000))

/** Cents. `gaming` is what can be staked: cash and bonus money together; `held` lies in unfinished rounds. */
export const walletBalance = z.object({
  gaming: z.int(),
  cash: z.int(),
  bonus: z.int(),
  held: z.int(),
  currencyCode: checked(z.string(), z.length(3)),
})
export type WalletBalance = z.infer<typeof walletBalance>

/** Free spins or golden chips the player may use in the session's game [3.51]: each stakes `value` cents that the house pays. */
export const usableBonus = z.object({
  bonusId: z.uuid(),
  kind: z.enum(['freespins', 'freespins2', 'goldenchips']),
  remaining: checked(z.int(), z.gte(1)),
  value: positive,
  endsAt: z.nullable(z.iso.datetime()),
})
export type UsableBonus = z.infer<typeof usableBonus>

/** A limit the player has set on stakes or losses, and what of it is used in its current period (§ 32 (1)). Cents. */
export const playLimit = z.object({ kind: z.enum(['stake', 'loss']), period: z.enum(LIMIT_PERIODS), amount: cents, used: cents })
export type PlayLimit = z.infer<typeof playLimit>

/** POST /wallet/v1/sessions: exchanges a launch token. A player has one session of a game: a second launch answers the same `sessionId` (M7). */
export const openWalletSession = z.strictObject({ launchToken: checked(z.string(), z.minLength(1), z.maxLength(200)), gameCode })
export type OpenWalletSession = z.infer<typeof openWalletSession>
export const walletSession = z.object({
  sessionId: z.uuid(),
  playerId: z.uuid(),
  languageCode: z.string(),
  balance: walletBalance,
  bonuses: z.array(usableBonus),
  /** All that are set; absent: this wallet does not tell. A game that stands on its own page shows them. */
  limits: z.optional(z.array(playLimit)),
  /** Rounds of this game that were staked and not closed, oldest first: they are resumed before anything new is staked (M6). */
  unfinishedRounds: z.array(z.object({ roundId, staked: cents, openedAt: z.iso.datetime() })),
})
export type WalletSession = z.infer<typeof walletSession>

/** POST /wallet/v1/balance. */
export const balanceRequest = z.strictObject({ sessionId: z.uuid() })
export const balanceReply = z.object({
  balance: walletBalance,
  bonuses: z.array(usableBonus),
  limits: walletSession.shape.limits,
})
export type BalanceReply = z.infer<typeof balanceReply>

/**
 * POST /wallet/v1/bet: takes a stake. A round may have several (doubling, splitting), all in one game. With `bonusId` one free spin or chip of
 * that bonus pays; the amount is then its value.
 */
export const betRequest = z.strictObject({
  sessionId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  amount: positive,
  bonusId: z.optional(z.uuid()),
})
export type BetRequest = z.infer<typeof betRequest>

/** POST /wallet/v1/win: pays out, and says whether the round is over. `amount` 0 closes a lost round. Needs no session (M3). */
export const winRequest = z.strictObject({
  playerId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  amount: cents,
  isRoundClosed: z.boolean(),
  /** The part of `amount` that is a jackpot, and which [2.3]. */
  jackpot: z.optional(z.strictObject({ title: checked(z.string(), z.minLength(1), z.maxLength(120)), amount: positive })),
})
export type WinRequest = z.infer<typeof winRequest>

/** POST /wallet/v1/rollback: takes a bet back; a bet that has not come yet is remembered and refused when it does (M2). */
export const rollbackRequest = z.strictObject({
  playerId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  betTransactionId: transactionId,
})
export type RollbackRequest = z.infer<typeof rollbackRequest>

/** The answer to bet, win and rollback; the same bytes for the same transaction id, but for the balance of now. */
export const transactionReply = z.object({
  transactionId,
  /** The wallet's own number of the transaction; null: nothing was moved (a rollback of a bet that never came). */
  walletTransactionId: z.nullable(z.string()),
  payment: z.enum(PAYMENTS),
  balance: walletBalance,
})
export type TransactionReply = z.infer<typeof transactionReply>

/** POST /wallet/v1/round: what the wallet knows of a round; for a provider that does not know whether a call arrived. */
export const roundQuery = z.strictObject({ playerId: z.uuid(), roundId })
export const roundState = z.object({
  roundId,
  state: z.enum(['open', 'closed', 'rolled-back']),
  staked: cents,
  won: cents,
  transactions: z.array(
    z.object({ transactionId, kind: z.enum(['bet', 'win', 'rollback']), amount: cents, at: z.iso.datetime() }),
  ),
})
export type RoundState = z.infer<typeof roundState>

/** POST /wallet/v1/report: sums by game of `[from, until)`, for a provider to hold against its own. At most 31 days. */
export const reportQuery = z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })
export const walletReport = z.object({
  games: z.array(z.object({ gameCode, bets: z.int(), staked: cents, wins: z.int(), won: cents, rolledBack: cents })),
  openRounds: z.int(),
})
export type WalletReport = z.infer<typeof walletReport>
