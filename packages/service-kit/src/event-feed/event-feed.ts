import { events, type PamEvent } from '@herna/contract/events'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { CursorForgotten, type ReadEvents } from './follow-events.ts'

interface EventFeed {
  /** Base URL of PAM. */
  pam: string
  secret: string
  types: readonly PamEvent['type'][]
}

/** Allowed in addition to the wait. */
const RESPONSE_MS = 5_000
/** A page of 1000 events is far below. */
const MAX_CHARACTERS = 10_000_000

/** Reads PAM's event feed, for the other services. */
export function eventFeed({ pam, secret, types }: EventFeed): ReadEvents {
  const host: Host = {
    base: pam,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
    maxCharacters: MAX_CHARACTERS,
  }
  return async ({ after, wait }, signal) => {
    const query = { types: types.join(), wait, after: after ?? undefined }
    try {
      return await callOperation(host, events, { query }, { signal, timeoutMs: wait + RESPONSE_MS })
    } catch (error) {
      if (error instanceof CallFailed && error.errorCode === 'cursor-forgotten')
        throw new CursorForgotten('the event feed does not know the cursor')
      throw error
    }
  }
}
