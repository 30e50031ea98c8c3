import { afterEach, expect, test } from 'vitest'
import { track } from './track.ts'

afterEach(() => {
  delete window.dataLayer
})

test('events stand in the data layer in their order, after what a tag manager put there', () => {
  track({ event: 'search', search_term: 'hora' })
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'hora' }])
  window.dataLayer = ['gtm']
  track({ event: 'casino_theme_toggle', theme: 'dark' })
  expect(window.dataLayer).toEqual(['gtm', { event: 'casino_theme_toggle', theme: 'dark' }])
})
