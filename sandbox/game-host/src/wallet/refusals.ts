import type { Problem } from '@herna/contract'
import type { PlayErrorCode } from '@herna/contract/games'
import type { WalletErrorCode } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'

/** Why a round or an action was refused, as it is kept and as its player hears it. */
export interface Refusal {
  readonly status: number
  readonly code: PlayErrorCode
  readonly detail: string
  readonly errors?: Problem['errors']
}

const PLAYER_HEARS: Record<WalletErrorCode, readonly [status: number, code: PlayErrorCode, detail: string] | null> = {
  'launch-token-invalid': [401, 'session-over', 'The launch token is wrong, used or too old: launch the game again.'],
  'session-invalid': [401, 'session-over', 'The session is over: log in again.'],
  'play-blocked': [403, 'blocked', 'The player may not play.'],
  'play-stopped': [403, 'blocked', 'Play was stopped by the operator.'],
  'limit-reached': [403, 'limit', 'A limit of the player would be passed.'],
  'insufficient-funds': [402, 'insufficient-funds', 'The balance does not cover the stake.'],
  'bonus-unusable': [409, 'bonus-unusable', 'The gaming bonus cannot be used for this.'],
  'round-unfinished': [409, 'round-unfinished', 'Another round of this game comes first.'],
  'round-closed': [409, 'action-refused', 'The round is over.'],
  // Ours to mend, nothing a player could do: below.
  'transaction-mismatch': null,
  'bet-rolled-back': null,
  'round-settled': null,
  'round-unknown': null,
  'signature-invalid': null,
}

/** Null: the wallet's no says that we are at fault, not the player. */
export function refusalOf(code: WalletErrorCode, errors: Problem['errors']): Refusal | null {
  const heard = PLAYER_HEARS[code]
  return heard && { status: heard[0], code: heard[1], detail: heard[2], ...(errors ? { errors } : {}) }
}

export const problemOf = ({ status, code, detail, errors }: Refusal): ProblemError =>
  new ProblemError(status, detail, errors, code)

/** The same call may be asked again. */
export const notNow = (detail: string): ProblemError => new ProblemError(503, detail)
export const sessionOver = (): ProblemError =>
  new ProblemError(401, 'The session is unknown or has expired.', undefined, 'session-over')
