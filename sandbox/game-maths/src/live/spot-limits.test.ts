import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { findLiveModel, liveStakeFault, liveStakeLimits, LIVE_MODELS } from './index.ts'

const limits = fc
  .record({ minBet: fc.integer({ min: 1, max: 500 }), bets: fc.integer({ min: 20, max: 20_000 }) })
  .map(({ minBet, bets }) => ({ minBet: minBet * 20, maxBet: minBet * 20 * bets }))

test.each(LIVE_MODELS.map((model) => [model.id, model] as const))(
  '%s: every spot has one limit, within those of the table, that takes whole steps and wins at most five times the highest bet',
  (_, model) => {
    fc.assert(
      fc.property(limits, ({ minBet, maxBet }) => {
        const { spotLimits } = liveStakeLimits(model, { minBet, maxBet })
        expect(spotLimits.flatMap(({ spots }) => spots).toSorted()).toEqual(model.spots.map(({ spot }) => spot).toSorted())
        for (const { spots, ...limit } of spotLimits) {
          expect(limit.minBet).toBe(minBet)
          expect(limit.maxBet >= minBet && limit.maxBet <= maxBet && limit.maxBet % model.stakeStep === 0).toBe(true)
          for (const { spot, paysToOne } of model.spots)
            if (spots.includes(spot) && limit.maxBet > minBet) expect(limit.maxBet * paysToOne).toBeLessThanOrEqual(5 * maxBet)
        }
      }),
      { seed: inject('seed'), numRuns: 30 },
    )
  },
)

const roulette = findLiveModel('live-roulette') ?? expect.fail('no roulette')

test('a single number takes less than a colour, and each kind is named once', () => {
  const { spotLimits } = liveStakeLimits(roulette, { minBet: 50, maxBet: 200_000 })
  expect(spotLimits.map(({ name, maxBet }) => [name, maxBet])).toEqual([
    ['Jedno číslo', 20_000],
    ['Dvojica čísel', 50_000],
    ['Trojica čísel', 50_000],
    ['Štvorica čísel', 100_000],
    ['Šestica čísel', 200_000],
    ['Tucet', 200_000],
    ['Stĺpec', 200_000],
    ['Farba, párne a nepárne, nízke a vysoké', 200_000],
  ])
})

test('stakes outside the limits of their spot are a fault of that spot, although the round is within the table’s', () => {
  const table = liveStakeLimits(roulette, { minBet: 100, maxBet: 10_000 })
  const fault = (amount: number) =>
    liveStakeFault(roulette, table, [
      { spot: 'red', amount: 5_000 },
      { spot: 'straight-17', amount },
    ])
  expect(fault(1_000)).toBeNull()
  expect(fault(1_010)).toEqual({ spot: 'straight-17', problem: 'above-maximum' })
  expect(fault(90)).toEqual({ spot: 'straight-17', problem: 'below-minimum' })
})
