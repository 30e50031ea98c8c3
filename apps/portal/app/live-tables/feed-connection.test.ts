import { expect, test } from 'vitest'
import { openFeed, type Hub } from './feed-connection.ts'
import type { FeedStatus } from './feed-state.ts'
import { createLiveTables } from './live-tables.ts'

interface TestHub extends Hub {
  send(message: string, argument: unknown): void
  reconnecting(): void
  reconnected(): void
  closed(): void
  started: PromiseWithResolvers<void>
  stopped: PromiseWithResolvers<void>
  isStopped: boolean
}

function createTestHub(): TestHub {
  const listeners = new Map<string, (argument: unknown) => void>()
  const events: Record<'reconnecting' | 'reconnected' | 'closed', () => void> = {
    reconnecting: () => {},
    reconnected: () => {},
    closed: () => {},
  }
  const started = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  return {
    started,
    stopped,
    isStopped: false,
    on: (message, listener) => void listeners.set(message, listener),
    onreconnecting: (listener) => void (events.reconnecting = listener),
    onreconnected: (listener) => void (events.reconnected = listener),
    onclose: (listener) => void (events.closed = listener),
    start: () => started.promise,
    stop() {
      this.isStopped = true
      return stopped.promise
    },
    send: (message, argument) => listeners.get(message)?.(argument),
    reconnecting: () => events.reconnecting(),
    reconnected: () => events.reconnected(),
    closed: () => events.closed(),
  }
}

/** Hubs, the clock and everything the feed reports, controlled by the test. */
function setUp() {
  const hubs: TestHub[] = []
  const tables = createLiveTables()
  const statuses: FeedStatus[] = []
  const dataTimes: (number | null)[] = []
  const failures: string[] = []
  const reports: string[] = []
  const clock = { now: 1_000 }
  const feed = openFeed({
    createHub() {
      const hub = createTestHub()
      hubs.push(hub)
      return hub
    },
    tables,
    setStatus: (status) => statuses.push(status),
    setDataTime: (at) => dataTimes.push(at),
    onFailure: (what) => failures.push(what),
    report: (message) => reports.push(message),
    now: () => clock.now,
  })
  const hub = () => hubs.at(-1) as TestHub
  return {
    feed,
    hubs,
    hub,
    tables,
    statuses,
    dataTimes,
    failures,
    reports,
    clock,
    states: () => statuses.map(({ state }) => state),
  }
}

const table = (ImsGameCode: string, Status = 'online') => ({ ImsGameCode, Language: 'sk', Status, SeatsAvailability: {} })
const settled = () => new Promise((done) => setImmediate(done))

test('a feed is connecting until init has arrived, then connected; updates are merged; closing it stops the hub and clears the tables [3.20] [4.27]', async () => {
  const { feed, hub, tables, states } = setUp()
  feed.reconnect()
  hub().started.resolve()
  await settled()
  expect(states()).toEqual(['connecting'])
  hub().send('init', [table('a'), table('b', 'closed')])
  hub().send('updateTable', { ImsGameCode: 'b', Status: 'online' })
  expect(states()).toEqual(['connecting', 'connected'])
  expect(tables.get('b')).toEqual(table('b'))
  feed.close()
  expect([hub().isStopped, tables.size, states().at(-1)]).toEqual([true, 0, 'idle'])
})

test('a bad record is ignored and reported once per connection; the others are kept', () => {
  const { feed, hub, tables, reports } = setUp()
  feed.reconnect()
  hub().send('init', [table('a'), { ...table('b'), SeatsAvailability: 'many' }, null, table('c')])
  hub().send('updateTable', { ImsGameCode: 'a', Status: 7 })
  hub().send('updateTable', 'nonsense')
  hub().send('updateTable', { ImsGameCode: 'a', Dealer: 'Eva' })
  expect([...tables.snapshot().keys()]).toEqual(['a', 'c'])
  expect(tables.get('a')).toEqual({ ...table('a'), Dealer: 'Eva' })
  expect(reports).toEqual(['live feed: unreadable table'])
  hub().send('init', 'nonsense')
  expect(tables.size).toBe(0)
})

test('while the library reconnects the tables stay, with the time of the last message', () => {
  const { feed, hub, tables, statuses, dataTimes, clock } = setUp()
  feed.reconnect()
  hub().send('init', [table('a')])
  clock.now = 5_000
  hub().send('updateTable', { ImsGameCode: 'a', Dealer: 'Eva' })
  clock.now = 9_000
  hub().reconnecting()
  expect(statuses.at(-1)).toEqual({ state: 'reconnecting', dataAt: 5_000 })
  expect(tables.size).toBe(1)
  hub().reconnected()
  expect(statuses.at(-1)?.state).toBe('connected')
  feed.close()
  expect(dataTimes).toEqual([1_000, 5_000, null])
})

test('when the library has given up the feed is stopped and stays so until a reconnect is requested [4.27]', () => {
  const { feed, hub, hubs, statuses } = setUp()
  feed.reconnect()
  hub().send('init', [table('a')])
  hub().reconnecting()
  hub().closed()
  expect([hubs.length, statuses.at(-1)?.state]).toEqual([1, 'stopped'])
  feed.reconnect()
  feed.reconnect()
  expect([hubs.length, statuses.at(-1)?.state]).toEqual([2, 'reconnecting'])
})

test('a failed start is announced once until a connection succeeds, a failed stop likewise [8.18]', async () => {
  const { feed, hub, failures, states } = setUp()
  for (const attempt of [1, 2]) {
    feed.reconnect()
    hub().started.reject(new Error('refused'))
    await settled()
    expect([attempt, failures, states().at(-1)]).toEqual([attempt, ['start'], 'stopped'])
  }
  feed.reconnect()
  hub().started.resolve()
  await settled()
  feed.close()
  hub().stopped.reject(new Error('stuck'))
  await settled()
  expect(failures).toEqual(['start', 'stop'])
})

test('an attempt asked for while the library waits replaces its hub; what the old one still sends is ignored', async () => {
  const { feed, hubs, tables, states, failures } = setUp()
  feed.reconnect()
  const [old] = hubs as [TestHub]
  old.send('init', [table('a')])
  old.reconnecting()
  feed.reconnectNow()
  expect([hubs.length, old.isStopped]).toEqual([2, true])
  old.send('init', [])
  old.closed()
  old.started.reject(new Error('stopped'))
  await settled()
  expect([tables.size, states().at(-1), failures]).toEqual([1, 'reconnecting', []])
  hubs[1]?.send('init', [table('b')])
  feed.reconnectNow()
  expect([hubs.length, [...tables.snapshot().keys()]]).toEqual([2, ['b']])
})

test('a suspended feed closes its hub and keeps the tables', () => {
  const { feed, hub, tables, states } = setUp()
  feed.reconnect()
  hub().send('init', [table('a')])
  feed.suspend()
  expect([hub().isStopped, tables.size, states().at(-1)]).toEqual([true, 1, 'reconnecting'])
})
