import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import { CallFailed } from '@herna/http-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECRET, TABLES } from '../studio-table.fixture.ts'
import { Occupancy } from '../occupancy/occupancy.ts'
import { tableAt } from '../tables/table-at.ts'
import type { FeedClient } from './feed-client.ts'
import { feed } from './feeder.ts'
import { StudioState } from './studio-state.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A feed in memory, which can fail. Each request moves the clock. */
function fakeFeed() {
  const tables = new Map<string, LiveTable>()
  const requests: string[] = []
  const logged: string[] = []
  const state = { epoch: '', sequence: 0, failure: null as CallFailed | null, isLost: false, stepMs: 1_000 }
  const received = (name: string, apply: () => void) => {
    requests.push(name)
    vi.setSystemTime(Date.now() + state.stepMs)
    if (state.failure) throw state.failure
    apply()
    // Applied, but the reply was lost.
    if (state.isLost) throw new CallFailed('timeout')
  }
  const client: FeedClient = {
    async replace(body) {
      received(`replace ${body.sequence}`, () => {
        ;[state.epoch, state.sequence] = [body.epoch, body.sequence]
        tables.clear()
        for (const table of body.tables) tables.set(table.ImsGameCode, table)
      })
    },
    async change({ epoch, sequence, changes }) {
      received(`change ${sequence}`, () => {
        if (state.epoch === epoch && state.sequence >= sequence) return
        if (state.epoch !== epoch || state.sequence + 1 !== sequence) throw gap()
        state.sequence = sequence
        for (const change of changes) tables.set(change.ImsGameCode, merged(tables, change))
      })
    },
  }
  return { tables, requests, logged, state, client }
}
const gap = () =>
  new CallFailed('status', { refusal: { status: 409, body: '', problem: { errorCode: 'sequence-gap' } as never } })
function merged(tables: ReadonlyMap<string, LiveTable>, change: LiveTableChange): LiveTable {
  const table = tables.get(change.ImsGameCode)
  if (!table) throw new Error(`unknown table ${change.ImsGameCode}`)
  return { ...table, ...change }
}

/** Feeds until the condition holds, then stops; returns the time of the last state that was sent. */
async function feedUntil(fake: ReturnType<typeof fakeFeed>, isDone: () => boolean, tables = TABLES) {
  const stop = new AbortController()
  const log = {
    info: (message: string) => void fake.logged.push(message),
    warn: (_: object, message: string) => void fake.logged.push(message),
  }
  const feeding = feed(
    {
      client: fake.client,
      state: new StudioState(tables, SECRET, new Occupancy()),
      log,
      now: Date.now,
      intervalMs: 1,
      backOff: { first: 1, last: 1 },
    },
    stop.signal,
  )
  await vi.waitFor(() => expect(isDone()).toBe(true), { timeout: 20_000, interval: 1 })
  stop.abort()
  await feeding
}

test('a snapshot comes first, then changes; together they are the state of every table at the time they were sent', async () => {
  const fake = fakeFeed()
  await feedUntil(fake, () => fake.requests.length >= 60)
  expect(fake.requests.slice(0, 3)).toEqual(['replace 1', 'change 2', 'change 3'])
  // The clock has moved by one step since the last state was computed.
  const sentAt = Date.now() - fake.state.stepMs
  for (const table of TABLES) expect(fake.tables.get(table.gameCode)).toEqual(tableAt(table, sentAt, SECRET).table)
})

test('an unacknowledged request is repeated as it was, and an outage is logged once, and once when it is over', async () => {
  const fake = fakeFeed()
  let failures = 0
  const original = fake.client.change.bind(fake.client)
  fake.client.change = async (body, signal) => {
    fake.state.isLost = failures < 3 && body.sequence === 3
    if (fake.state.isLost) failures += 1
    await original(body, signal)
  }
  await feedUntil(fake, () => fake.state.sequence >= 6)
  expect(fake.requests.slice(0, 7)).toEqual(['replace 1', 'change 2', 'change 3', 'change 3', 'change 3', 'change 3', 'change 4'])
  expect(fake.logged).toEqual(['live feed unavailable', 'live feed reached again'])
})

test('a feed that asks for a snapshot gets one at once', async () => {
  const fake = fakeFeed()
  let isForgotten = false
  await feedUntil(fake, () => {
    if (fake.state.sequence === 4 && !isForgotten) {
      isForgotten = true
      fake.state.epoch = ''
    }
    return fake.state.sequence >= 8 && isForgotten
  })
  const index = fake.requests.findIndex((request, position) => position > 0 && request.startsWith('replace'))
  expect(fake.requests[index - 1]).toMatch(/^change/)
  expect(fake.requests.filter((request) => request.startsWith('replace'))).toHaveLength(2)
  expect(fake.logged).toEqual([])
})

test('a studio without changes says every 20 s that it is there', async () => {
  const fake = fakeFeed()
  fake.state.stepMs = 0
  let steps = 0
  await feedUntil(fake, () => {
    vi.setSystemTime(Date.now() + 1_000)
    steps += 1
    return steps > 65
  }, [])
  expect(fake.requests.length).toBeGreaterThanOrEqual(3)
  expect(fake.requests.length).toBeLessThanOrEqual(5)
})

test('a feeder that is closed while the feed does not answer ends at once', async () => {
  const fake = fakeFeed()
  let isCalled = false
  fake.client.replace = (_body, signal) =>
    new Promise((_, reject) => {
      isCalled = true
      signal.addEventListener('abort', () => reject(new CallFailed('aborted')))
    })
  await feedUntil(fake, () => isCalled)
  expect(fake.logged).toEqual([])
})
