/** Why a call did not give what was asked. The first five may be asked again; the rest are the host's definite word. */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'server'
  | 'garbled'
  | 'expired'
  | 'credit'
  | 'refused'
  | 'unknown-game'

export interface Failure {
  kind: FailureKind
  /** Stands also in the host's log. */
  reference: string | null
}

const AGAIN: readonly FailureKind[] = ['offline', 'timeout', 'unreachable', 'server', 'garbled']

/** True when the same call with the same id may still succeed; a round then may or may not have been played. */
export const mayAskAgain = (failure: Failure): boolean => AGAIN.includes(failure.kind)

interface ProblemLike {
  type?: unknown
  reference?: unknown
}

const asProblem = (body: unknown): ProblemLike => (typeof body === 'object' && body !== null ? body : {})

function kindOfStatus(status: number, type: string): FailureKind {
  if (status === 401 || status === 403) return 'expired'
  if (status === 402 || /insufficient|credit|balance/.test(type)) return 'credit'
  if (status === 404) return 'unknown-game'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'server'
  return 'refused'
}

/** A problem document (RFC 9457), or whatever came instead of it. */
export function failureOfReply(status: number, body: unknown): Failure {
  const problem = asProblem(body)
  return {
    kind: kindOfStatus(status, typeof problem.type === 'string' ? problem.type : ''),
    reference: typeof problem.reference === 'string' ? problem.reference : null,
  }
}

export const failure = (kind: FailureKind): Failure => ({ kind, reference: null })
