import { INTERNAL_PATHS, type NotificationSession, notificationSession } from '@herna/contract/events'
import { z } from 'zod'

export interface PamDoor {
  /** Null: the token is not good, or not any more. Rejects when PAM does not answer. */
  sessionOf(token: string): Promise<NotificationSession | null>
}

/** PAM refused: status and word tell whether what we asked was wrong. */
class PamFailed extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(path: string, status: number, code: string | undefined) {
    super(`PAM answered ${path} with ${status}${code ? ` (${code})` : ''}`)
    this.name = 'PamFailed'
    this.status = status
    this.code = code
  }
}
const refusal = z.object({ errorCode: z.string().max(60) })

const ASKING_MS = 5_000

/** PAM's operations for the services beside it. */
export function pamDoor(base: string, secret: string): PamDoor {
  async function post(path: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ASKING_MS),
      redirect: 'error',
    })
    if (response.ok) return response.json()
    const told = refusal.safeParse(await response.json().catch(() => null))
    throw new PamFailed(path, response.status, told.data?.errorCode)
  }

  return {
    async sessionOf(token) {
      try {
        return notificationSession.parse(await post(INTERNAL_PATHS.notificationSession, { token }))
      } catch (error) {
        // 400: no token has this form. A 401 without the word would be about our own secret.
        if (error instanceof PamFailed && (error.status === 400 || error.code === 'token-invalid')) return null
        throw error
      }
    },
  }
}
