import { afterEach, expect, test, vi } from 'vitest'
import { openDatabaseClock } from './database-clock.ts'

const MARCH = Date.parse('2026-03-01T10:00:00Z')
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.useRealTimers()
})

/** A fake database and a fake monotonic clock that a test advances. */
function clocks() {
  const state = { database: MARCH, monotonic: 1_000, fails: false, slow: 0 }
  const query = vi.fn(async () => {
    if (state.fails) throw new Error('the database is unavailable')
    state.monotonic += state.slow
    return { rows: [{ ms: String(state.database) }] }
  })
  return { state, pool: { query } as never, monotonic: () => state.monotonic }
}

test('the clock follows the database’s time between two reads, whatever the machine’s own clock is set to (M12)', async () => {
  vi.useFakeTimers({ now: new Date('1999-01-01T00:00:00Z') })
  const { state, pool, monotonic } = clocks()
  const clock = await openDatabaseClock(pool, { monotonic, intervalMs: 5_000 })
  closing.push(clock.close)
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:00.000Z')
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  state.monotonic += 1_500
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:01.500Z')
})

test('the next read is used; one that failed or took too long is ignored', async () => {
  vi.useFakeTimers()
  const { state, pool, monotonic } = clocks()
  const failures: unknown[] = []
  const clock = await openDatabaseClock(pool, { monotonic, intervalMs: 5_000, onError: (error) => failures.push(error) })
  closing.push(clock.close)
  state.database = MARCH + 60_000
  state.fails = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([failures.length, clock.now().getTime()]).toEqual([1, MARCH])
  Object.assign(state, { fails: false, slow: 3_000 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(clock.now().getTime()).toBe(MARCH + 3_000)
  state.slow = 0
  await vi.advanceTimersByTimeAsync(5_000)
  expect(clock.now().getTime()).toBe(MARCH + 60_000)
})
