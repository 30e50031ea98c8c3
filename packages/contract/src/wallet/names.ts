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
  /** 401: the launch token is wrong, was used already, or is older than a minute. */
  'launch-token-invalid',
  /** 401: the wallet session is unknown or over: its player logged out, or it expired. A win or rollback needs none (M3). */
  'session-invalid',
  /** 403: the player is excluded, suspended, or the register forbids it (M12). */
  'play-blocked',
  /** 403: a limit on stakes or losses would be passed; `errors[0].field` is the limit such as `stake.month`. */
  'limit-reached',
  /** 403: the operator stopped all play, this game or this player. */
  'play-stopped',
  /** 402: the balance does not cover the amount. */
  'insufficient-funds',
  /** 409: the gaming bonus is used up, over, or not for this game. */
  'bonus-unusable',
  /** 409: this transaction id was used for something else (other kind, amount, player or round) (M1). */
  'transaction-mismatch',
  /** 409: the round is closed: nothing can be staked in it any more. */
  'round-closed',
  /** 409: another round of this game is unfinished and comes first; `errors[0].message` is its id (M6). */
  'round-unfinished',
  /** 409: the bet was rolled back before it came (M2). */
  'bet-rolled-back',
  /** 409: a bet whose round was won is not rolled back (M2). */
  'round-settled',
  /** 404: a win for a round the wallet does not know. */
  'round-unknown',
] as const
export type WalletErrorCode = (typeof WALLET_ERROR_CODES)[number]

/** How the bet of a round was paid. */
export const PAYMENTS = ['balance', 'gaming-bonus'] as const
export type Payment = (typeof PAYMENTS)[number]
