import { type NotificationSession, notificationSession } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

export interface PamDoor {
  /** Null: the token is not good, or not any more. Rejects when PAM does not answer. */
  sessionOf(token: string): Promise<NotificationSession | null>
}

const TIMEOUT_MS = 5_000

/** PAM's operations for the services beside it. */
export function pamDoor(base: string, secret: string): PamDoor {
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
        // 400: no token has this form. A 401 without the code would be about our own secret.
        if (error instanceof CallFailed && (error.status === 400 || error.errorCode === 'token-invalid')) return null
        throw error
      }
    },
  }
}
