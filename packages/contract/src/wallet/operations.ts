/** Operations of the seamless wallet, below `WALLET_PREFIX`; every request is signed (`signature.ts`). */
import { defineOperation } from '../operation.ts'
import {
  balanceReply,
  balanceRequest,
  betRequest,
  endedSessionsReply,
  endedSessionsRequest,
  favouriteReply,
  favouriteRequest,
  openWalletSession,
  reportQuery,
  rollbackRequest,
  roundQuery,
  roundState,
  transactionReply,
  walletReport,
  walletSession,
  winRequest,
} from './calls.ts'
import type { WalletErrorCode } from './names.ts'

/** `foreign-origin`: the call came from a web page, which is never accepted. */
const COMMON_ERRORS = ['signature-invalid', 'foreign-origin'] as const satisfies (WalletErrorCode | 'foreign-origin')[]

/**
 * Exchanges a launch token (valid 60 s, once, or for one attempt) for the player's session of a game (M7). Refused for a blocked player, a reached
 * limit or stopped play (M12).
 */
export const openSession = defineOperation({
  method: 'POST',
  path: '/sessions',
  body: openWalletSession,
  reply: walletSession,
  errors: [...COMMON_ERRORS, 'launch-token-invalid', 'play-blocked', 'limit-reached', 'play-stopped'],
})
/** Balance in cents, usable gaming bonuses and limits of a session. */
export const balance = defineOperation({
  method: 'POST',
  path: '/balance',
  body: balanceRequest,
  reply: balanceReply,
  errors: [...COMMON_ERRORS, 'session-invalid'],
})
/** In which of these sessions nothing can be bet any more (logout, time, exclusion, stop): for a provider whose windows stay open without calls. */
export const endedSessions = defineOperation({
  method: 'POST',
  path: '/ended-sessions',
  body: endedSessionsRequest,
  reply: endedSessionsReply,
  errors: [...COMMON_ERRORS],
})
/** Whether the session's game is a favourite of the player, and its change [3.42]: for a game on a page of its own, without the portal's bar. 409: the list is full. */
export const favourite = defineOperation({
  method: 'POST',
  path: '/favourite',
  body: favouriteRequest,
  reply: favouriteReply,
  errors: [...COMMON_ERRORS, 'session-invalid'],
})
/** Places a bet, exactly once per transaction id (M1). Amount in cents. See `WALLET_ERROR_CODES` for every refusal. */
export const bet = defineOperation({
  method: 'POST',
  path: '/bet',
  body: betRequest,
  reply: transactionReply,
  errors: [
    ...COMMON_ERRORS,
    'session-invalid',
    'play-blocked',
    'limit-reached',
    'play-stopped',
    'insufficient-funds',
    'bonus-unusable',
    'transaction-mismatch',
    'round-closed',
    'round-unfinished',
    'bet-rolled-back',
  ],
})
/**
 * Credits a win in cents and closes the round on request, exactly once per transaction id (M1). Requires no session, so that a
 * win is credited after a logout (M3).
 */
export const win = defineOperation({
  method: 'POST',
  path: '/win',
  body: winRequest,
  reply: transactionReply,
  errors: [...COMMON_ERRORS, 'transaction-mismatch', 'round-closed', 'round-unknown'],
})
/** Cancels a bet, whether it has arrived or not (M2). Refused once the round is won (`round-settled`). */
export const rollback = defineOperation({
  method: 'POST',
  path: '/rollback',
  body: rollbackRequest,
  reply: transactionReply,
  errors: [...COMMON_ERRORS, 'transaction-mismatch', 'round-unknown', 'round-settled'],
})
/** The wallet's record of a round; `round-unknown` (404) when it has none. */
export const round = defineOperation({
  method: 'POST',
  path: '/round',
  body: roundQuery,
  reply: roundState,
  errors: [...COMMON_ERRORS, 'round-unknown'],
})
/** Totals per game in a period of at most 31 days, for reconciliation with the provider. */
export const report = defineOperation({
  method: 'POST',
  path: '/report',
  body: reportQuery,
  reply: walletReport,
  errors: [...COMMON_ERRORS],
})
