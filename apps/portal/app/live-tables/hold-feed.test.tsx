import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveTableOf } from '../testing/live-tables.fixture.ts'
import type { Hub } from './feed-connection.ts'
import { feedStatus, liveTables } from './feed-state.ts'
import { holdFeed } from './hold-feed.ts'
import { hasLiveTables } from './use-live-feed.ts'

const hubs = vi.hoisted(() => [] as (Hub & { init(tables: unknown[]): void; isStopped: boolean })[])
vi.mock('./create-hub.ts', () => ({
  createHub() {
    const listeners = new Map<string, (argument: unknown) => void>()
    const hub = {
      isStopped: false,
      on: (message: string, listener: (argument: unknown) => void) => void listeners.set(message, listener),
      onreconnecting: () => {},
      onreconnected: () => {},
      onclose: () => {},
      start: async () => {},
      async stop() {
        hub.isStopped = true
      },
      init: (tables: unknown[]) => listeners.get('init')?.(tables),
    }
    hubs.push(hub)
    return hub
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  hubs.length = 0
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('all consumers of a tab share one connection, which ends some seconds after the last one left and clears the tables [4.27]', () => {
  const releases = [holdFeed('/hub'), holdFeed('/hub')]
  expect(hubs).toHaveLength(1)
  hubs[0]?.init([liveTableOf('a')])
  expect([feedStatus.get().state, hasLiveTables.get()]).toEqual(['connected', true])
  releases[0]?.()
  vi.advanceTimersByTime(60_000)
  expect(hubs[0]?.isStopped).toBe(false)
  releases[1]?.()
  vi.advanceTimersByTime(60_000)
  expect([hubs[0]?.isStopped, liveTables.size, hasLiveTables.get(), feedStatus.get().state]).toEqual([true, 0, false, 'idle'])
})

test('a visitor who goes from one live page to the next keeps the connection', () => {
  holdFeed('/hub')()
  vi.advanceTimersByTime(1_000)
  const release = holdFeed('/hub')
  vi.advanceTimersByTime(60_000)
  expect([hubs.length, hubs[0]?.isStopped]).toEqual([1, false])
  release()
})
