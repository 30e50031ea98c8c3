import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, pressed } from './start-page.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A click on a link or button. */
function click(properties: object) {
  const preventDefault = vi.fn()
  const repeated = vi.fn()
  const element = { ...properties, isConnected: true, click: repeated, dispatchEvent: () => true, getAttribute: () => null }
  const stopImmediatePropagation = vi.fn()
  return {
    event: { target: { closest: () => element }, preventDefault, stopImmediatePropagation },
    preventDefault,
    stopImmediatePropagation,
    repeated,
  }
}

test('a click on a game opens its details once the page is hydrated, if its modules have arrived; otherwise the link is followed', () => {
  const { send, preload } = openPage()
  send('load')
  const early = click({ href: '/hra/x', dataset: { game: 'x' } })
  send('click', early.event)
  expect(early.preventDefault).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  preload.onload()
  const later = click({ href: '/hra/x', dataset: { game: 'x' } })
  send('click', later.event)
  expect(later.preventDefault).toHaveBeenCalled()
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([early.repeated.mock.calls.length, later.repeated.mock.calls.length]).toEqual([0, 1])
})

test('a click after React has committed the page, before its effects have run, is not repeated: React has handled it [4.30]', () => {
  const { send } = openPage()
  const [early, handled] = [click({ dataset: {} }), click({ dataset: {} })]
  send('click', early.event)
  send('pageCommitted')
  send('click', handled.event)
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([early.repeated.mock.calls.length, handled.repeated.mock.calls.length]).toEqual([1, 0])
})

test('a click that will be repeated does not reach React, which would handle it too; the click on a link that is followed does', () => {
  const { send } = openPage()
  const [repeated, followed] = [click({ dataset: {} }), click({ href: '/hra/x', dataset: { game: 'x' } })]
  send('click', repeated.event)
  send('click', followed.event)
  const stops = [repeated, followed].map(({ stopImmediatePropagation }) => stopImmediatePropagation.mock.calls.length)
  expect(stops).toEqual([1, 0])
})

test('a held link is followed when the page is not hydrated within four seconds', () => {
  const { send, preload, location } = openPage()
  send('load')
  vi.advanceTimersByTime(0)
  preload.onload()
  send('click', click({ href: '/hra/x', dataset: { game: 'x' } }).event)
  vi.advanceTimersByTime(4_000)
  expect(location.assign).toHaveBeenCalledWith('/hra/x')
})

test('the key of the search opens it once the page is hydrated, with what was typed after it; keys in a text box stay there', () => {
  const { state, send, searchButton } = openPage()
  send('keydown', pressed('/', 'INPUT'))
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect(searchButton.click).not.toHaveBeenCalled()
  const next = openPage()
  for (const key of ['/', 'z', 'Shift', 'l', 'Backspace']) next.send('keydown', pressed(key))
  next.send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([next.searchButton.click.mock.calls.length, next.state.keys, state.keys]).toEqual([1, ['z', 'l', 'Backspace'], []])
})
