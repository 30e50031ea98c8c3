import { expect, test } from 'vitest'
import { readMultiple } from './auto-cash-out.ts'
import { betsOf } from './stake-picker.ts'

test('a multiple is accepted with a decimal comma or point, and nothing else is accepted', () => {
  expect(['2', '2,5', '2.05', ' 1 000,00×', '1,01'].map(readMultiple)).toEqual([200, 250, 205, 100_000, 101])
  expect(['', 'x', '1,234', '-2', '1e3', '2,5,1', 'NaN'].map(readMultiple)).toEqual([null, null, null, null, null, null, null])
})

test('stakes are whole euros from the lowest to the highest', () => {
  for (const game of [
    { minBet: 100, maxBet: 10_000 },
    { minBet: 200, maxBet: 50_000 },
  ]) {
    const bets = betsOf(game)
    expect([bets[0], bets.at(-1)]).toEqual([game.minBet, game.maxBet])
    expect(bets.toSorted((a, b) => a - b)).toEqual(bets)
    expect(new Set(bets).size).toBe(bets.length)
    expect(bets.every((bet) => bet % 100 === 0)).toBe(true)
  }
})
