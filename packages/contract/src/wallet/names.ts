/** Path below which the wallet is served. */
export const WALLET_PREFIX = '/wallet/v1'

/** Lifetime of a launch token, which works once (M7). */
export const LAUNCH_TOKEN_SECONDS = 60
/** A request whose timestamp differs more from the wallet's clock is refused. */
export const SIGNATURE_WINDOW_SECONDS = 60

/** Headers of a signed request: provider id, timestamp (ms since the epoch), signature (hex). */
export const WALLET_HEADERS = {
  provider: 'x-wallet-provider',
  timestamp: 'x-wallet-timestamp',
  signature: 'x-wallet-signature',
} as const

/**
 * Why the wallet refused a call: `errorCode` of the problem document. Each code is final: repeating the call changes nothing.
 * After no response, a 5xx or an unreadable response the provider repeats the call with the same transaction id; it is posted
 * once.
 */
export const WALLET_ERROR_CODES = [
  /** 401: unknown provider, wrong signature, or a timestamp outside the window. */
  'signature-invalid',
  /** 401: the launch token is unknown, used, or older than a minute. */
  'launch-token-invalid',
  /** 401: the wallet session is unknown or has ended: the player logged out, or it expired. Win and rollback require none (M3). */
  'session-invalid',
  /** 403: the player is excluded, suspended, or in the register of excluded persons (M12). */
  'play-blocked',
  /** 403: a limit on bets or losses would be exceeded; `errors[0].field` is the limit, for example `stake.month`. */
  'limit-reached',
  /** 403: the operator stopped play, for everyone, for this game or for this player. */
  'play-stopped',
  /** 402: the balance does not cover the amount. */
  'insufficient-funds',
  /** 409: the gaming bonus is used up, expired or not for this game. */
  'bonus-unusable',
  /** 409: this transaction id was used with another kind, amount, player or round (M1). */
  'transaction-mismatch',
  /** 409: the round is closed and accepts no more bets. */
  'round-closed',
  /** 409: another round of this game is unfinished and must be finished first; `errors[0].message` is its id (M6). */
  'round-unfinished',
  /** 409: the bet was rolled back before it arrived (M2). */
  'bet-rolled-back',
  /** 409: a bet cannot be rolled back after a win was credited in its round (M2). */
  'round-settled',
  /** 404: the wallet has no such round. */
  'round-unknown',
] as const
/** One of `WALLET_ERROR_CODES`. */
export type WalletErrorCode = (typeof WALLET_ERROR_CODES)[number]

/** How the bet of a round was paid. */
export const PAYMENTS = ['balance', 'gaming-bonus'] as const
/** One of `PAYMENTS`. */
export type Payment = (typeof PAYMENTS)[number]
