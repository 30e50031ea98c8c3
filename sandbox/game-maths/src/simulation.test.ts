import { expect, inject, test } from 'vitest'
import { hasHit } from './every-round.fixture.ts'
import { hitFrequency } from './hit-frequency.ts'
import { toNumber } from './rational.ts'
import { playRound } from './round.ts'
import { seededDraw } from './seeded-draw.fixture.ts'
import { simulated, STANDARD_ERRORS } from './simulation.fixture.ts'
import { deviationOf, rtpOf } from './variant-figures.fixture.ts'
import { SLOT_VARIANTS, slotModel } from './variants.ts'

const ROUNDS = 60_000

// Variants of a family differ only in strips and pays, which the figures are computed from; the rules are the family's, so one
// variant per family is simulated.
test.each(simulated(SLOT_VARIANTS, ({ family }) => family).map(({ id }) => id))(
  '%s simulated matches the computed return and hit frequency, within five standard errors',
  (id) => {
    const model = slotModel(id)
    const draw = seededDraw(inject('seed'))
    const bet = model.betUnits
    let won = 0
    let hits = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const played = playRound(model, bet, draw)
      won += played.win
      if (hasHit(played)) hits += 1
    }
    const margin = (STANDARD_ERRORS * deviationOf(model)) / Math.sqrt(ROUNDS)
    expect(Math.abs(won / bet / ROUNDS - toNumber(rtpOf(model)))).toBeLessThan(margin)
    const hit = toNumber(hitFrequency(model))
    expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(STANDARD_ERRORS * Math.sqrt((hit * (1 - hit)) / ROUNDS))
  },
)
