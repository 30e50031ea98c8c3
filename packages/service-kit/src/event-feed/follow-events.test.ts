import { once } from 'node:events'
import type { EventsReply, HouseEvent } from '@herna/contract/events'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { CursorForgotten, followEvents, type ReadEvents } from './follow-events.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const event = (id: number): HouseEvent => ({
  id: String(id),
  at: '2026-03-02T10:00:00.000Z',
  type: 'session-ended',
  playerId: '11111111-1111-4111-8111-111111111111',
  sessionId: '33333333-3333-4333-8333-333333333333',
})

/** A feed of `count` events whose cursor is their number, and a consumer that keeps its cursor; both can be made to fail. */
async function following(count: number, stored: string | null) {
  const state = { count, cursor: stored, feed: null as Error | null, consumer: null as Error | null }
  const seen = { ids: [] as string[], asked: [] as { after: string | null; wait: number }[], logged: [] as string[], failures: 0 }
  const read: ReadEvents = async (from, signal) => {
    seen.asked.push(from)
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
      seen.ids.push(...events.map(({ id }) => id))
      state.cursor = cursor
    },
    async forgetCursor() {
      state.cursor = null
      state.feed = null
    },
  }
  const log = {
    info: (_: object, line: string) => void seen.logged.push(line),
    warn: (_: object, line: string) => void seen.logged.push(line),
  }
  const app = Fastify()
  const onFailure = () => void (seen.failures += 1)
  followEvents(app, read, consumer, { log: log as never, onFailure, wait: 1_000, backOff: { first: 1, last: 4 } })
  await app.ready()
  closing.push(() => app.close())
  return { state, seen, app }
}

test('a consumer without a cursor begins with what happens from now on, without waiting', async () => {
  const { state, seen } = await following(5, null)
  await expect.poll(() => state.cursor).toBe('5')
  state.count = 7
  await expect.poll(() => seen.ids).toEqual(['5', '6'])
  expect(seen.asked.slice(0, 2)).toEqual([
    { after: null, wait: 0 },
    { after: '5', wait: 1_000 },
  ])
})

test('a consumer with a cursor continues after it', async () => {
  const { seen } = await following(5, '3')
  await expect.poll(() => seen.ids).toEqual(['3', '4'])
})

test('an outage is logged once and its end once, and what happened meanwhile is read', async () => {
  const { state, seen } = await following(1, '1')
  state.feed = new Error('away')
  await expect.poll(() => seen.failures).toBeGreaterThan(3)
  state.count = 2
  state.feed = null
  await expect.poll(() => seen.ids).toEqual(['1'])
  await expect.poll(() => seen.logged).toEqual(['event feed unavailable', 'event feed reconnected'])
})

test('events that could not be processed come again', async () => {
  const { state, seen } = await following(1, '1')
  state.consumer = new Error('the database is away')
  state.count = 2
  await expect.poll(() => seen.failures).toBeGreaterThan(1)
  expect(seen.ids).toEqual([])
  state.consumer = null
  await expect.poll(() => seen.ids).toEqual(['1'])
})

test('a cursor that the feed has forgotten is dropped, and the feed is read from now on', async () => {
  const { state, seen } = await following(5, '3')
  await expect.poll(() => seen.ids).toEqual(['3', '4'])
  state.feed = new CursorForgotten('too old')
  await expect.poll(() => seen.asked.some(({ after }) => after === null)).toBe(true)
  state.count = 6
  await expect.poll(() => seen.ids).toEqual(['3', '4', '5'])
})

test('closing the app ends a read that waits, without a failure', async () => {
  const { seen, app } = await following(1, '1')
  await expect.poll(() => seen.asked.length).toBeGreaterThan(0)
  await app.close()
  const asked = seen.asked.length
  await new Promise((next) => setTimeout(next, 20))
  expect([seen.asked.length, seen.failures]).toEqual([asked, 0])
})
