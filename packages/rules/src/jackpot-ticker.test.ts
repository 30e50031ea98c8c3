import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  climbAt,
  climbTo,
  type JackpotClimb,
  jackpotTotal,
  LOW_TICK_MS,
  lowLevelsOfTick,
  mayFetchJackpots,
  shownLevels,
  TOP_TICK_MS,
} from './jackpot-ticker.ts'

const START = 1_800_000_000_000
const HOUR = 3_600_000
const cents = fc.integer({ min: 1, max: 500_000_000 })
const climbsOf = (amounts: readonly number[], now = START) => amounts.map((amount, level) => climbTo(amount, level, now))

test('every level starts at 99 % of what the server said [4.26] [9.7]', () => {
  expect(shownLevels(climbsOf([100_000, 5_050]), START)).toEqual([99_000, 4_999])
})

test('levels climb to the server’s amount within two hours and never above it [4.26] [9.7]', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), (amounts) => {
      const jackpot = climbsOf(amounts)
      const halfway = shownLevels(jackpot, START + HOUR)
      halfway.forEach((shown, level) => {
        expect(shown).toBeGreaterThanOrEqual(Math.floor((amounts[level] as number) * 0.99))
        expect(shown).toBeLessThanOrEqual(amounts[level] as number)
      })
      expect(shownLevels(jackpot, START + 2 * HOUR + 60_000)).toEqual(amounts)
    }),
  )
})

test('a large level is still climbing after an hour: the climb is spread over two hours [4.26]', () => {
  const [top = 0] = shownLevels(climbsOf([100_000_000]), START + HOUR)
  expect(top).toBeGreaterThan(99_400_000)
  expect(top).toBeLessThan(99_600_000)
})

test('a tick adds at least a cent until the amount is reached, even to the smallest level [4.26] [9.7]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 90_000 }), fc.boolean(), (amount, isTop) => {
      const [level, tick] = isTop ? [0, TOP_TICK_MS] : [1, LOW_TICK_MS]
      const climb = climbTo(amount, level, START)
      expect(climbAt(climb, level, START + tick) - climb.from).toBeGreaterThanOrEqual(1 - 1e-6)
    }),
  )
  expect(climbAt({ amount: 500, from: 500, since: START }, 0, START + 1)).toBe(500)
})

test('the top level ticks every sixth of the interval, the low ones every tenth [9.7]', () => {
  expect(TOP_TICK_MS).toBeCloseTo(10_000 / 6)
  expect(LOW_TICK_MS).toBe(1_000)
  const jackpot = climbsOf([900_000_000, 900_000_000])
  const changes = (level: number) => {
    const displayedAmounts = Array.from({ length: 600 }, (_, tenth) => shownLevels(jackpot, START + 600_000 + tenth * 100)[level])
    return displayedAmounts.filter((amount, index) => index > 0 && amount !== displayedAmounts[index - 1]).length
  }
  expect(changes(0)).toBeGreaterThanOrEqual(35)
  expect(changes(0)).toBeLessThanOrEqual(36)
  expect(changes(1)).toBeGreaterThanOrEqual(59)
  expect(changes(1)).toBeLessThanOrEqual(60)
})

test('a low-level tick updates three to five levels, or all when there are fewer, and over time every one [4.26] [9.7]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (count, tick) => {
      const touched = lowLevelsOfTick(tick, count)
      expect(touched.size).toBeGreaterThanOrEqual(Math.min(count, 3))
      expect(touched.size).toBeLessThanOrEqual(Math.min(count, 5))
      for (const level of touched) expect(level >= 1 && level <= count).toBe(true)
    }),
  )
  const ticks = Array.from({ length: 300 }, (_, index) => lowLevelsOfTick(1_800_000_000 + index, 9))
  expect(new Set(ticks.map(({ size }) => size))).toEqual(new Set([3, 4, 5]))
  expect(new Set(ticks.flatMap((touched) => [...touched])).size).toBe(9)
})

test('at the same time everyone sees the same amounts, and they never decrease except after a win [4.26]', () => {
  const news = fc.array(fc.tuple(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 0, max: 50_000 })), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), news, (amounts, later) => {
      let now = START
      let jackpot: JackpotClimb[] = climbsOf(amounts)
      let previousLevels = shownLevels(jackpot, now)
      for (const [passed, more] of later) {
        for (const time of [now + passed / 2, now + passed]) {
          const levels = shownLevels(jackpot, time)
          levels.forEach((amount, level) => expect(amount).toBeGreaterThanOrEqual(previousLevels[level] as number))
          previousLevels = levels
        }
        now += passed
        jackpot = jackpot.map((climb, level) => climbTo(climb.amount + more, level, now, climb))
        const levels = shownLevels(jackpot, now)
        levels.forEach((amount, level) => {
          expect(amount).toBeGreaterThanOrEqual(previousLevels[level] as number)
          expect(amount).toBeLessThanOrEqual(jackpot[level]?.amount as number)
        })
        previousLevels = levels
      }
    }),
  )
})

test('a level that the server lowered falls at once; one that rose continues from the displayed amount [4.26]', () => {
  const previousClimb = climbTo(1_000_000, 0, START)
  const now = START + 3_600_000
  expect(climbTo(10_000, 0, now, previousClimb)).toEqual({ amount: 10_000, from: 9_900, since: now })
  const risen = climbTo(1_000_500, 0, now, previousClimb)
  expect(risen).toEqual({ amount: 1_000_500, from: climbAt(previousClimb, 0, now), since: now })
  expect(climbTo(1_000_000, 0, now, previousClimb)).toBe(previousClimb)
})

test('with a clock that was set back a level shows at least its start amount [4.26]', () => {
  expect(shownLevels(climbsOf([100_000, 5_000]), START - 86_400_000)).toEqual([99_000, 4_950])
})

test('the total is the sum of the levels [4.26]', () => {
  expect(jackpotTotal(shownLevels(climbsOf([100_000, 20_000, 3_000]), START))).toBe(99_000 + 19_800 + 2_970)
})

test('amounts are not fetched within 30 s of a success unless forced, and at once after a failure [4.26] [9.7]', () => {
  expect(mayFetchJackpots(100_000, 129_999)).toBe(false)
  expect(mayFetchJackpots(100_000, 130_000)).toBe(true)
  expect(mayFetchJackpots(100_000, 100_001, true)).toBe(true)
  expect(mayFetchJackpots(null, 100_001)).toBe(true)
})
