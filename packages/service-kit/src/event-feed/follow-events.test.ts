import { once } from 'node:events'
import type { EventsReply, PamEvent } from '@herna/contract/events'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { CursorForgotten, followEvents, type ReadEvents } from './follow-events.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const event = (id: number): PamEvent => ({
  id: String(id),
  at: '2026-03-02T10:00:00.000Z',
  type: 'session-ended',
  playerId: '11111111-1111-4111-8111-111111111111',
  sessionId: '33333333-3333-4333-8333-333333333333',
})

/** A feed of `count` events whose cursor is their number, and a consumer that stores its cursor; both can be made to fail. */
async function startConsumer(count: number, stored: string | null) {
  const state = { count, cursor: stored, feed: null as Error | null, consumer: null as Error | null }
  const observed = {
    ids: [] as string[],
    requests: [] as { after: string | null; wait: number }[],
    logged: [] as string[],
    failures: 0,
  }
  const readEvents: ReadEvents = async (from, signal) => {
    observed.requests.push(from)
    if (state.feed) throw state.feed
    const start = from.after === null ? state.count : Number(from.after)
    if (start === state.count && from.wait > 0)
      await Promise.race([once(signal, 'abort'), new Promise((next) => setTimeout(next, 2))])
    signal.throwIfAborted()
    const events = Array.from({ length: state.count - start }, (_, n) => event(start + n))
    return { events, cursor: String(state.count) }
  }
  const consumer = {
    readCursor: async () => state.cursor,
    async consume({ events, cursor }: EventsReply) {
      if (state.consumer) throw state.consumer
      observed.ids.push(...events.map(({ id }) => id))
      state.cursor = cursor
    },
    async resetCursor() {
      state.cursor = null
      state.feed = null
    },
  }
  const log = {
    info: (_: object, line: string) => void observed.logged.push(line),
    warn: (_: object, line: string) => void observed.logged.push(line),
  }
  const app = Fastify()
  const onFailure = () => void (observed.failures += 1)
  followEvents(app, readEvents, consumer, { log: log as never, onFailure, waitMs: 1_000, backOff: { first: 1, last: 4 } })
  await app.ready()
  closing.push(() => app.close())
  return { state, observed, app }
}

test('a consumer without a cursor starts with new events, without waiting', async () => {
  const { state, observed } = await startConsumer(5, null)
  await expect.poll(() => state.cursor).toBe('5')
  state.count = 7
  await expect.poll(() => observed.ids).toEqual(['5', '6'])
  expect(observed.requests.slice(0, 2)).toEqual([
    { after: null, wait: 0 },
    { after: '5', wait: 1_000 },
  ])
})

test('a consumer with a cursor continues after it', async () => {
  const { observed } = await startConsumer(5, '3')
  await expect.poll(() => observed.ids).toEqual(['3', '4'])
})

test('an outage and its end are logged once each, and the events in between are read', async () => {
  const { state, observed } = await startConsumer(1, '1')
  state.feed = new Error('unavailable')
  await expect.poll(() => observed.failures).toBeGreaterThan(3)
  state.count = 2
  state.feed = null
  await expect.poll(() => observed.ids).toEqual(['1'])
  await expect.poll(() => observed.logged).toEqual(['event feed unavailable', 'event feed reconnected'])
})

test('events that could not be processed are read again', async () => {
  const { state, observed } = await startConsumer(1, '1')
  state.consumer = new Error('the database is unavailable')
  state.count = 2
  await expect.poll(() => observed.failures).toBeGreaterThan(1)
  expect(observed.ids).toEqual([])
  state.consumer = null
  await expect.poll(() => observed.ids).toEqual(['1'])
})

test('a forgotten cursor is discarded, and the feed is read from now on', async () => {
  const { state, observed } = await startConsumer(5, '3')
  await expect.poll(() => observed.ids).toEqual(['3', '4'])
  state.feed = new CursorForgotten('of another database')
  await expect.poll(() => observed.requests.some(({ after }) => after === null)).toBe(true)
  state.count = 6
  await expect.poll(() => observed.ids).toEqual(['3', '4', '5'])
})

test('closing the app ends a waiting read without reporting a failure', async () => {
  const { observed, app } = await startConsumer(1, '1')
  await expect.poll(() => observed.requests.length).toBeGreaterThan(0)
  await app.close()
  const requestCount = observed.requests.length
  await new Promise((next) => setTimeout(next, 20))
  expect([observed.requests.length, observed.failures]).toEqual([requestCount, 0])
})
