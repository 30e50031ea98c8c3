import { afterEach, expect, test } from 'vitest'
import { track } from './track.ts'

afterEach(() => {
  delete window.dataLayer
})

test('events are appended to the data layer in order, after existing entries of the tag manager', () => {
  track({ event: 'search', search_term: 'hora' })
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'hora' }])
  window.dataLayer = ['gtm']
  track({ event: 'casino_theme_toggle', theme: 'dark' })
  expect(window.dataLayer).toEqual(['gtm', { event: 'casino_theme_toggle', theme: 'dark' }])
})
