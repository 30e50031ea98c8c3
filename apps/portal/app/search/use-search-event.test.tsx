import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordTracking } from '../testing/tracking.fixture.ts'
import { useSearchEvent } from './use-search.ts'

function Term({ term }: { term: string }) {
  useSearchEvent(term)
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a term is tracked once, 450 ms after the last key, without diacritics and non-word characters [5.9] [7.49] [9.9]', () => {
  const events = recordTracking()
  const root = createRoot(document.createElement('div'))
  const type = (term: string) => flushSync(() => root.render(<Term term={term} />))
  for (const term of ['vl', 'vlč', 'vlči j!']) {
    type(term)
    vi.advanceTimersByTime(449)
  }
  expect(events).toEqual([])
  vi.advanceTimersByTime(1)
  type('vlčij')
  vi.advanceTimersByTime(5_000)
  expect(events).toEqual([{ event: 'search', search_term: 'vlcij' }])
  type('!?')
  vi.advanceTimersByTime(5_000)
  type('drak')
  flushSync(() => root.unmount())
  vi.advanceTimersByTime(5_000)
  expect(events).toHaveLength(1)
})

test('also a last key that is not tracked itself starts the 450 ms anew [9.9]', () => {
  const events = recordTracking()
  const root = createRoot(document.createElement('div'))
  const type = (term: string) => flushSync(() => root.render(<Term term={term} />))
  type('vlk')
  vi.advanceTimersByTime(400)
  type('vlk!')
  vi.advanceTimersByTime(449)
  expect(events).toEqual([])
  vi.advanceTimersByTime(1)
  expect(events).toEqual([{ event: 'search', search_term: 'vlk' }])
  flushSync(() => root.unmount())
})
