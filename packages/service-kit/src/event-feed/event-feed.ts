import { eventsReply, type HouseEvent, INTERNAL_PATHS } from '@herna/contract/events'
import { CursorForgotten, type ReadEvents } from './follow-events.ts'

interface EventFeed {
  /** Address of PAM. */
  pam: string
  secret: string
  types: readonly HouseEvent['type'][]
}

/** Beyond the wait. */
const DEADLINE = 5_000

/** PAM's event feed for the services beside it. */
export const eventFeed =
  ({ pam, secret, types }: EventFeed): ReadEvents =>
  async ({ after, wait }, signal) => {
    const query = new URLSearchParams({ types: types.join(), wait: String(wait), ...(after === null ? {} : { after }) })
    const response = await fetch(`${pam}${INTERNAL_PATHS.events}?${query}`, {
      headers: { authorization: `Bearer ${secret}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(wait + DEADLINE)]),
    })
    if (response.ok) return eventsReply.parse(await response.json())
    await response.body?.cancel()
    if (response.status === 400 && after !== null) throw new CursorForgotten('the event feed does not know the cursor')
    throw new Error(`the event feed answered ${response.status}`)
  }
