import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { standardDeviation } from './deviation.ts'
import { enumerate } from './enumeration.fixture.ts'
import { highestRound } from './highest/highest-round.ts'
import { hitFrequency } from './hit-frequency.ts'
import { playRound } from './round.ts'
import { exactRtp } from './rtp.ts'
import { toNumber } from './rational.ts'
import { everyRound } from './every-round.fixture.ts'
import { smallSticky, smallTrail } from './bonus-models.fixture.ts'
import { smallCascade, smallExpanding, smallHoldAndWin } from './small-feature-models.fixture.ts'
import { smallModel, smallMultiplied, smallWays } from './small-models.fixture.ts'

/** Every round of a small model is played: a few models take as long as hundreds of enumerated spins. */
const FEW = { numRuns: inject('breadth') === 'full' ? 200 : 20 }
const spun = fc.oneof(smallModel, smallWays, smallMultiplied)

test('the exact return equals the enumeration of all stop combinations, free spins and retriggers included', () => {
  fc.assert(
    fc.property(spun, (model) => {
      expect(exactRtp(model)).toEqual(enumerate(model).rtp)
    }),
  )
})

test('the exact hit frequency equals the enumeration of all stop combinations', () => {
  fc.assert(
    fc.property(spun, (model) => {
      expect(hitFrequency(model)).toEqual(enumerate(model).hitFrequency)
    }),
  )
})

test('the standard deviation equals the enumeration of all stop combinations', () => {
  fc.assert(
    fc.property(spun, (model) => {
      const { deviation, rtp } = enumerate(model)
      const square = deviation ** 2 + toNumber(rtp) ** 2
      // The variance is a difference: near zero its rounding error is one of the squares, and the root of it is much larger.
      expect(Math.abs(standardDeviation(model) ** 2 - deviation ** 2)).toBeLessThan(1e-9 * (1 + square))
    }),
  )
})

test('the highest round is the maximum of all rounds, and playing its stops wins it', () => {
  fc.assert(
    fc.property(spun, (model) => {
      const { multiple, draws: best } = highestRound(model)
      expect(multiple).toEqual(enumerate(model).highest)
      const draws = best.flat()
      const bet = model.betUnits
      const { win } = playRound(model, bet, () => draws.shift() as number)
      expect(draws).toEqual([])
      expect(BigInt(win) * multiple.denominator).toBe(multiple.numerator * BigInt(bet))
    }),
  )
})

test.each([
  ['respins', smallHoldAndWin],
  ['falls', smallCascade],
  ['expanding wilds', smallExpanding],
  ['a trail', smallTrail],
  ['sticky wilds', smallSticky],
] as const)('all figures of a game of %s equal what playing every round there can be finds', (_what, models) => {
  fc.assert(
    fc.property(models, (model) => {
      const enumerated = everyRound(model, model.betUnits)
      const rtp = exactRtp(model)
      expect(Number(rtp.numerator) / Number(rtp.denominator)).toBeCloseTo(enumerated.mean, 10)
      const hits = hitFrequency(model)
      expect(Number(hits.numerator) / Number(hits.denominator)).toBeCloseTo(enumerated.hits, 10)
      // Of the variances: the root of a rounding error would not be small.
      expect(standardDeviation(model) ** 2).toBeCloseTo(enumerated.deviation ** 2, 6)
      const { multiple, draws: best } = highestRound(model)
      expect(Number(multiple.numerator) / Number(multiple.denominator)).toBeCloseTo(enumerated.highest, 10)
      const draws = best.flat()
      expect(playRound(model, model.betUnits, () => draws.shift() as number).win / model.betUnits).toBeCloseTo(
        enumerated.highest,
        10,
      )
      expect(draws).toEqual([])
    }),
    FEW,
  )
})

test('the return of respins, trails and sticky wilds is an exact fraction equal to that of all possible rounds', () => {
  fc.assert(
    fc.property(fc.oneof(smallHoldAndWin, smallExpanding, smallTrail, smallSticky), (model) => {
      expect(exactRtp(model)).toEqual(everyRound(model, model.betUnits).exactMean)
    }),
    FEW,
  )
})
