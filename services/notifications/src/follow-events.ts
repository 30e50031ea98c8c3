import { setTimeout as pause } from 'node:timers/promises'
import type { HouseEvent } from '@herna/contract/events'
import type { FastifyBaseLogger } from 'fastify'
import { type PamDoor, PamFailed } from './pam-door.ts'

interface Following {
  /** Since when nothing was heard, by `now`. */
  readonly heardAt: number
  stop(): Promise<void>
}

const WAIT_MS = 20_000
const BACK_OFF = { first: 250, last: 10_000 } as const

/** Reads PAM's feed for as long as the service runs. What happened while PAM was away comes when it is back: the cursor is kept. */
export function followEvents(
  pam: Pick<PamDoor, 'events'>,
  on: { events(events: readonly HouseEvent[]): void; failed(): void },
  { log, now = () => performance.now(), wait = WAIT_MS, backOff = BACK_OFF }: FollowSettings,
): Following {
  const stopping = new AbortController()
  let heardAt = now()
  let cursor: string | null = null
  let failures = 0

  async function readOnce(): Promise<void> {
    // The first answer is the place to go on from: nobody waits for it.
    const reply = await pam.events({ after: cursor, wait: cursor === null ? 0 : wait }, stopping.signal)
    if (failures > 0) log.info({ failures }, 'events are heard again')
    failures = 0
    heardAt = now()
    cursor = reply.cursor
    if (reply.events.length > 0) on.events(reply.events)
  }
  async function afterFailure(error: unknown): Promise<void> {
    failures += 1
    on.failed()
    // The first alone: PAM being away is told once, not every few seconds.
    if (failures === 1) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'events are not heard')
    // A cursor older than a day is none any more.
    if (error instanceof PamFailed && error.status === 400) cursor = null
    await pause(Math.min(backOff.last, backOff.first * 2 ** (failures - 1)), undefined, { signal: stopping.signal })
  }
  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) await readOnce().catch(afterFailure)
  }
  const followed = follow().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  return {
    get heardAt() {
      return heardAt
    },
    async stop() {
      stopping.abort()
      await followed
    },
  }
}

interface FollowSettings {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  now?: () => number
  wait?: number
  backOff?: { first: number; last: number }
}
