import { type EventsReply, eventsReply, INTERNAL_PATHS } from '@herna/contract/events'

/** PAM does not know the cursor (any more): it forgot the events after a day. */
export class CursorForgotten extends Error {}

export interface WinFeed {
  /** Waits up to `wait` ms for a win; without `after`: from now on. */
  read(asked: { after: string | null; wait: number }, signal: AbortSignal): Promise<EventsReply>
}

/** Beyond the wait. */
const ANSWER_MS = 5_000

/** Wins alone, of PAM's feed for the services beside it. */
export const winFeed = (pam: string, secret: string): WinFeed => ({
  async read({ after, wait }, signal) {
    const query = new URLSearchParams({ types: 'win', wait: String(wait), ...(after === null ? {} : { after }) })
    const answer = await fetch(`${pam}${INTERNAL_PATHS.events}?${query}`, {
      headers: { authorization: `Bearer ${secret}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(wait + ANSWER_MS)]),
    })
    if (answer.ok) return eventsReply.parse(await answer.json())
    await answer.body?.cancel()
    if (answer.status === 400 && after !== null) throw new CursorForgotten('the feed does not know our place in it')
    throw new Error(`the feed answered ${answer.status}`)
  },
})
