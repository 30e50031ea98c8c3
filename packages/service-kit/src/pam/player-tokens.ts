import type { chatTokenSession, NotificationSession, notificationSession } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { requestIdHeader } from '@herna/telemetry'

/** The session of a player's token; null: malformed, unknown, used or expired. Rejects when PAM is unavailable. */
export type SessionOfToken = (token: string) => Promise<NotificationSession | null>

interface PlayerTokens {
  /** Base URL of PAM. */
  pam: string
  secret: string
  operation: typeof notificationSession | typeof chatTokenSession
}

const TIMEOUT_MS = 5_000

/** Asks PAM about players' tokens, for services that have connections of players. */
export function playerTokens({ pam, secret, operation }: PlayerTokens): SessionOfToken {
  const host: Host = {
    base: pam,
    timeoutMs: TIMEOUT_MS,
    headers: () => ({ authorization: `Bearer ${secret}`, ...requestIdHeader() }),
    request: { redirect: 'error' },
  }
  return async (token) => {
    try {
      return await callOperation(host, operation, { body: { token } })
    } catch (error) {
      // 400: malformed token. A 401 without this code would mean that our own secret is wrong.
      if (error instanceof CallFailed && (error.status === 400 || error.errorCode === 'token-invalid')) return null
      throw error
    }
  }
}
