import type { Problem } from '@herna/contract'
import { PLAYER_ERROR_CODES, type PlayerErrorCode } from '@herna/contract/player'

/** How a call can fail; each has its words. */
export type Failure =
  /** The platform refused, and said why. */
  | { kind: 'refused'; code: PlayerErrorCode; fields: readonly string[]; reference: string | null }
  /** What was sent is not right in these fields. */
  | { kind: 'invalid'; fields: readonly string[]; reference: string | null }
  /** The platform failed, or answered what nobody knows. */
  | { kind: 'failed'; reference: string | null }
  | { kind: 'unreachable' | 'timeout' | 'garbled' }

const isKnown = (code: unknown): code is PlayerErrorCode => PLAYER_ERROR_CODES.includes(code as PlayerErrorCode)

/** Reads a problem document; anything else of that status is a failure without words. */
export function failureOf({ status }: { status: number }, said: Problem | null): Failure {
  const reference = typeof said?.reference === 'string' ? said.reference : null
  const named = Array.isArray(said?.errors) ? said.errors : []
  const fields = named.map(({ field }) => String(field))
  if (isKnown(said?.errorCode)) return { kind: 'refused', code: said.errorCode, fields, reference }
  if (status === 429) return { kind: 'refused', code: 'too-many-requests', fields, reference }
  if (status === 401) return { kind: 'refused', code: 'no-session', fields, reference }
  return fields.length > 0 && status < 500 ? { kind: 'invalid', fields, reference } : { kind: 'failed', reference }
}

/** True when the session is not, or no longer: the player has to log in anew. */
export const isLoggedOut = (failure: Failure): boolean =>
  failure.kind === 'refused' && ['no-session', 'session-over', 'session-idle'].includes(failure.code)
