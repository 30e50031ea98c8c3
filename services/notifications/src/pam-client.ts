import { type NotificationSession, notificationSession } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

/** PAM's internal operations for this service. */
export interface PamClient {
  /** Session of a notification token; null: invalid or expired token. Rejects when PAM is unavailable. */
  sessionOf(token: string): Promise<NotificationSession | null>
}

const TIMEOUT_MS = 5_000

/** Client of PAM's internal operations; `base` is PAM's URL. */
export function createPamClient(base: string, secret: string): PamClient {
  const host: Host = {
    base,
    timeoutMs: TIMEOUT_MS,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
  }
  return {
    async sessionOf(token) {
      try {
        return await callOperation(host, notificationSession, { body: { token } })
      } catch (error) {
        // 400: malformed token. A 401 without this code would mean that our own secret is wrong.
        if (error instanceof CallFailed && (error.status === 400 || error.errorCode === 'token-invalid')) return null
        throw error
      }
    },
  }
}
