import type { CustomerDataBatch, TimedEvent, TrackedPlayer } from '@herna/contract/tracking'

const MAX_EVENTS = 50
const SEND_AFTER_MS = 2_000
const TIMEOUT_MS = 15_000 // [7.1]
/** After this many failed calls in a row nothing more is sent from this page. */
const MAX_FAILURES = 3

export interface CustomerData {
  add(event: TimedEvent): void
  setPlayer(player: TrackedPlayer | null): void
  /** Sends waiting events at once, also while the page is being left. */
  flush(): void
  /** Drops waiting events: the consent was withdrawn. */
  clear(): void
}

/**
 * Sends events in batches to the customer-data platform [7.49]. It is never waited for: a batch that fails is sent again with the next one, at most 50 events wait,
 * and after three failures in a row the platform is not called any more.
 */
export function createCustomerData(url: string, visitor: string): CustomerData {
  let player: TrackedPlayer | null = null
  let events: TimedEvent[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = events
    if (batch.length === 0 || failures >= MAX_FAILURES) return
    events = []
    void send(url, { visitor, player, events: batch }).then((accepted) => {
      failures = accepted ? 0 : failures + 1
      if (!accepted) events = [...batch, ...events].slice(-MAX_EVENTS)
    })
  }
  return {
    add(event) {
      if (failures >= MAX_FAILURES) return
      events = [...events, event].slice(-MAX_EVENTS)
      timer ??= setTimeout(flush, SEND_AFTER_MS)
    },
    setPlayer(next) {
      if (next === player) return
      // Events before a login or logout belong to the previous player or guest.
      flush()
      player = next
    },
    flush,
    clear() {
      events = []
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}

/** True when the platform accepted the batch. */
const send = (url: string, batch: CustomerDataBatch): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
