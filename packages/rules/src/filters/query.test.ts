import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../any-text.fixture.ts'
import { activeFilters, withoutFilter } from './active-filters.ts'
import { NO_FILTERS } from './filter-set.ts'
import { filtersOfQuery, queryOfFilters, sameFilters } from './query.ts'
import { anyFilters } from './reference.fixture.ts'

const filtersIn = (text: string) => filtersOfQuery(new URLSearchParams(text))

test('an address preserves every filter, and equal filters have equal addresses', () => {
  fc.assert(
    fc.property(anyFilters, (set) => {
      const text = String(queryOfFilters(set))
      expect(sameFilters(filtersIn(text), set)).toBe(true)
      expect(String(queryOfFilters(filtersIn(text)))).toBe(text)
    }),
  )
})

test('query parameters are Slovak, amounts in euro', () => {
  const set = filtersIn('vyhra=-500&poskytovatel=krivan,onyx&valce=5&stavka=0.10-5&jackpot=1&hladat=vlk')
  expect(set).toMatchObject({ betAmount: { min: 10, max: 500 }, maxWin: { min: 0, max: 50_000 }, jackpot: true, search: 'vlk' })
  expect(Object.keys(set.provider)).toEqual(['krivan', 'onyx'])
  expect(decodeURIComponent(String(queryOfFilters(set)))).toBe(
    'poskytovatel=krivan,onyx&valce=5&stavka=0.10-5&vyhra=-500&jackpot=1&hladat=vlk',
  )
})

test('volatility, RTP and features have addresses of their own', () => {
  const set = filtersIn('prvok=cascade,ways&rtp=96-96.5&volatilita=4')
  expect([set.feature, set.rtp, set.volatility].map((selected) => Object.keys(selected))).toEqual([
    ['cascade', 'ways'],
    ['96-96.5'],
    ['4'],
  ])
  expect(decodeURIComponent(String(queryOfFilters(set)))).toBe('volatilita=4&rtp=96-96.5&prvok=cascade,ways')
})

test('a malicious query changes no prototype and sets no unintended filter [S14] [S15]', () => {
  const set = filtersIn('kategoria=__proto__,constructor&stavka=NaN-1e21&vyhra=--5&jackpot=true&jackpot=1&valce=%00,%20')
  expect(Object.keys(set.category)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(set.category)).toBeNull()
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(set).toMatchObject({ betAmount: NO_FILTERS.betAmount, maxWin: NO_FILTERS.maxWin, jackpot: false })
  expect(filtersIn('hladat=%20vlk%0A%09a%20').search).toBe('vlk a')
  expect(filtersIn(`hladat=${'x'.repeat(10_000)}`).search).toHaveLength(100)
  expect(
    Object.keys(filtersIn(`tema=${Array.from({ length: 3_000 }, (_, index) => index).join(',')}`).collection).length,
  ).toBeLessThanOrEqual(100)
  expect(filtersIn('stavka=9-3').betAmount).toEqual({ min: 300, max: 900 })
})

test('any text is read without an error', () => {
  fc.assert(fc.property(anyText, (text) => void activeFilters(filtersIn(text))))
})

test('removing every active filter leaves none', () => {
  fc.assert(
    fc.property(anyFilters, (set) => {
      const remainingFilters = activeFilters(set).reduce(withoutFilter, set)
      expect(sameFilters(remainingFilters, NO_FILTERS)).toBe(true)
    }),
  )
})
