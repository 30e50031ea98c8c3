import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BuildWatch, watchBuild } from './watch-build.ts'

const MINUTES = 60_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(more: Partial<BuildWatch> = {}) {
  const now = { latest: 'a' as unknown, seen: true, playing: false }
  const offers: (() => void)[] = []
  const reload = vi.fn()
  const asked = vi.fn(async () => now.latest)
  const stop = watchBuild({
    buildId: 'a',
    latest: asked,
    isSeen: () => now.seen,
    isPlaying: () => now.playing,
    offer: (offer) => void offers.push(offer),
    reload,
    ...more,
  })
  return { now, offers, reload, asked, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('a newer build is found by polling and offered once; the page reloads only when the player asks [4.38] [7.36]', async () => {
  const { now, offers, reload, asked, pass } = page()
  await pass(10 * MINUTES)
  expect([asked.mock.calls.length > 1, offers.length]).toEqual([true, 0])
  now.latest = 'b'
  await pass(10 * MINUTES)
  expect([offers.length, reload.mock.calls.length]).toEqual([1, 0])
  offers[0]?.()
  expect(reload).toHaveBeenCalledOnce()
  now.latest = 'c'
  await pass(2 * MINUTES)
  expect(offers).toHaveLength(2)
})

test('a running game is never disturbed or reloaded: the offer comes after it [4.38]', async () => {
  const { now, offers, reload, asked, pass } = page()
  now.playing = true
  now.latest = 'b'
  await pass(10 * MINUTES)
  expect([asked.mock.calls.length, offers.length]).toEqual([0, 0])
  now.playing = false
  await pass(2 * MINUTES)
  expect(offers).toHaveLength(1)
  now.playing = true
  offers[0]?.()
  expect(reload).not.toHaveBeenCalled()
  now.playing = false
  await pass(2 * MINUTES)
  expect(offers).toHaveLength(2)
})

test('a hidden page asks nothing; a failed or odd answer is no newer build; a stopped watch is silent', async () => {
  const { now, offers, asked, stop, pass } = page()
  now.seen = false
  await pass(10 * MINUTES)
  expect(asked).not.toHaveBeenCalled()
  now.seen = true
  for (const odd of [null, '', 7, undefined, {}]) {
    now.latest = odd
    await pass(2 * MINUTES)
  }
  asked.mockRejectedValueOnce(new TypeError('offline'))
  await pass(2 * MINUTES)
  expect([asked.mock.calls.length, offers.length]).toEqual([6, 0])
  stop()
  now.latest = 'b'
  await pass(10 * MINUTES)
  expect([asked.mock.calls.length, offers.length]).toEqual([6, 0])
})
