import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { LIMIT_PERIODS } from '../player/names.ts'
import { PAYMENTS } from './names.ts'

/** Chosen by the provider, unique per provider; makes the call idempotent (M1). */
const transactionId = checked(z.string(), z.regex(/^[\w.:-]{1,64}$/))
const roundId = checked(z.string(), z.regex(/^[\w.:-]{1,64}$/))
const positive = checked(z.int(), z.gte(1), z.lte(1_000_000_000))
const cents = checked(z.int(), z.gte(0), z.lte(100_000_000_000))

/** Balances in integer cents. `gaming` can be bet: cash and bonus money together; `held` is bet in unfinished rounds. */
export const walletBalance = z.object({
  gaming: z.int(),
  cash: z.int(),
  bonus: z.int(),
  held: z.int(),
  currencyCode: checked(z.string(), z.length(3)),
})
/** Balances in integer cents. */
export type WalletBalance = z.infer<typeof walletBalance>

/**
 * Free spins or golden chips that can be used in the session's game [3.51]: each places a bet of `value` cents paid by the
 * operator. `endsAt` ISO UTC, null: no end.
 */
export const usableBonus = z.object({
  bonusId: z.uuid(),
  kind: z.enum(['freespins', 'freespins2', 'goldenchips']),
  remaining: checked(z.int(), z.gte(1)),
  value: positive,
  endsAt: z.nullable(z.iso.datetime()),
})
/** Free spins or golden chips that can be used in the session's game [3.51]. */
export type UsableBonus = z.infer<typeof usableBonus>

/** A limit the player set on bets or losses, and how much of it the current period has used (§ 32 (1)). Cents. */
export const playLimit = z.object({ kind: z.enum(['stake', 'loss']), period: z.enum(LIMIT_PERIODS), amount: cents, used: cents })
/** A limit the player set on bets or losses, and how much of it the current period has used (§ 32 (1)). */
export type PlayLimit = z.infer<typeof playLimit>

/**
 * POST /wallet/v1/sessions: exchanges a launch token. A player has one session per game: a second launch replies with the same
 * `sessionId` (M7).
 */
export const openWalletSession = z.strictObject({
  launchToken: checked(z.string(), z.minLength(1), z.maxLength(200)),
  gameCode,
  /** Random, of the window that opens the game: with the same id the token's minute admits the call again, because the reply may have been lost. */
  attemptId: z.optional(z.uuid()),
})
/** POST /wallet/v1/sessions: exchanges a launch token. */
export type OpenWalletSession = z.infer<typeof openWalletSession>
/** The wallet session: player, language, balance, usable bonuses, limits and unfinished rounds. */
export const walletSession = z.object({
  sessionId: z.uuid(),
  playerId: z.uuid(),
  languageCode: z.string(),
  balance: walletBalance,
  bonuses: z.array(usableBonus),
  /** All limits that are set; absent: this wallet does not report them. A game on a page of its own shows them. */
  limits: z.optional(z.array(playLimit)),
  /** Rounds of this game with a bet and not closed, oldest first: they are resumed before a new bet is accepted (M6). */
  unfinishedRounds: z.array(z.object({ roundId, staked: cents, openedAt: z.iso.datetime() })),
})
/** The wallet session: player, balance, usable bonuses, limits and unfinished rounds. */
export type WalletSession = z.infer<typeof walletSession>

/** POST /wallet/v1/balance. */
export const balanceRequest = z.strictObject({ sessionId: z.uuid() })
/** Balance, usable bonuses and limits of the session now. */
export const balanceReply = z.object({
  balance: walletBalance,
  bonuses: z.array(usableBonus),
  limits: walletSession.shape.limits,
})
/** Balance, usable bonuses and limits of the session now. */
export type BalanceReply = z.infer<typeof balanceReply>

