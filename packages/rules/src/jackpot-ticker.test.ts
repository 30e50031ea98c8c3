import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  JACKPOT_TICKER,
  jackpotTotal,
  LOW_TICK_MS,
  lowLevelsToTick,
  mayFetchJackpots,
  startJackpot,
  type TickingJackpot,
  TOP_TICK_MS,
  tickLowLevels,
  tickTopLevel,
  updateJackpot,
} from './jackpot-ticker.ts'

const targets = fc.array(fc.integer({ min: 1, max: 500_000_000 }), { minLength: 1, maxLength: 9 })
const seeded = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }))
const randomOf = (numbers: Iterator<number>) => () => numbers.next().value as number

/** Ticks as the browser does until `until`, from zero. */
function run(start: TickingJackpot, until: number, random: () => number): TickingJackpot {
  let jackpot = start
  for (let now = LOW_TICK_MS; now <= until; now += LOW_TICK_MS) {
    jackpot = tickLowLevels(jackpot, now, random)
    const topTicks = Math.floor(now / TOP_TICK_MS) - Math.floor((now - LOW_TICK_MS) / TOP_TICK_MS)
    for (let tick = 0; tick < topTicks; tick++) jackpot = tickTopLevel(jackpot, now)
  }
  return jackpot
}

test('every level starts at 99 % of what the server said [4.26] [9.7]', () => {
  expect(startJackpot([100_000, 5_050], 0).map((level) => level.amount)).toEqual([99_000, 4_999])
})

test('levels climb to the amount of the server within two hours and never above it [4.26] [9.7]', () => {
  fc.assert(
    fc.property(targets, seeded, (amounts, numbers) => {
      const random = randomOf(numbers)
      const start = startJackpot(amounts, 0)
      const halfway = run(start, JACKPOT_TICKER.globalTime / 2, random)
      halfway.forEach((level, index) => {
        expect(level.amount).toBeGreaterThanOrEqual((start[index] as { amount: number }).amount)
        expect(level.amount).toBeLessThanOrEqual(level.target)
      })
      const end = run(start, JACKPOT_TICKER.globalTime + 60_000, random)
      expect(end.map((level) => level.amount)).toEqual(amounts)
    }),
    { numRuns: 12, seed: 7 },
  )
})

test('a large level is still on its way after an hour: the climb is spread over the two hours [4.26]', () => {
  const [top] = run(startJackpot([100_000_000], 0), JACKPOT_TICKER.globalTime / 2, () => 0.5)
  expect(top?.amount).toBeGreaterThan(99_400_000)
  expect(top?.amount).toBeLessThan(99_600_000)
})

test('a tick adds at least a cent until the amount is reached, also to the smallest level [4.26] [9.7]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 90_000 }), (target) => {
      const before = startJackpot([target], 0)
      const after = tickTopLevel(before, TOP_TICK_MS)
      expect(jackpotTotal(after) - jackpotTotal(before)).toBeGreaterThanOrEqual(JACKPOT_TICKER.minimumIncrement)
    }),
    { seed: 3 },
  )
  const reached: TickingJackpot = [{ amount: 500, target: 500, since: 0 }]
  expect(tickTopLevel(reached, 1)).toEqual(reached)
})

test('the top level ticks every sixth of the interval, the low ones every tenth [9.7]', () => {
  expect(TOP_TICK_MS).toBeCloseTo(10_000 / 6)
  expect(LOW_TICK_MS).toBe(1_000)
  const jackpot = startJackpot([1_000_000, 1_000_000, 1_000_000], 0)
  const top = tickTopLevel(jackpot, 1)
  expect(top.map((level, index) => level === jackpot[index])).toEqual([false, true, true])
  const low = tickLowLevels(jackpot, 1, () => 0)
  expect(low[0]).toBe(jackpot[0])
})

test('a low-level tick touches three to five levels, or as many as there are [4.26] [9.7]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), seeded, (count, numbers) => {
      const chosen = lowLevelsToTick(count, randomOf(numbers))
      expect(chosen.size).toBeGreaterThanOrEqual(Math.min(count, 3))
      expect(chosen.size).toBeLessThanOrEqual(Math.min(count, 5))
      for (const level of chosen) expect(level >= 1 && level <= count).toBe(true)
    }),
    { seed: 11 },
  )
  expect(lowLevelsToTick(9, () => 0).size).toBe(3)
  expect(lowLevelsToTick(9, () => 0.99).size).toBe(5)
})

test('a level that the server lowered falls at once; one that rose goes on from where it is [4.26]', () => {
  const jackpot = run(startJackpot([1_000_000, 200_000], 0), 3_600_000, () => 0.5)
  const [top, low] = updateJackpot(jackpot, [10_000, 202_000], 3_600_000)
  expect(top).toEqual({ amount: 9_900, target: 10_000, since: 3_600_000 })
  expect(low?.target).toBe(202_000)
  expect(low?.amount).toBe(Math.max(jackpot[1]?.amount as number, Math.floor(202_000 * 0.99)))
})

test('news of the same amount change nothing, and a new level starts at 99 % [4.26]', () => {
  const jackpot = run(startJackpot([1_000_000], 0), 600_000, () => 0.5)
  expect(updateJackpot(jackpot, [1_000_000], 700_000)[0]).toBe(jackpot[0])
  expect(updateJackpot(jackpot, [1_000_000, 5_000], 700_000)[1]).toEqual({ amount: 4_950, target: 5_000, since: 700_000 })
})

test('whatever the server says, no amount on the screen is above it [4.26]', () => {
  fc.assert(
    fc.property(targets, targets, seeded, (first, second, numbers) => {
      const before = run(startJackpot(first, 0), 1_800_000, randomOf(numbers))
      for (const level of updateJackpot(before, second, 1_800_000)) expect(level.amount).toBeLessThanOrEqual(level.target)
    }),
    { numRuns: 20, seed: 5 },
  )
})

test('the total is the sum of the levels [4.26]', () => {
  expect(jackpotTotal(startJackpot([100_000, 20_000, 3_000], 0))).toBe(99_000 + 19_800 + 2_970)
})

test('amounts are not fetched again within 30 s of a success, unless forced; after a failure at once [4.26] [9.7]', () => {
  expect(mayFetchJackpots(100_000, 129_999)).toBe(false)
  expect(mayFetchJackpots(100_000, 130_000)).toBe(true)
  expect(mayFetchJackpots(100_000, 100_001, true)).toBe(true)
  expect(mayFetchJackpots(null, 100_001)).toBe(true)
})
