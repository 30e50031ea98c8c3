import { expect, test } from 'vitest'
import { dealMoments, dealtCount } from './schedule.ts'

const times = { bettingEndsAt: 10_000, resultAt: 25_000 }

test('cards come one by one after the betting, all of them before the result', () => {
  expect(dealMoments(4, times)).toEqual([12_000, 12_000 + 11_800 / 3, 12_000 + 23_600 / 3, 23_800])
  expect([10_000, 11_999, 12_000, 16_000, 23_799, 23_800].map((now) => dealtCount(4, times, now))).toEqual([0, 0, 1, 2, 3, 4])
  expect(dealMoments(1, times)).toEqual([12_000])
})

test('a very short deal shows all cards at the result', () => {
  const short = { bettingEndsAt: 10_000, resultAt: 11_000 }
  expect(dealMoments(3, short)).toEqual([11_000, 11_000, 11_000])
})
