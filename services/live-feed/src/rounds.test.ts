import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Visits numbers; each visit takes a millisecond of the test's clock. */
function startRounds(items: Set<number>) {
  const log: string[] = []
  const state = { needsAnother: false }
  let busyMs = 0
  const starts: number[] = []
  const rounds = new Rounds<number>(
    {
      items,
      beginSlice(isFirst) {
        if (isFirst) starts.push(performance.now() + busyMs)
        log.push(isFirst ? 'round' : 'slice')
      },
      visit(item) {
        busyMs += 1
        log.push(String(item))
      },
      endRound(seconds) {
        log.push(`end ${Math.round(seconds * 1000)}`)
        return state.needsAnother
      },
    },
    () => performance.now() + busyMs,
  )
  return { rounds, log, state, starts }
}
const numbers = (count: number) => new Set(Array.from({ length: count }, (_, index) => index))

test('the first round starts at once, and the next not before 50 ms have passed, however often it is requested', () => {
  const { rounds, log } = startRounds(numbers(2))
  rounds.request()
  vi.advanceTimersByTime(0)
  expect(log).toEqual(['round', '0', '1', 'end 2'])
  rounds.request()
  rounds.request()
  vi.advanceTimersByTime(47)
  expect(log).toHaveLength(4)
  vi.advanceTimersByTime(1)
  expect(log.slice(4)).toEqual(['round', '0', '1', 'end 2'])
  vi.advanceTimersByTime(1_000)
  expect(log).toHaveLength(8)
})

test('after a round that took more than half of the interval the next starts later, but after 75 ms at the latest, or when the round has ended', () => {
  // Items of a millisecond each; the fake clock's setImmediate takes one, too.
  for (const [count, expected] of [
    [24, 50],
    [30, 62],
    [36, 75],
    [80, 86],
  ] as const) {
    const { rounds, state, starts } = startRounds(numbers(count))
    state.needsAnother = true
    rounds.request()
    vi.advanceTimersByTime(100)
    rounds.close()
    const [first = 0, second = 0] = starts
    expect(Math.round(second - first)).toBe(expected)
  }
})

test('a long round has pauses, visits everyone once, also who came meanwhile, and nobody who has left', () => {
  const items = numbers(40)
  const { rounds, log } = startRounds(items)
  rounds.request()
  vi.advanceTimersToNextTimer()
  expect(log).toHaveLength(17)
  items.add(100)
  items.delete(30)
  // One is under way.
  rounds.request()
  vi.advanceTimersToNextTimer()
  expect(log[17]).toBe('slice')
  vi.advanceTimersByTime(100)
  const visited = log.filter((entry) => /^\d/.test(entry)).map(Number)
  expect(visited).toEqual([...items])
  expect(log.filter((entry) => entry.startsWith('end'))).toEqual(['end 42'])
})

test('a round that left something to send is followed by another', () => {
  const { rounds, log, state } = startRounds(numbers(1))
  state.needsAnother = true
  rounds.request()
  vi.advanceTimersByTime(0)
  state.needsAnother = false
  vi.advanceTimersByTime(50)
  expect(log).toEqual(['round', '0', 'end 1', 'round', '0', 'end 1'])
})

test('closed rounds visit nobody, also in the middle of one', () => {
  const { rounds, log } = startRounds(numbers(40))
  rounds.request()
  vi.advanceTimersToNextTimer()
  const before = log.length
  rounds.close()
  rounds.request()
  vi.advanceTimersByTime(1_000)
  expect(log).toHaveLength(before)
})
