import { expect, test } from 'vitest'
import { amountText, counted, numberText, percentText, signedAmountText, stopwatchText } from './amounts.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('amounts in cents are written as Slovaks write them', () => {
  expect([0, 5, 240, 123_450, 100_000_000].map((cents) => plain(amountText(cents, 'EUR')))).toEqual([
    '0,00 €',
    '0,05 €',
    '2,40 €',
    '1 234,50 €',
    '1 000 000,00 €',
  ])
  expect(plain(amountText(240, 'CZK'))).toBe('2,40 CZK')
})

test('numbers and per cent have a decimal comma', () => {
  expect(plain(numberText(278_919.44))).toBe('278 919,44')
  expect(plain(percentText(95.7))).toBe('95,70 %')
})

test('Slovak plurals: one, two to four, more, a fraction', () => {
  const games = (count: number): string => plain(counted(count, 'hra', 'hry', 'hier', 'hry'))
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

test('time in play reads as a stop-watch, a sum of wins and stakes has its sign', () => {
  expect([0, 61_900, 3_600_000, -5].map(stopwatchText)).toEqual(['00:00:00', '00:01:01', '01:00:00', '00:00:00'])
  expect([240, 0, -100].map((cents) => plain(signedAmountText(cents, 'EUR')))).toEqual(['+2,40 €', '0,00 €', '−1,00 €'])
})
