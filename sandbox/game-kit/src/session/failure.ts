import type { CallFailed } from '@herna/http-client'
import { type GameProblem, PLAY_ERROR_CODES, type PlayErrorCode } from '@herna/contract/games'

/** Why a call did not give what was asked. The first five may be asked again; the rest are the host's definite word. */
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
  /** Stands also in the host's log. */
  reference: string | null
}

const RETRYABLE: readonly FailureKind[] = ['offline', 'timeout', 'unreachable', 'server', 'garbled']

/** True when the same call with the same id may still succeed; a round then may or may not have been played. */
export const isRetryable = (failure: Failure): boolean => RETRYABLE.includes(failure.kind)

const isCode = (code: unknown): code is PlayErrorCode => PLAY_ERROR_CODES.some((known) => known === code)

/** The code says it; without one the status has to. */
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

/** A call that has no reply: a problem document (RFC 9457), or whatever came instead of it. */
export const failureOfCall = ({ kind, status, errorCode, problem }: CallFailed): Failure => ({
  kind: status === null ? KINDS[kind] : kindOf(status, errorCode),
  reference: problem?.reference ?? null,
})

export const failure = (kind: FailureKind): Failure => ({ kind, reference: null })

/** What the framing portal is told [4.17]: enough to offer the next step, and nothing about the player. */
export function problemOf({ kind }: Failure): GameProblem {
  if (kind === 'session-over' || kind === 'insufficient-funds' || kind === 'moved' || kind === 'blocked') return kind
  if (kind === 'limit') return 'blocked'
  return isRetryable({ kind, reference: null }) ? 'unreachable' : 'broken'
}

/** True for what only the portal can settle: logging in, depositing, an exclusion or a limit, the other window. */
export const isForPortal = ({ kind }: Failure): boolean =>
  kind === 'session-over' || kind === 'insufficient-funds' || kind === 'moved' || kind === 'blocked' || kind === 'limit'