/** Most sessions in one question about their end. */
export const MAX_CHECKED_SESSIONS = 1_000
/** POST /wallet/v1/ended-sessions. */
export const endedSessionsRequest = z.strictObject({
  sessionIds: checked(z.array(z.uuid()), z.minLength(1), z.maxLength(MAX_CHECKED_SESSIONS)),
})
/** Those of the sessions in which nothing can be bet: unknown, ended by logout or time, or the player is excluded or stopped. */
export const endedSessionsReply = z.object({ ended: z.array(z.uuid()) })

/** POST /wallet/v1/favourite: reads whether the session's game is one of the player's favourites, after setting it where `isFavourite` is given. */
export const favouriteRequest = z.strictObject({ sessionId: z.uuid(), isFavourite: z.optional(z.boolean()) })
/** POST /wallet/v1/favourite. */
export type FavouriteRequest = z.infer<typeof favouriteRequest>
/** Whether the game is a favourite now. */
export const favouriteReply = z.object({ isFavourite: z.boolean() })

/**
 * POST /wallet/v1/bet: places a bet. A round may have several (doubling, splitting), all in one game. With `bonusId` one free
 * spin or chip of that bonus pays; `amount` is then its value.
 */
export const betRequest = z.strictObject({
  sessionId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  amount: positive,
  bonusId: z.optional(z.uuid()),
})
/** POST /wallet/v1/bet: places a bet. */
export type BetRequest = z.infer<typeof betRequest>

/**
 * POST /wallet/v1/win: credits a win and says whether the round is closed. `amount` 0 closes a lost round. Requires no session
 * (M3).
 */
export const winRequest = z.strictObject({
  playerId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  amount: cents,
  isRoundClosed: z.boolean(),
  /** The part of `amount` that is a jackpot, and its title [2.3]. */
  jackpot: z.optional(z.strictObject({ title: checked(z.string(), z.minLength(1), z.maxLength(120)), amount: positive })),
})
/** POST /wallet/v1/win: credits a win and says whether the round is closed. */
export type WinRequest = z.infer<typeof winRequest>

/**
 * POST /wallet/v1/rollback: cancels a bet. A bet that has not arrived yet is recorded as rolled back and refused when it arrives
 * (M2).
 */
export const rollbackRequest = z.strictObject({
  playerId: z.uuid(),
  transactionId,
  roundId,
  gameCode,
  betTransactionId: transactionId,
})
/** POST /wallet/v1/rollback: cancels a bet. */
export type RollbackRequest = z.infer<typeof rollbackRequest>

/** Reply to bet, win and rollback. For a repeated transaction id it is identical except for the current balance. */
export const transactionReply = z.object({
  transactionId,
  /** The wallet's own id of the transaction; null: no money moved (rollback of a bet that never arrived). */
  walletTransactionId: z.nullable(z.string()),
  payment: z.enum(PAYMENTS),
  balance: walletBalance,
})
/** Reply to bet, win and rollback. */
export type TransactionReply = z.infer<typeof transactionReply>

/** POST /wallet/v1/round: the wallet's record of a round, for a provider that does not know whether a call arrived. */
export const roundQuery = z.strictObject({ playerId: z.uuid(), roundId })
/** A round as recorded by the wallet: state, sums in cents, transactions with ISO UTC times. */
export const roundState = z.object({
  roundId,
  state: z.enum(['open', 'closed', 'rolled-back']),
  staked: cents,
  won: cents,
  transactions: z.array(
    z.object({ transactionId, kind: z.enum(['bet', 'win', 'rollback']), amount: cents, at: z.iso.datetime() }),
  ),
})
/** A round as recorded by the wallet: state, sums in cents, transactions with ISO UTC times. */
export type RoundState = z.infer<typeof roundState>

/** POST /wallet/v1/report: totals per game of `[from, until)` for the provider's reconciliation. At most 31 days. */
export const reportQuery = z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })
/** Totals per game in cents, and the number of open rounds. */
export const walletReport = z.object({
  games: z.array(z.object({ gameCode, bets: z.int(), staked: cents, wins: z.int(), won: cents, rolledBack: cents })),
  openRounds: z.int(),
})
/** Totals per game in cents, and the number of open rounds. */
export type WalletReport = z.infer<typeof walletReport>
