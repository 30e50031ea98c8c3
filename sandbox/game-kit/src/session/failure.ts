import type { CallFailed } from '@herna/http-client'
import { type GameProblem, PLAY_ERROR_CODES, type PlayErrorCode } from '@herna/contract/games'

/** Why a call failed. The first five are retryable; the others are definite. */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'server'
  | 'garbled'
  | 'refused'
  | 'unknown-game'
  | PlayErrorCode

export interface Failure {
  kind: FailureKind
  /** Request reference, also in the host's log. */
  reference: string | null
}

const RETRYABLE: readonly FailureKind[] = ['offline', 'timeout', 'unreachable', 'server', 'garbled']

/** Whether the same call with the same id may be retried; its round may or may not have been played. */
export const isRetryable = (failure: Failure): boolean => RETRYABLE.includes(failure.kind)

const isCode = (code: unknown): code is PlayErrorCode => PLAY_ERROR_CODES.some((playCode) => playCode === code)

/** By error code; without one by status. */
function kindOf(status: number, errorCode: unknown): FailureKind {
  if (isCode(errorCode)) return errorCode
  if (status === 401) return 'session-over'
  if (status === 403) return 'blocked'
  if (status === 402) return 'insufficient-funds'
  if (status === 404) return 'unknown-game'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'server'
  return 'refused'
}

const KINDS: Record<CallFailed['kind'], FailureKind> = {
  status: 'refused',
  timeout: 'timeout',
  unreadable: 'garbled',
  unreachable: 'unreachable',
  offline: 'offline',
  aborted: 'unreachable',
  'no-script': 'unreachable',
  'no-response': 'unreachable',
}

/** The failure of a call: from its problem document (RFC 9457), or from status and kind. */
export const failureOfCall = ({ kind, status, errorCode, problem }: CallFailed): Failure => ({
  kind: status === null ? KINDS[kind] : kindOf(status, errorCode),
  reference: problem?.reference ?? null,
})

export const failure = (kind: FailureKind): Failure => ({ kind, reference: null })

/** The problem reported to the portal [4.17]: enough to offer the next step, without player data. */
export function problemOf({ kind }: Failure): GameProblem {
  if (kind === 'session-over' || kind === 'insufficient-funds' || kind === 'moved' || kind === 'blocked') return kind
  if (kind === 'limit') return 'blocked'
  return isRetryable({ kind, reference: null }) ? 'unreachable' : 'broken'
}

/** Whether nothing more is played or shown in this window's session: the end of an open round is not seen here. */
export const endsSession = ({ kind }: Failure): boolean => kind === 'session-over' || kind === 'moved' || kind === 'blocked'

/** Whether only the portal can resolve it: login, deposit, exclusion, limit, other window. */
export const isForPortal = ({ kind }: Failure): boolean =>
  kind === 'session-over' || kind === 'insufficient-funds' || kind === 'moved' || kind === 'blocked' || kind === 'limit'
