import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { plus, rational, times, toNumber } from '../rational.ts'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { STANDARD_ERRORS } from '../simulation.fixture.ts'
import { endChance, expectedReturn, reachChance } from './chances.ts'
import { CRASH_VARIANTS, crashModel, crashPayout, drawCrashPoint, elapsedAt, isPlayableStake, multipleAt } from './index.ts'

const models = CRASH_VARIANTS.map(({ id }) => crashModel(id))
const small = { variantId: 'small', returnPerTenThousand: 9_700, growthPerMs: 0.0001, highestMultiple: 130 }

test('the return equals the published one exactly, whatever multiple a player cashes out at', () => {
  for (const [index, model] of models.entries()) {
    const published = rational(model.returnPerTenThousand, 10_000)
    for (let multiple = 101; multiple <= model.highestMultiple; multiple += multiple < 2_000 ? 1 : 997)
      expect(expectedReturn(model, multiple)).toEqual(published)
    expect(CRASH_VARIANTS[index]?.rtp).toBe(model.returnPerTenThousand / 100)
  }
})

test('the probabilities of all ends sum to one, the bust at the start included', () => {
  for (const model of [small, crashModel('crash-96-100')]) {
    let sum = rational(0)
    for (let multiple = 100; multiple <= model.highestMultiple; multiple += 1) sum = plus(sum, endChance(model, multiple))
    expect(sum).toEqual(rational(1))
    expect(toNumber(endChance(model, 100))).toBeCloseTo(1 - model.returnPerTenThousand / 10_100, 12)
  }
})

test('a random cash-out strategy has the same return', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 101, max: 130 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 }),
      (mix) => {
        const total = mix.reduce((sum, [, weight]) => sum + weight, 0)
        const sum = mix.reduce(
          (so, [multiple, weight]) => plus(so, times(rational(weight, total), expectedReturn(small, multiple))),
          rational(0),
        )
        expect(sum).toEqual(rational(97, 100))
      },
    ),
  )
})

/** Follows every branch of the draws with its exact probability: tests what `drawCrashPoint` does, not what it claims. */
function exactEnds(model: typeof small): Map<number, number> {
  const ends = new Map<number, number>()
  const follow = (chosen: readonly ('low' | 'high')[], chance: number): void => {
    let drawIndex = 0
    let next: { limit: number; upper: number } | null = null
    const stop = new Error('one more draw')
    try {
      const end = drawCrashPoint(model, (upper) => {
        const decided = chosen[drawIndex]
        drawIndex += 1
        if (decided === 'low') return 0
        if (decided === 'high') return upper - 1
        next = { limit: 0, upper }
        throw stop
      })
      ends.set(end, (ends.get(end) ?? 0) + chance)
    } catch (error) {
      if (error !== stop) throw error
      const { upper } = next as unknown as { upper: number }
      const low = lowCount(model, chosen, upper) / upper
      follow([...chosen, 'low'], chance * low)
      follow([...chosen, 'high'], chance * (1 - low))
    }
  }
  follow([], 1)
  return ends
}
/** How many values of the next draw take the branch of value 0, found by bisection. */
function lowCount(model: typeof small, chosen: readonly ('low' | 'high')[], upper: number): number {
  const branch = (value: number): string => {
    const seen: number[] = []
    let drawIndex = 0
    const end = drawCrashPoint(model, (limit) => {
      const decided = chosen[drawIndex]
      drawIndex += 1
      seen.push(limit)
      if (decided) return decided === 'low' ? 0 : limit - 1
      return drawIndex === chosen.length + 1 ? value : 0
    })
    return `${seen.join()} ${end}`
  }
  const first = branch(0)
  let [same, other] = [0, upper]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (branch(middle) === first) same = middle
    else other = middle
  }
  return other
}

test('the draws give each end exactly its probability, branch by branch', () => {
  const ends = exactEnds(small)
  for (let multiple = 100; multiple <= 130; multiple += 1)
    expect(ends.get(multiple) ?? 0).toBeCloseTo(toNumber(endChance(small, multiple)), 13)
})

test('a simulation of every variant matches its probabilities', () => {
  for (const model of models) {
    const draw = seededDraw(inject('seed'))
    const rounds = 94_000
    const ends = Array.from({ length: rounds }, () => drawCrashPoint(model, draw))
    for (const multiple of [101, 120, 200, 500, 2_000]) {
      const chance = toNumber(reachChance(model, multiple))
      const share = ends.filter((end) => end >= multiple).length / rounds
      expect(Math.abs(share - chance)).toBeLessThan(STANDARD_ERRORS * Math.sqrt((chance * (1 - chance)) / rounds))
    }
    expect(ends.every((end) => Number.isInteger(end) && end >= 100 && end <= model.highestMultiple)).toBe(true)
  }
})

test('every draw requests odds that an integer generator can provide', () => {
  for (const model of models) {
    const draw = seededDraw(inject('seed'))
    const limits = new Set<number>()
    for (let round = 0; round < 5_000; round += 1)
      drawCrashPoint(model, (upper) => {
        limits.add(upper)
        return draw(upper)
      })
    expect([...limits].every((upper) => Number.isSafeInteger(upper) && upper > 0 && upper < 2 ** 48)).toBe(true)
  }
})

test('the multiple never decreases, and the first millisecond of each is found', () => {
  for (const model of models) {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: model.highestMultiple }), (multiple) => {
        const reachedAtMs = elapsedAt(model, multiple)
        expect(multipleAt(model, reachedAtMs)).toBeGreaterThanOrEqual(multiple)
        expect(multipleAt(model, reachedAtMs - 1)).toBeLessThan(multiple)
      }),
    )
    expect(multipleAt(model, 0)).toBe(100)
    expect(multipleAt(model, Number.NaN)).toBe(100)
    expect(multipleAt(model, 10 ** 9)).toBe(model.highestMultiple)
    expect(elapsedAt(model, 100)).toBe(0)
    expect(elapsedAt(model, model.highestMultiple + 1)).toBe(Number.POSITIVE_INFINITY)
  }
})

test('stakes are whole euros, so that every payout is whole cents and no return is lost by truncation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 101, max: 500_000 }), (euros, multiple) => {
      expect(isPlayableStake(euros * 100)).toBe(true)
      expect(crashPayout(euros * 100, multiple) * 100).toBe(euros * 100 * multiple)
    }),
  )
  for (const stake of [0, -100, 10, 150, 1e21, Number.NaN, 100.5]) expect(isPlayableStake(stake)).toBe(false)
  expect(() => crashPayout(150, 101)).toThrow(RangeError)
})

test('an unknown variant throws', () => {
  expect(() => crashModel('crash-100')).toThrow(RangeError)
})
