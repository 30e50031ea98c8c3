import { LOW_TICK_MS, TOP_TICK_MS } from '@herna/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { readJackpotAmounts } from './jackpot-amounts-call.ts'
import { createJackpotStore, type JackpotClock } from './jackpot-store.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'

/** A manually advanced clock. */
function manualClock() {
  let now = 0
  const timers = new Set<{ ms: number; next: number; isOnce: boolean; act: () => void }>()
  const add = (ms: number, isOnce: boolean, act: () => void) => {
    const timer = { ms, next: now + ms, isOnce, act }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const clock: JackpotClock = {
    now: () => now,
    every: (ms, tick) => add(ms, false, tick),
    after: (ms, act) => add(ms, true, act),
  }
  const advance = (ms: number) => {
    const endTime = now + ms
    for (;;) {
      const due = [...timers].filter((timer) => timer.next <= endTime).sort((a, b) => a.next - b.next)[0]
      if (!due) break
      now = due.next
      if (due.isOnce) timers.delete(due)
      due.next += due.ms
      due.act()
    }
    now = endTime
  }
  return { clock, advance, ticking: () => [...timers].filter(({ isOnce }) => !isOnce).map(({ ms }) => ms) }
}
const SERVER = 1_800_000_000_000
const CENTS = { fond: [100_000_000, 5_000_000] }

afterEach(() => vi.unstubAllGlobals())

test('amounts rise while subscribed, by the server’s clock, and the total is the sum of the levels [4.26]', () => {
  const { clock, advance } = manualClock()
  const store = createJackpotStore(clock)
  store.accept(amountsReply(CENTS, SERVER), 0)
  const listener = vi.fn()
  store.subscribe(listener)
  const firstTotal = store.total('fond') as number
  expect(firstTotal).toBeGreaterThan(105_000_000 * 0.99)
  advance(10_000)
  expect(store.total('fond')).toBeGreaterThan(firstTotal)
  expect(store.total('fond')).toBe((store.level('fond', 0) ?? 0) + (store.level('fond', 1) ?? 0))
  expect(listener).toHaveBeenCalled()
})

test('another page, tab or reload never shows less, whatever the latency of its reply [4.26]', () => {
  const firstClock = manualClock()
  const firstStore = createJackpotStore(firstClock.clock)
  firstStore.subscribe(() => {})
  firstStore.accept(amountsReply(CENTS, SERVER), 80)
  firstClock.advance(9_000)
  const previousAmount = firstStore.level('fond', 0) as number
  const climbs = amountsReply(CENTS, SERVER).jackpots
  const second = createJackpotStore(manualClock().clock)
  second.accept({ serverTime: SERVER + 11_000, age: 0, jackpots: climbs }, 300)
  expect(second.level('fond', 0)).toBeGreaterThanOrEqual(previousAmount)
  firstStore.accept({ serverTime: SERVER + 11_000, age: 0, jackpots: climbs }, 300)
  expect(firstStore.level('fond', 0)).toBe(second.level('fond', 0))
})

test('amounts are removed when they are half a minute old, also while paused [4.26] [8.22]', () => {
  for (const paused of [false, true]) {
    const { clock, advance } = manualClock()
    const store = createJackpotStore(clock)
    store.subscribe(() => {})
    store.setPaused(paused)
    expect(store.state()).toBe('waiting')
    store.accept({ ...amountsReply(CENTS, SERVER), age: 4_000 }, 500)
    advance(25_499)
    store.fail()
    expect(store.state()).toBe('known')
    expect(store.total('fond')).not.toBeNull()
    advance(1)
    expect(store.state()).toBe('failed')
    expect(store.total('fond')).toBeNull()
    expect(store.level('fond', 0)).toBeNull()
    store.accept(amountsReply(CENTS, SERVER + 60_000), 0)
    expect(store.total('fond')).not.toBeNull()
  }
})

test('amounts never received, or of a jackpot missing in the reply, are unknown [4.26]', () => {
  const store = createJackpotStore(manualClock().clock)
  store.fail()
  expect(store.state()).toBe('failed')
  expect(store.total('fond')).toBeNull()
  store.accept(amountsReply(CENTS, SERVER), 0)
  expect(store.total('iny')).toBeNull()
  expect(store.total('constructor')).toBeNull()
})

test('nothing ticks without subscribers or while paused; new amounts are shown even then [4.26]', () => {
  const { clock, advance, ticking } = manualClock()
  const store = createJackpotStore(clock)
  store.accept(amountsReply(CENTS, SERVER), 0)
  expect(ticking()).toEqual([])
  const leave = store.subscribe(() => {})
  expect(ticking()).toEqual([TOP_TICK_MS, LOW_TICK_MS])
  store.setPaused(true)
  expect(ticking()).toEqual([])
  const pausedTotal = store.total('fond')
  advance(20_000)
  expect(store.total('fond')).toBe(pausedTotal)
  store.accept(amountsReply({ fond: [200_000_000, 5_000_000] }, SERVER + 20_000), 0)
  expect(store.total('fond')).toBeGreaterThan(pausedTotal as number)
  store.setPaused(false)
  leave()
  expect(ticking()).toEqual([])
})

test('a level that was won drops at once [4.26]', () => {
  const store = createJackpotStore(manualClock().clock)
  store.accept(amountsReply(CENTS, SERVER), 0)
  store.accept({ serverTime: SERVER, age: 0, jackpots: { fond: [{ amount: 10_000, from: 9_900, since: SERVER }] } }, 0)
  expect(store.total('fond')).toBe(9_900)
})

test('amounts are requested from the portal, in preview from the drafts [2.1] [4.26]', async () => {
  const requests: unknown[] = []
  const reply = amountsReply(CENTS, SERVER)
  vi.stubGlobal('fetch', async (address: unknown) => {
    requests.push(address)
    return Response.json(reply)
  })
  for (const isPreview of [false, true])
    expect(await readJackpotAmounts(isPreview, new AbortController().signal)).toMatchObject({ reply })
  expect(requests).toEqual(['/jackpoty/sumy.json', '/preview/jackpoty/sumy.json'])
})

test('a failed or invalid reply gives no amounts [4.26]', async () => {
  const replyWithLevels = (levels: unknown) => async () =>
    Response.json({ serverTime: SERVER, age: 0, jackpots: { fond: levels } })
  const answers = [
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>'),
    async () => Response.json({}),
    async () => Response.json({ fond: [5] }),
    replyWithLevels(['veľa']),
    replyWithLevels([{ amount: -5, from: 0, since: 0 }]),
    replyWithLevels([{ amount: 5, from: 0 }]),
    replyWithLevels([]),
    replyWithLevels(null),
    async () => Promise.reject(new TypeError('network')),
  ]
  for (const answer of answers) {
    vi.stubGlobal('fetch', answer)
    expect((await readJackpotAmounts(false, new AbortController().signal)).reply).toBeNull()
  }
})
