/** Player protection, payments, rounds and bonuses of a player [7.42], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { COMMON_ERRORS, SESSION_ERRORS } from './names.ts'
import { bonusAnswer, bonusLoss as bonusLossSchema, playerBonus } from './bonuses.ts'
import {
  depositRequest,
  paymentList,
  paymentReply,
  playSession as playSessionSchema,
  playedRounds,
  playedRoundsQuery,
  withdrawalRequest,
} from './money.ts'
import {
  exclusionRequest,
  limitChange,
  pendingLimitsAnswer,
  protection as protectionSchema,
  statement as statementSchema,
  statementQuery,
} from './protection.ts'
import { withId } from './with-id.ts'

/** Limits, exclusions and session of the player: the information block of § 32. Amounts in cents. */
export const protection = defineOperation({
  method: 'GET',
  path: '/protection',
  reply: protectionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/**
 * Sets a limit in cents: a stricter one is effective at once, a looser one on the seventh day (§ 32 (3)).
 * `limit-loosened-this-month`, `limit-unchanged` (409).
 */
export const setLimit = defineOperation({
  method: 'PUT',
  path: '/limits',
  body: limitChange,
  reply: protectionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'limit-loosened-this-month', 'limit-unchanged'],
})
/** Accepts or withdraws pending looser limits [7.42]. `nothing-pending` (409). */
export const answerPendingLimits = defineOperation({
  method: 'POST',
  path: '/limits/pending',
  body: pendingLimitsAnswer,
  reply: protectionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'nothing-pending'],
})
/** Self-exclusion, effective at once [6.7]. `wrong-credentials` (403). */
export const exclude = defineOperation({
  method: 'POST',
  path: '/exclusions',
  body: exclusionRequest,
  reply: protectionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'wrong-credentials'],
})
/** Excludes the player for 24 hours, effective at once. */
export const panicButton = defineOperation({
  method: 'POST',
  path: '/panic-button',
  reply: protectionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Deposits, withdrawals, bets and wins by month, in cents; default: the last year (GLI-19 2.5.7). */
export const statement = defineOperation({
  method: 'GET',
  path: '/statement',
  query: statementQuery,
  reply: statementSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/**
 * Deposits play money in cents, once per `paymentId` (M12). `email-not-verified`, `player-blocked`, `play-stopped`,
 * `limit-reached` (403), `payment-mismatch` (409): the id was used for another payment.
 */
export const deposit = defineOperation({
  method: 'POST',
  path: '/deposits',
  body: depositRequest,
  reply: paymentReply,
  errors: [
    ...COMMON_ERRORS,
    ...SESSION_ERRORS,
    'email-not-verified',
    'payment-mismatch',
    'player-blocked',
    'play-stopped',
    'limit-reached',
  ],
})
/**
 * Withdraws cash in cents, once per `paymentId`; final (GLI-19 A.3.8), available also to excluded players. `insufficient-funds`,
 * `payment-mismatch` (409).
 */
export const withdraw = defineOperation({
  method: 'POST',
  path: '/withdrawals',
  body: withdrawalRequest,
  reply: paymentReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'payment-mismatch', 'insufficient-funds'],
})
/** Deposits and withdrawals in cents, newest first. */
export const payments = defineOperation({
  method: 'GET',
  path: '/payments',
  reply: paymentList,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** The player's statement per round, in cents, newest first. */
export const rounds = defineOperation({
  method: 'GET',
  path: '/rounds',
  query: playedRoundsQuery,
  reply: playedRounds,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Bets, wins and net in cents since the login (§ 32 (1)). */
export const playSession = defineOperation({
  method: 'GET',
  path: '/play-session',
  reply: playSessionSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/**
 * Accepts, declines or cancels a bonus [4.24]; repeating has no effect. `bonus-unknown` (404), `bonus-unusable` (409),
 * `player-blocked` (403).
 */
export const answerBonus = defineOperation({
  method: 'POST',
  path: '/bonuses/:id',
  params: withId,
  body: bonusAnswer,
  reply: playerBonus,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'bonus-unknown', 'bonus-unusable', 'player-blocked'],
})
/** What cancelling a bonus would forfeit, in cents. `bonus-unknown` (404). */
export const bonusLoss = defineOperation({
  method: 'GET',
  path: '/bonuses/:id/loss',
  params: withId,
  reply: bonusLossSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'bonus-unknown'],
})
