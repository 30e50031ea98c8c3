import { events, type HouseEvent } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { CursorForgotten, type ReadEvents } from './follow-events.ts'

interface EventFeed {
  /** Address of PAM. */
  pam: string
  secret: string
  types: readonly HouseEvent['type'][]
}

/** Beyond the wait. */
const DEADLINE_MS = 5_000
/** A thousand events are far below. */
const MOST_CHARACTERS = 10_000_000

/** PAM's event feed for the services beside it. */
export function eventFeed({ pam, secret, types }: EventFeed): ReadEvents {
  const host: Host = {
    base: pam,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
    mostCharacters: MOST_CHARACTERS,
  }
  return async ({ after, wait }, signal) => {
    const query = { types: types.join(), wait, after: after ?? undefined }
    try {
      return await callOperation(host, events, { query }, { signal, timeoutMs: wait + DEADLINE_MS })
    } catch (error) {
      if (error instanceof CallFailed && error.status === 400 && after !== null)
        throw new CursorForgotten('the event feed does not know the cursor')
      throw error
    }
  }
}
