import { expect, test } from 'vitest'
import { standardDeviation } from './deviation.ts'
import { hasHit } from './every-round.fixture.ts'
import { hitFrequency } from './hit-frequency.ts'
import { toNumber } from './rational.ts'
import { playRound } from './round.ts'
import { exactRtp } from './rtp.ts'
import { seededDraw } from './seeded-draw.fixture.ts'
import { SLOT_VARIANTS, slotModel } from './variants.ts'

/** Two-sided 99.9 % of a normal distribution. */
const Z = 3.2905
const ROUNDS = 25_000

test.each(SLOT_VARIANTS.map(({ id }) => id))(
  '%s played many times returns and hits what was computed, within 99.9 per cent confidence',
  (id) => {
    const model = slotModel(id)
    const draw = seededDraw(20_260_301)
    const bet = model.betUnits
    let won = 0
    let hits = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const played = playRound(model, bet, draw)
      won += played.win
      if (hasHit(played)) hits += 1
    }
    const margin = (Z * standardDeviation(model)) / Math.sqrt(ROUNDS)
    expect(Math.abs(won / bet / ROUNDS - toNumber(exactRtp(model)))).toBeLessThan(margin)
    const hit = toNumber(hitFrequency(model))
    expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(Z * Math.sqrt((hit * (1 - hit)) / ROUNDS))
  },
)
