import {
  type EventsReply,
  eventsReply,
  INTERNAL_PATHS,
  type NotificationSession,
  notificationSession,
} from '@herna/contract/events'
import { z } from 'zod'

export interface PamDoor {
  /** Null: the token is not good, or not any more. Rejects when PAM does not answer. */
  sessionOf(token: string): Promise<NotificationSession | null>
  /** Waits up to `wait` ms for something to happen; without `after`: from now on. */
  events(asked: { after: string | null; wait: number }, signal: AbortSignal): Promise<EventsReply>
}

/** PAM refused: status and word tell whether what we asked was wrong. */
export class PamFailed extends Error {
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
/** What nobody needs here is left out: wins have other readers. */
const TYPES = 'balance,player-message,session-ended'

/** PAM's door for the services beside it. */
export function pamDoor(base: string, secret: string): PamDoor {
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json' }

  async function read(path: string, init: RequestInit, deadline: number): Promise<unknown> {
    const signal = AbortSignal.any([AbortSignal.timeout(deadline), ...(init.signal ? [init.signal] : [])])
    const answer = await fetch(`${base}${path}`, { ...init, signal, redirect: 'error' })
    if (answer.ok) return answer.json()
    const told = refusal.safeParse(await answer.json().catch(() => null))
    throw new PamFailed(path.split('?', 1)[0] ?? path, answer.status, told.data?.errorCode)
  }

  return {
    async sessionOf(token) {
      const body = JSON.stringify({ token })
      try {
        const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
        return notificationSession.parse(await read(INTERNAL_PATHS.notificationSession, post, ASKING_MS))
      } catch (error) {
        // 400: no token has this form. A 401 without the word would be about our own secret.
        if (error instanceof PamFailed && (error.status === 400 || error.code === 'token-invalid')) return null
        throw error
      }
    },
    async events({ after, wait }, signal) {
      const query = new URLSearchParams({ types: TYPES, wait: String(wait), ...(after === null ? {} : { after }) })
      return eventsReply.parse(await read(`${INTERNAL_PATHS.events}?${query}`, { headers, signal }, wait + ASKING_MS))
    },
  }
}
