import { type GamePermit, type PreviewPass, previewAuth } from '@herna/contract/content'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { requestIdHeader } from '@herna/telemetry'

/** Result of checking a password: `wait` after too many attempts, `closed` when no password is set, `unavailable` when the service failed. */
export type Exchange =
  | ({ kind: 'pass' } & PreviewPass & { gamePermit?: GamePermit | undefined })
  | { kind: 'wrong' | 'closed' | 'unavailable' }
  | { kind: 'wait'; seconds: number }

export interface PreviewVisitor {
  /** The client's IP address, by which wrong passwords are counted. */
  address: string
  /** The last pass of this browser, possibly expired. */
  device: string | null
}

/** The preview authentication call [7.34]. */
export interface PreviewCall {
  /** With a game code the correct password also gives a permit for that game [5.3]. Never rejects. */
  exchange(secret: string, visitor: PreviewVisitor, gameCode?: string): Promise<Exchange>
  /** Whether a pass is still valid; null when the service failed. */
  isValid(pass: string): Promise<boolean | null>
}

const TIMEOUT_MS = 2_500

/** Errors are reduced to a kind, because a message could contain the URL and with it the password. */
export function createPreviewCall(base: string, limit = TIMEOUT_MS): PreviewCall {
  const host: Host = { base, timeoutMs: limit, request: { redirect: 'error' }, headers: requestIdHeader }
  return {
    async exchange(secret, { address, device }, gameCode) {
      const deviceHeaders: Record<string, string> = device === null ? {} : { authorization: `Bearer ${device}` }
      const headers = { 'x-forwarded-for': address, ...deviceHeaders }
      try {
        return { kind: 'pass', ...(await callOperation(host, previewAuth, { query: { secret, gameCode } }, { headers })) }
      } catch (error) {
        return refusalOf(error)
      }
    },
    async isValid(pass) {
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
  return { kind: 'unavailable' }
}
