import { setTimeout as pause } from 'node:timers/promises'
import type { EventsReply } from '@herna/contract/events'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** The feed does not know the cursor: it is of another database. */
export class CursorForgotten extends Error {}

/** Reads events after the cursor and waits up to `wait` ms for one; a null cursor starts now. Rejects with `CursorForgotten` or when the feed is unavailable. */
export type ReadEvents = (from: { after: string | null; wait: number }, signal: AbortSignal) => Promise<EventsReply>

/** Processes events and stores its own position in the feed. */
export interface EventConsumer {
  /** Cursor to continue after; null: start now. */
  readCursor(): Promise<string | null> | string | null
  /** Processes the events and stores the cursor after them, atomically. */
  consume(reply: EventsReply): Promise<void> | void
  /** Discards a cursor that the feed rejected. */
  resetCursor(): Promise<void> | void
}

export interface FollowOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  onFailure?: () => void
  /** Milliseconds a read waits for an event. */
  waitMs?: number
  /** Milliseconds before the next attempt, doubled with each failure in a row. */
  backOff?: { first: number; last: number }
}

const WAIT_MS = 20_000
const BACK_OFF = { first: 250, last: 10_000 }

/**
 * Reads an event feed for as long as the app runs. Events that happened during an outage are read afterwards, because the consumer stores
 * the cursor.
 */
export function followEvents(app: FastifyInstance, read: ReadEvents, consumer: EventConsumer, options: FollowOptions): void {
  const stopping = new AbortController()
  let following: Promise<void> = Promise.resolve()
  app.addHook('onReady', async () => {
    following = follow(read, consumer, options, stopping.signal)
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    await following
  })
}

async function follow(
  read: ReadEvents,
  consumer: EventConsumer,
  { log, onFailure, waitMs = WAIT_MS, backOff = BACK_OFF }: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const after = await consumer.readCursor()
      // Without a cursor the first reply only returns one, so it must not wait.
      await consumer.consume(await read({ after, wait: after === null ? 0 : waitMs }, signal))
      if (failures > 0) log.info({ failures }, 'event feed reconnected')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      onFailure?.()
      // Only the first failure: an outage is logged once.
      if (failures === 1) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'event feed unavailable')
      if (error instanceof CursorForgotten) await resetCursor(consumer)
      await pause(Math.min(backOff.last, backOff.first * 2 ** (failures - 1)), undefined, { signal }).catch(() => {})
    }
  }
}

/** When the reset fails, the feed rejects the cursor again and the reset is retried. */
async function resetCursor(consumer: EventConsumer): Promise<void> {
  try {
    await consumer.resetCursor()
  } catch {}
}
