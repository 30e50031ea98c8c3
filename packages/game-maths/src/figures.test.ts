import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standardDeviation } from './deviation.ts'
import { enumerate } from './enumeration.fixture.ts'
import { highestRound } from './highest-round.ts'
import { hitFrequency } from './hit-frequency.ts'
import { playRound } from './round.ts'
import { exactRtp } from './rtp.ts'
import { smallModel } from './small-models.fixture.ts'

const RUNS = { seed: 20260301, numRuns: 150 }

test('the exact return equals what looking at every stop combination finds, free spins and retriggers included', () => {
  fc.assert(
    fc.property(smallModel, (model) => {
      expect(exactRtp(model)).toEqual(enumerate(model).rtp)
    }),
    RUNS,
  )
})

test('the exact hit frequency equals what looking at every stop combination finds', () => {
  fc.assert(
    fc.property(smallModel, (model) => {
      expect(hitFrequency(model)).toEqual(enumerate(model).hitFrequency)
    }),
    RUNS,
  )
})

test('the standard deviation equals what looking at every stop combination finds', () => {
  fc.assert(
    fc.property(smallModel, (model) => {
      const { deviation } = enumerate(model)
      expect(Math.abs(standardDeviation(model) - deviation)).toBeLessThan(1e-6 * (1 + deviation))
    }),
    RUNS,
  )
})

test('the highest round is the highest of all, and playing its stops wins it', () => {
  fc.assert(
    fc.property(smallModel, (model) => {
      const { multiple, stops } = highestRound(model)
      expect(multiple).toEqual(enumerate(model).highest)
      const draws = stops.flat()
      const bet = model.lines.length
      const { win } = playRound(model, bet, () => draws.shift() as number)
      expect(draws).toEqual([])
      expect(BigInt(win) * multiple.denominator).toBe(multiple.numerator * BigInt(bet))
    }),
    RUNS,
  )
})
