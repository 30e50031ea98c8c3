import { LOW_TICK_MS, TOP_TICK_MS } from '@herna/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOfAmounts, fetchJackpotAmounts } from './jackpot-amounts-call.ts'
import { createJackpotStore, type JackpotClock } from './jackpot-store.ts'

/** A clock that moves when told to. */
function handClock() {
  let now = 0
  const timers = new Set<{ ms: number; next: number; tick: () => void }>()
  const clock: JackpotClock = {
    now: () => now,
    random: () => 0.5,
    every: (ms, tick) => {
      const timer = { ms, next: now + ms, tick }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const advance = (ms: number) => {
    const until = now + ms
    for (;;) {
      const due = [...timers].filter((timer) => timer.next <= until).sort((a, b) => a.next - b.next)[0]
      if (!due) break
      now = due.next
      due.next += due.ms
      due.tick()
    }
    now = until
  }
  return { clock, advance, running: () => [...timers].map((timer) => timer.ms) }
}

afterEach(() => vi.unstubAllGlobals())

test('amounts start at 99 % and climb while somebody looks [4.26]', () => {
  const { clock, advance } = handClock()
  const store = createJackpotStore({ fond: [1_000_000, 100_000] }, clock)
  expect(store.total('fond')).toBe(990_000 + 99_000)
  const told = vi.fn()
  store.subscribe(told)
  advance(10_000)
  expect(store.level('fond', 0)).toBeGreaterThan(990_000)
  expect(store.level('fond', 1)).toBeGreaterThan(99_000)
  expect(store.total('fond')).toBe((store.level('fond', 0) ?? 0) + (store.level('fond', 1) ?? 0))
  expect(told).toHaveBeenCalled()
})

test('nothing runs without a reader, nor while it is paused [4.26]', () => {
  const { clock, advance, running } = handClock()
  const store = createJackpotStore({ fond: [1_000_000] }, clock)
  expect(running()).toEqual([])
  const leave = store.subscribe(() => {})
  expect(running()).toEqual([TOP_TICK_MS, LOW_TICK_MS])
  store.setPaused(true)
  expect(running()).toEqual([])
  const standing = store.total('fond')
  advance(60_000)
  expect(store.total('fond')).toBe(standing)
  store.setPaused(false)
  advance(60_000)
  expect(store.total('fond')).toBeGreaterThan(standing as number)
  leave()
  expect(running()).toEqual([])
})

test('a jackpot of which no amount is known has none: nothing is invented [4.26]', () => {
  const store = createJackpotStore({}, handClock().clock)
  expect(store.total('fond')).toBeNull()
  expect(store.level('fond', 0)).toBeNull()
})

test('fresh amounts are taken over, and a won level falls at once [4.26]', () => {
  const { clock } = handClock()
  const store = createJackpotStore({ fond: [1_000_000] }, clock)
  store.accept({ fond: [10_000], novy: [500] })
  expect(store.total('fond')).toBe(9_900)
  expect(store.total('novy')).toBe(495)
})

test('amounts are fetched from the portal, under /preview from the drafts [2.1] [4.26]', async () => {
  expect(addressOfAmounts(false)).toBe('/jackpoty/sumy.json')
  expect(addressOfAmounts(true)).toBe('/preview/jackpoty/sumy.json')
  vi.stubGlobal('fetch', async () => Response.json({ fond: [123_456, 500] }))
  expect(await fetchJackpotAmounts('/x', new AbortController().signal)).toEqual({ fond: [123_456, 500] })
})

test('an answer that failed or makes no sense gives no amounts [4.26]', async () => {
  const answers = [
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>'),
    async () => Response.json({ fond: ['veľa'] }),
    async () => Response.json({ fond: [-5] }),
    async () => Response.json({ fond: [] }),
    async () => Response.json(null),
    async () => Promise.reject(new TypeError('offline')),
  ]
  for (const answer of answers) {
    vi.stubGlobal('fetch', answer)
    expect(await fetchJackpotAmounts('/x', new AbortController().signal)).toBeNull()
  }
})
