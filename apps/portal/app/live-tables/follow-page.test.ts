import { expect, test } from 'vitest'
import { followPage, RETURN_SPREAD_MS } from './follow-page.ts'

function setUp(random = 0.5) {
  const calls: string[] = []
  const timers: { delayMs: number; fire: () => void }[] = []
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const stop = followPage(
    { reconnect: () => calls.push('reconnect'), suspend: () => calls.push('suspend') },
    {
      window: window as unknown as Window,
      document: document as unknown as Document,
      random: () => random,
      after(delayMs, fire) {
        const timer = { delayMs, fire }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    },
  )
  const pageEvent = (type: string, persisted: boolean) => window.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { calls, timers, window, document, stop, pageEvent }
}

test('a page that is visible or online again reconnects once, after a random part of the spread', () => {
  for (const random of [0, 0.5, 0.99]) {
    const { calls, timers, window, document } = setUp(random)
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(timers).toEqual([])
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([random * RETURN_SPREAD_MS])
    expect(calls).toEqual([])
    timers[0]?.fire()
    expect(calls).toEqual(['reconnect'])
  }
})

test('a page that the browser freezes closes its connection and reopens it when it is shown again', () => {
  const { calls, pageEvent } = setUp()
  pageEvent('pageshow', false)
  expect(calls).toEqual([])
  pageEvent('pagehide', true)
  pageEvent('pageshow', true)
  expect(calls).toEqual(['suspend', 'reconnect'])
})

test('tabs that the browser let sleep close their connections, and connect spread out when they are shown again, not while they are hidden', () => {
  const { calls, timers, document } = setUp(0.5)
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('freeze'))
  document.dispatchEvent(new Event('resume'))
  expect([calls, timers]).toEqual([['suspend'], []])
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('resume'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([RETURN_SPREAD_MS / 2])
  timers[0]?.fire()
  expect(calls).toEqual(['suspend', 'reconnect'])
})

test('without a network the connection is closed at once, so that old data are not called live; it is opened again with the network', () => {
  const { calls, timers, window } = setUp()
  window.dispatchEvent(new Event('offline'))
  expect(calls).toEqual(['suspend'])
  window.dispatchEvent(new Event('online'))
  timers[0]?.fire()
  expect(calls).toEqual(['suspend', 'reconnect'])
})

test('after it was stopped nothing follows the page', () => {
  const { calls, timers, window, stop, pageEvent } = setUp()
  window.dispatchEvent(new Event('online'))
  stop()
  expect(timers).toEqual([])
  window.dispatchEvent(new Event('online'))
  pageEvent('pagehide', true)
  expect([timers, calls]).toEqual([[], []])
})
