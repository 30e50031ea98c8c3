import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { formatAmount, formatBetRange, formatCurrency, formatPercent, formatTableLimits } from './amount-display.ts'

const slovak = { locale: 'sk-SK', currency: 'EUR' }
/** Spaces inside numbers do not break. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('amounts below a thousand show two decimals, from a thousand on none [9.11]', () => {
  expect(plain(formatAmount(20, slovak))).toBe('0,20 €')
  expect(plain(formatAmount(99_999, slovak))).toBe('999,99 €')
  expect(plain(formatAmount(100_000, slovak))).toBe('1 000 €')
  expect(plain(formatAmount(12_500_050, slovak))).toBe('125 001 €')
})

test('currency always shows two decimals [9.11]', () => {
  expect(plain(formatCurrency(128_450_638, slovak))).toBe('1 284 506,38 €')
  expect(plain(formatCurrency(62_000, slovak))).toBe('620,00 €')
})

test('RTP shows two decimals and a per cent sign [9.11]', () => {
  expect(plain(formatPercent(96.1, 'sk-SK'))).toBe('96,10 %')
})

test('a range of bets names both bounds, or the one that is known, or nothing [9.11]', () => {
  expect(plain(formatBetRange(20, 10_000, slovak))).toBe('0,20 – 100,00 €')
  expect(plain(formatBetRange(50, 200_000, slovak))).toBe('0,50 – 2 000 €')
  expect(plain(formatBetRange(null, 5_000, slovak))).toBe('50,00 €')
  expect(formatBetRange(null, undefined, slovak)).toBeNull()
})

test('limits of tables in a list are written alike: whole euros without decimals, cents with both', () => {
  const limits: [number | null, number | null][] = [
    [50, 50_000],
    [500, 200_000],
    [100, 50_050],
    [null, 5_000],
    [null, null],
  ]
  expect(limits.map(([min, max]) => plain(formatTableLimits(min, max, slovak)))).toEqual([
    '0,50 – 500 €',
    '5 – 2 000 €',
    '1 – 500,50 €',
    '50 €',
    undefined,
  ])
})

test('amounts read as Intl writes them in Slovak and English, in euros and other currencies [9.11]', () => {
  for (const [locale, currency] of [
    ['sk-SK', 'EUR'],
    ['sk-SK', 'CZK'],
    ['en-GB', 'EUR'],
  ] as const) {
    const intl = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(formatCurrency(cents, { locale, currency })).toBe(intl.format(cents / 100))
      }),
      { seed: inject('seed'), numRuns: 300 },
    )
  }
})
