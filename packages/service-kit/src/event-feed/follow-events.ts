import { setTimeout as pause } from 'node:timers/promises'
import type { EventsReply } from '@herna/contract/events'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** The feed does not know the cursor any more: it keeps events for a day. */
export class CursorForgotten extends Error {}

/** Waits up to `wait` ms for an event after the cursor; without a cursor: from now on. Rejects with `CursorForgotten`, or when the feed does not answer. */
export type ReadEvents = (from: { after: string | null; wait: number }, signal: AbortSignal) => Promise<EventsReply>

export interface EventConsumer {
  /** Where to continue; null: from now on. */
  readCursor(): Promise<string | null> | string | null
  /** Processes the events and stores the cursor after them, together or not at all. */
  consume(reply: EventsReply): Promise<void> | void
  forgetCursor(): Promise<void> | void
}

export interface FollowOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  onFailure?: () => void
  /** Milliseconds a read waits for an event. */
  wait?: number
  /** Milliseconds before the next attempt, doubled with each failure in a row. */
  backOff?: { first: number; last: number }
}

const WAIT = 20_000
const BACK_OFF = { first: 250, last: 10_000 }

/**
 * Reads an event feed for as long as the app runs. What happened while the feed was away is read when it is back, because the consumer keeps
 * the cursor.
 */
export function followEvents(app: FastifyInstance, read: ReadEvents, consumer: EventConsumer, options: FollowOptions): void {
  const stopping = new AbortController()
  let followed: Promise<void> = Promise.resolve()
  app.addHook('onReady', async () => {
    followed = follow(read, consumer, options, stopping.signal)
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    await followed
  })
}

async function follow(
  read: ReadEvents,
  consumer: EventConsumer,
  { log, onFailure, wait = WAIT, backOff = BACK_OFF }: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const after = await consumer.readCursor()
      // The first reply is the place to continue from: nobody waits for it.
      await consumer.consume(await read({ after, wait: after === null ? 0 : wait }, signal))
      if (failures > 0) log.info({ failures }, 'event feed reconnected')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      onFailure?.()
      // The first alone: an outage is logged once, not every few seconds.
      if (failures === 1) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'event feed unavailable')
      if (error instanceof CursorForgotten) await forget(consumer)
      await pause(Math.min(backOff.last, backOff.first * 2 ** (failures - 1)), undefined, { signal }).catch(() => {})
    }
  }
}

/** A cursor that could not be forgotten now is refused by the feed again, and forgotten then. */
async function forget(consumer: EventConsumer): Promise<void> {
  try {
    await consumer.forgetCursor()
  } catch {}
}
