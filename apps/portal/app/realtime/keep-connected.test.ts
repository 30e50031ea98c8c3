import { expect, test } from 'vitest'
import { keepConnected, type ConnectionEvents } from './keep-connected.ts'

/** Connections and timers that the test controls by hand. */
function setUp() {
  const connections: (ConnectionEvents & { isClosed: boolean })[] = []
  const timers: { delayMs: number; fireTimer: () => void }[] = []
  const received: string[] = []
  let missedCount = 0
  const stop = keepConnected({
    open(on) {
      const connection = { ...on, isClosed: false }
      connections.push(connection)
      return { close: () => void (connection.isClosed = true) }
    },
    after(milliseconds, fireTimer) {
      const timer = { delayMs: milliseconds, fireTimer }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    onMessage: (text) => received.push(text),
    onMissed: () => void (missedCount += 1),
  })
  const fireTimer = () => timers.shift()?.fireTimer()
  return { connections, timers, received, stop, fireTimer, missedCount: () => missedCount }
}

test('a connection that fails is retried twice, one second apart; then no more, and the balance is fetched [9.10] [8.32] (F3)', () => {
  const { connections, timers, fireTimer, missedCount } = setUp()
  for (const tries of [1, 2]) {
    connections.at(-1)?.closed()
    expect([connections.length, timers.map((timer) => timer.delayMs)]).toEqual([tries, [1_000]])
    fireTimer()
  }
  expect([connections.length, missedCount()]).toEqual([3, 0])
  connections.at(-1)?.closed()
  expect([connections.length, timers.length, missedCount()]).toEqual([3, 0, 1])
})

test('a connection that broke and reopened fetches what was missed, and has two retries again (F3)', () => {
  const { connections, fireTimer, missedCount, received } = setUp()
  connections[0]?.opened()
  expect(missedCount()).toBe(0)
  connections[0]?.message('a')
  connections[0]?.closed()
  fireTimer()
  connections[1]?.closed()
  fireTimer()
  connections[2]?.opened()
  expect([missedCount(), received]).toEqual([1, ['a']])
  connections[2]?.closed()
  fireTimer()
  connections[3]?.closed()
  fireTimer()
  expect(connections).toHaveLength(5)
})

test('a close is counted once, and messages of a closed connection are ignored', () => {
  const { connections, timers, fireTimer, received } = setUp()
  connections[0]?.closed()
  connections[0]?.closed()
  connections[0]?.message('late')
  expect([timers.length, received]).toEqual([1, []])
  fireTimer()
  expect(connections).toHaveLength(2)
})

test('a stopped connection is not retried and delivers no more messages', () => {
  const { connections, timers, stop, received, missedCount } = setUp()
  connections[0]?.opened()
  stop()
  expect(connections[0]?.isClosed).toBe(true)
  connections[0]?.message('late')
  connections[0]?.closed()
  expect([timers.length, received, missedCount()]).toEqual([0, [], 0])
  const second = setUp()
  second.connections[0]?.closed()
  second.stop()
  expect(second.timers).toHaveLength(0)
})
