import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BuildWatch, watchBuild } from './watch-build.ts'

const MINUTES = 60_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(more: Partial<BuildWatch> = {}) {
  const pageState = { latest: 'a' as unknown, visible: true, playing: false }
  const offers: (() => void)[] = []
  const reload = vi.fn()
  const fetchLatest = vi.fn(async () => pageState.latest)
  const stop = watchBuild({
    buildId: 'a',
    latest: fetchLatest,
    isVisible: () => pageState.visible,
    isPlaying: () => pageState.playing,
    offer: (offer) => void offers.push(offer),
    reload,
    ...more,
  })
  return {
    pageState: pageState,
    offers,
    reload,
    fetchLatest: fetchLatest,
    stop,
    advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('a newer build is found by polling and offered once; the page reloads only when the player asks [4.38] [7.36]', async () => {
  const { pageState: now, offers, reload, fetchLatest: asked, advance: pass } = page()
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

test('a running game is never interrupted or reloaded: the offer comes after it [4.38]', async () => {
  const { pageState: now, offers, reload, fetchLatest: asked, advance: pass } = page()
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

test('a hidden page does not poll; a failed or invalid reply is ignored; a stopped watch does not poll', async () => {
  const { pageState: now, offers, fetchLatest: asked, stop, advance: pass } = page()
  now.visible = false
  await pass(10 * MINUTES)
  expect(asked).not.toHaveBeenCalled()
  now.visible = true
  for (const invalidId of [null, '', 7, undefined, {}]) {
    now.latest = invalidId
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
