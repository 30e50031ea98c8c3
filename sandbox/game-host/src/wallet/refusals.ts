import type { Problem } from '@herna/contract'
import type { PlayErrorCode } from '@herna/contract/games'
import type { WalletErrorCode } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'

/** Why a round or an action was refused; stored and returned to the player. */
export interface Refusal {
  readonly status: number
  readonly code: PlayErrorCode
  readonly detail: string
  readonly errors?: Problem['errors']
}

const PLAYER_ERRORS: Record<WalletErrorCode, readonly [status: number, code: PlayErrorCode, detail: string] | null> = {
  'launch-token-invalid': [401, 'session-over', 'The launch token is wrong, used or too old: launch the game again.'],
  'session-invalid': [401, 'session-over', 'The session is over: log in again.'],
  'play-blocked': [403, 'blocked', 'The player may not play.'],
  'play-stopped': [403, 'blocked', 'Play was stopped by the operator.'],
  'limit-reached': [403, 'limit', 'A limit of the player would be passed.'],
  'insufficient-funds': [402, 'insufficient-funds', 'The balance does not cover the stake.'],
  'bonus-unusable': [409, 'bonus-unusable', 'The gaming bonus cannot be used for this.'],
  'round-unfinished': [409, 'round-unfinished', 'Another round of this game comes first.'],
  'round-closed': [409, 'action-refused', 'The round is over.'],
  // Faults of this host, not of the player: reported as temporarily unavailable.
  'transaction-mismatch': null,
  'bet-rolled-back': null,
  'round-settled': null,
  'round-unknown': null,
  'signature-invalid': null,
}

/** The player's refusal for a wallet error; null: the host is at fault, not the player. */
export function refusalOf(code: WalletErrorCode, errors: Problem['errors']): Refusal | null {
  const playerError = PLAYER_ERRORS[code]
  return playerError && { status: playerError[0], code: playerError[1], detail: playerError[2], ...(errors ? { errors } : {}) }
}

/** The problem of a stored refusal. */
export const problemOf = ({ status, code, detail, errors }: Refusal): ProblemError =>
  new ProblemError(status, detail, errors, code)

/** 503: the same call may be retried. */
export const temporarilyUnavailable = (detail: string): ProblemError => new ProblemError(503, detail)
/** 401 `session-over`. */
export const sessionOver = (): ProblemError =>
  new ProblemError(401, 'The session is unknown or has expired.', undefined, 'session-over')
