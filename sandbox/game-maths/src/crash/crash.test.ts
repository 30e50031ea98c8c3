import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { plus, rational, times, toNumber } from '../rational.ts'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { STANDARD_ERRORS } from '../simulation.fixture.ts'
import { endChance, expectedReturn, reachChance } from './chances.ts'
import {
  CRASH_VARIANTS,
  crashModel,
  crashPayout,
  crashPointOf,
  elapsedAt,
  flightMs,
  isPlayableStake,
  multipleAt,
} from './index.ts'

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

const HASHES = 1n << 256n
/** How many of all hashes reach the multiple, by the published chance: rounded down to a whole hash. */
const reachingHashes = ({ returnPerTenThousand }: typeof small, multiple: number): bigint =>
  (BigInt(returnPerTenThousand) * HASHES) / (100n * BigInt(multiple))

test('of all hashes exactly the published share reaches each multiple: the lowest ones, without one too many', () => {
  for (const model of [small, ...models])
    for (let multiple = 101; multiple <= model.highestMultiple; multiple += multiple < 2_000 ? 1 : 997) {
      const count = reachingHashes(model, multiple)
      expect(crashPointOf(model, count - 1n)).toBeGreaterThanOrEqual(multiple)
      expect(crashPointOf(model, count)).toBeLessThan(multiple)
      // The share of hashes differs from the chance by less than one hash of 2²⁵⁶.
      const missing = BigInt(model.returnPerTenThousand) * HASHES - count * 100n * BigInt(multiple)
      expect(missing >= 0n && missing < 100n * BigInt(multiple)).toBe(true)
    }
})

test('the lowest hash is the highest multiple, the highest a bust at the start, and a higher hash never ends later', () => {
  const hash = fc.bigInt({ min: 0n, max: HASHES - 1n })
  for (const model of models) {
    expect([crashPointOf(model, 0n), crashPointOf(model, HASHES - 1n)]).toEqual([model.highestMultiple, 100])
    fc.assert(
      fc.property(hash, hash, (one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one]
        expect(crashPointOf(model, lower)).toBeGreaterThanOrEqual(crashPointOf(model, higher))
      }),
    )
  }
  for (const wrong of [-1n, HASHES]) expect(() => crashPointOf(small, wrong)).toThrow(RangeError)
})

test('a simulation of every variant matches its probabilities', () => {
  const rounds = 20_000
  for (const model of models) {
    const draw = seededDraw(inject('seed'))
    const randomHash = () =>
      Array.from({ length: 8 }, () => draw(2 ** 32)).reduce((hash, word) => (hash << 32n) | BigInt(word), 0n)
    const ends = Array.from({ length: rounds }, () => crashPointOf(model, randomHash()))
    for (const multiple of [101, 120, 200, 500, 2_000]) {
      const chance = toNumber(reachChance(model, multiple))
      const share = ends.filter((end) => end >= multiple).length / rounds
      expect(Math.abs(share - chance)).toBeLessThan(STANDARD_ERRORS * Math.sqrt((chance * (1 - chance)) / rounds))
    }
  }
})

test('a flight shows its last multiple and ends before the next one', () => {
  for (const model of models) {
    expect([flightMs(model, 100), flightMs(model, model.highestMultiple)]).toEqual([0, elapsedAt(model, model.highestMultiple)])
    fc.assert(
      fc.property(fc.integer({ min: 101, max: model.highestMultiple - 1 }), (point) => {
        expect(multipleAt(model, flightMs(model, point) - 1)).toBeLessThanOrEqual(point)
        expect(multipleAt(model, flightMs(model, point))).toBeGreaterThan(point)
      }),
    )
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
