import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BuildWatch, watchBuild } from './watch-build.ts'

const MINUTES = 60_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(more: Partial<BuildWatch> = {}) {
  const pageState = { latest: 'a' as unknown, visible: true, playing: false, online: true }
  const offers: (() => void)[] = []
  const reload = vi.fn()
  const sayOffline = vi.fn()
  const fetchLatest = vi.fn(async () => pageState.latest)
  const stop = watchBuild({
    buildId: 'a',
    latest: fetchLatest,
    isVisible: () => pageState.visible,
    isPlaying: () => pageState.playing,
    offer: (offer) => void offers.push(offer),
    reload,
    isOnline: () => pageState.online,
    sayOffline,
    ...more,
  })
  return {
    pageState: pageState,
    offers,
    reload,
    sayOffline,
    fetchLatest: fetchLatest,
    stop,
    advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('a newer build is found by polling and offered once; the page reloads only when the player asks [4.38] [7.36]', async () => {
  const { pageState, offers, reload, fetchLatest, advance } = page()
  await advance(10 * MINUTES)
  expect([fetchLatest.mock.calls.length > 1, offers.length]).toEqual([true, 0])
  pageState.latest = 'b'
  await advance(10 * MINUTES)
  expect([offers.length, reload.mock.calls.length]).toEqual([1, 0])
  offers[0]?.()
  expect(reload).toHaveBeenCalledOnce()
  pageState.latest = 'c'
  await advance(4 * MINUTES)
  expect(offers).toHaveLength(2)
})

test('while nodes of two builds answer in turn nothing is offered; when only the new build answers it is [F5]', async () => {
  const { pageState, offers, advance } = page()
  for (const build of ['b', 'a', 'b', 'a', 'b', 'a']) {
    pageState.latest = build
    await advance(2 * MINUTES)
  }
  expect(offers).toHaveLength(0)
  pageState.latest = 'b'
  await advance(2 * MINUTES)
  expect(offers).toHaveLength(0)
  await advance(2 * MINUTES)
  expect(offers).toHaveLength(1)
})

test('a running game is never interrupted or reloaded: the offer comes after it [4.38]', async () => {
  const { pageState, offers, reload, fetchLatest, advance } = page()
  pageState.playing = true
  pageState.latest = 'b'
  await advance(10 * MINUTES)
  expect([fetchLatest.mock.calls.length, offers.length]).toEqual([0, 0])
  pageState.playing = false
  await advance(4 * MINUTES)
  expect(offers).toHaveLength(1)
  pageState.playing = true
  offers[0]?.()
  expect(reload).not.toHaveBeenCalled()
  pageState.playing = false
  await advance(2 * MINUTES)
  expect(offers).toHaveLength(2)
})

test('without a connection the page is kept and says so; the offer comes again [4.38]', async () => {
  const { pageState, offers, reload, sayOffline, advance } = page()
  pageState.latest = 'b'
  await advance(4 * MINUTES)
  pageState.online = false
  offers[0]?.()
  expect([reload.mock.calls.length, sayOffline.mock.calls.length]).toEqual([0, 1])
  pageState.online = true
  await advance(2 * MINUTES)
  offers[1]?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('a hidden page does not poll; a failed or invalid reply is ignored; a stopped watch does not poll', async () => {
  const { pageState, offers, fetchLatest, stop, advance } = page()
  pageState.visible = false
  await advance(10 * MINUTES)
  expect(fetchLatest).not.toHaveBeenCalled()
  pageState.visible = true
  for (const invalidId of [null, '', 7, undefined, {}]) {
    pageState.latest = invalidId
    await advance(2 * MINUTES)
  }
  fetchLatest.mockRejectedValueOnce(new TypeError('offline'))
  await advance(2 * MINUTES)
  expect([fetchLatest.mock.calls.length, offers.length]).toEqual([6, 0])
  stop()
  pageState.latest = 'b'
  await advance(10 * MINUTES)
  expect([fetchLatest.mock.calls.length, offers.length]).toEqual([6, 0])
})
