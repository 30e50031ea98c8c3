import { afterEach, expect, test, vi } from 'vitest'
import { openDatabaseClock } from './database-clock.ts'

const MARCH = Date.parse('2026-03-01T10:00:00Z')
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.useRealTimers()
})

/** A database whose clock and a process whose monotonic clock a test moves. */
function clocks() {
  const state = { database: MARCH, monotonic: 1_000, fails: false, slow: 0 }
  const query = vi.fn(async () => {
    if (state.fails) throw new Error('the database is gone')
    state.monotonic += state.slow
    return { rows: [{ ms: String(state.database) }] }
  })
  return { state, pool: { query } as never, monotonic: () => state.monotonic }
}

test('time is the database’s and runs on between two readings, whatever becomes of the machine’s own clock (M12)', async () => {
  vi.useFakeTimers({ now: new Date('1999-01-01T00:00:00Z') })
  const { state, pool, monotonic } = clocks()
  const clock = await openDatabaseClock(pool, { monotonic, every: 5_000 })
  closing.push(clock.close)
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:00.000Z')
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  state.monotonic += 1_500
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:01.500Z')
})

test('the next reading is taken over; one that failed or took too long is not', async () => {
  vi.useFakeTimers()
  const { state, pool, monotonic } = clocks()
  const failures: unknown[] = []
  const clock = await openDatabaseClock(pool, { monotonic, every: 5_000, onError: (error) => failures.push(error) })
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
