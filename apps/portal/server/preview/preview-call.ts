import { type GamePermit, type PreviewPass, previewAuth } from '@herna/contract/content'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

/** What became of a password: `wait` tells the seconds, `closed` that nobody has set one, `away` that nobody answered as promised. */
export type Exchange =
  | ({ kind: 'pass' } & PreviewPass & { gamePermit?: GamePermit | undefined })
  | { kind: 'wrong' | 'closed' | 'away' }
  | { kind: 'wait'; seconds: number }

export interface PreviewVisitor {
  /** The client's address: wrong passwords are counted by it. */
  address: string
  /** A pass this browser was given before; it may be over. */
  device: string | null
}

/** The preview authentication call [7.34]. */
export interface PreviewCall {
  /** With a game's code the right password also gives a permit for that game [5.3]. */
  exchange(secret: string, visitor: PreviewVisitor, gameCode?: string): Promise<Exchange>
  /** Whether a pass still opens drafts; null: nobody answered. */
  holds(pass: string): Promise<boolean | null>
}

const LIMIT = 2_500

/** Failures are not told further: a reason might name the address, and with it the password. */
export function createPreviewCall(base: string, limit = LIMIT): PreviewCall {
  const host: Host = { base, timeoutMs: limit, request: { redirect: 'error' } }
  return {
    async exchange(secret, { address, device }, gameCode) {
      const known: Record<string, string> = device === null ? {} : { authorization: `Bearer ${device}` }
      const headers = { 'x-forwarded-for': address, ...known }
      try {
        return { kind: 'pass', ...(await callOperation(host, previewAuth, { query: { secret, gameCode } }, { headers })) }
      } catch (error) {
        return refusalOf(error)
      }
    },
    async holds(pass) {
      try {
        await callOperation(host, previewAuth, {}, { headers: { authorization: `Bearer ${pass}` } })
        return true
      } catch (error) {
        return error instanceof CallFailed && (error.status === 401 || error.status === 403) ? false : null
      }
    },
  }
}

function refusalOf(error: unknown): Exchange {
  const { status, retryAfter } = error instanceof CallFailed ? error : { status: null, retryAfter: null }
  if (status === 401 || status === 400) return { kind: 'wrong' }
  if (status === 403) return { kind: 'closed' }
  if (status === 429) return { kind: 'wait', seconds: retryAfter ?? 60 }
  return { kind: 'away' }
}
