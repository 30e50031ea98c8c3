import { expect, test } from 'vitest'
import { amountText, counted, numberText, percentText, signedAmountText, stopwatchText } from './amounts.ts'

const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('amounts in cents are formatted by Slovak conventions', () => {
  expect([0, 5, 240, 123_450, 100_000_000].map((cents) => withPlainSpaces(amountText(cents, 'EUR')))).toEqual([
    '0,00 €',
    '0,05 €',
    '2,40 €',
    '1 234,50 €',
    '1 000 000,00 €',
  ])
  expect(withPlainSpaces(amountText(240, 'CZK'))).toBe('2,40 CZK')
})

test('numbers and percentages have a decimal comma', () => {
  expect(withPlainSpaces(numberText(278_919.44))).toBe('278 919,44')
  expect(withPlainSpaces(percentText(95.7))).toBe('95,70 %')
})

test('Slovak plurals: one, two to four, five or more, a fraction', () => {
  const games = (count: number): string => withPlainSpaces(counted(count, 'hra', 'hry', 'hier', 'hry'))
  expect([1, 2, 4, 5, 0, 12, 22, 1.5].map(games)).toEqual([
    '1 hra',
    '2 hry',
    '4 hry',
    '5 hier',
    '0 hier',
    '12 hier',
    '22 hier',
    '1,5 hry',
  ])
})

test('time in play is formatted as a stopwatch, a net result with its sign', () => {
  expect([0, 61_900, 3_600_000, -5].map(stopwatchText)).toEqual(['00:00:00', '00:01:01', '01:00:00', '00:00:00'])
  expect([240, 0, -100].map((cents) => withPlainSpaces(signedAmountText(cents, 'EUR')))).toEqual(['+2,40 €', '0,00 €', '−1,00 €'])
})
