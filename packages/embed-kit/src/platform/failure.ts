import { PLAYER_ERROR_CODES, type PlayerErrorCode } from '@herna/contract/player'
import { CallFailed, type CallFailure } from '@herna/http-client/call-failed'

/** How a call can fail; each kind has its text. */
export type Failure =
  /** The platform refused with a known error code. */
  | { kind: 'refused'; code: PlayerErrorCode; fields: readonly string[]; reference: string | null }
  /** These fields of the request are invalid. */
  | { kind: 'invalid'; fields: readonly string[]; reference: string | null }
  /** The platform failed or returned an unknown error code. */
  | { kind: 'failed'; reference: string | null }
  | { kind: 'unreachable' | 'timeout' | 'garbled' }

const WITHOUT_STATUS: Record<Exclude<CallFailure, 'status'>, 'unreachable' | 'timeout' | 'garbled'> = {
  timeout: 'timeout',
  unreadable: 'garbled',
  'no-response': 'garbled',
  unreachable: 'unreachable',
  offline: 'unreachable',
  aborted: 'unreachable',
  'no-script': 'unreachable',
}

/** Maps a rejected call to a failure. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return { kind: 'unreachable' }
  return error.kind === 'status' ? refusalOf(error) : { kind: WITHOUT_STATUS[error.kind] }
}

/** Uses the problem document; without one, or with an unknown code, the HTTP status. */
function refusalOf({ status, problem }: CallFailed): Failure {
  const reference = problem?.reference ?? null
  const fields = problem?.errors?.map(({ field }) => field) ?? []
  const code = PLAYER_ERROR_CODES.find((knownCode) => knownCode === problem?.errorCode) ?? codeOf(status)
  if (code) return { kind: 'refused', code, fields, reference }
  return fields.length > 0 && status !== null && status < 500
    ? { kind: 'invalid', fields, reference }
    : { kind: 'failed', reference }
}

const codeOf = (status: number | null): PlayerErrorCode | null =>
  status === 429 ? 'too-many-requests' : status === 401 ? 'no-session' : null

/** True when there is no session or it has ended: the player must log in again. */
export const isLoggedOut = (failure: Failure): boolean =>
  failure.kind === 'refused' && ['no-session', 'session-over', 'session-idle'].includes(failure.code)
