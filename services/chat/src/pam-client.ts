import { chatTokenSession, type NotificationSession } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

/** PAM's internal operation for this service. */
export interface PamClient {
  /** Redeems a player's chat token; null: unknown, used or expired. Rejects when PAM is unavailable. */
  redeem(token: string): Promise<NotificationSession | null>
}

const TIMEOUT_MS = 5_000

/** `base` is PAM's URL. */
export function createPamClient(base: string, secret: string): PamClient {
  const host: Host = {
    base,
    timeoutMs: TIMEOUT_MS,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
  }
  return {
    async redeem(token) {
      try {
        return await callOperation(host, chatTokenSession, { body: { token } })
      } catch (error) {
        // 400: malformed token. A 401 without this code would mean that our own secret is wrong.
        if (error instanceof CallFailed && (error.status === 400 || error.errorCode === 'token-invalid')) return null
        throw error
      }
    },
  }
}
