import { expect, inject, test } from 'vitest'
import { awardsChoice, beforeChoice, modelOfOption, withOption } from './free-spin-choice.ts'
import { playRound } from './round.ts'
import { exactRtp } from './rtp.ts'
import { seededDraw } from './seeded-draw.fixture.ts'
import { standardDeviation } from './deviation.ts'
import { deviationOf } from './variant-figures.fixture.ts'
import { SLOT_VARIANTS, slotModel } from './variants.ts'
import { simulated } from './simulation.fixture.ts'

const CHOICES = SLOT_VARIANTS.filter(({ family }) => family === 'choice-5x3')

test.each(CHOICES)('every option of $id has exactly the same return', ({ id }) => {
  const model = slotModel(id)
  const options = model.freeSpinOptions ?? []
  expect(options.length).toBe(3)
  expect(new Set(options.map(({ spins }) => spins)).size).toBe(3)
  for (const option of options) expect(exactRtp(modelOfOption(model, option))).toEqual(exactRtp(model))
})

test.each(simulated(CHOICES, ({ volatility }) => volatility))(
  'every option of $id is of its volatility class',
  ({ id, volatility }) => {
    const bounds = [0, 2.6, 4.2, 7, 11, Number.POSITIVE_INFINITY]
    const model = slotModel(id)
    for (const option of model.freeSpinOptions?.slice(1) ?? []) {
      const deviation = standardDeviation(modelOfOption(model, option))
      expect(deviation).toBeGreaterThanOrEqual(deviationOf(model))
      expect(deviation).toBeLessThan(bounds[volatility] as number)
    }
  },
)

test('a round with another option is the round that the same stops give in a game with that option only', () => {
  const model = slotModel('choice-5x3-10l-v3')
  const bet = model.betUnits * 3
  const seed = inject('seed')
  let chosen = 0
  for (let round = 0; round < 2_000; round += 1) {
    const played = playRound(model, bet, seededDraw(seed + round))
    if (!awardsChoice(model, played)) continue
    for (const [index, option] of (model.freeSpinOptions ?? []).entries()) {
      chosen += 1
      expect(withOption(model, bet, played, index)).toEqual(
        playRound(modelOfOption(model, option), bet, seededDraw(seed + round)),
      )
    }
    expect(beforeChoice(played).steps).toHaveLength(1)
    expect(beforeChoice(played).win).toBe(played.steps[0]?.win)
  }
  expect(chosen).toBeGreaterThan(10)
})

test('an option that a game does not have is refused', () => {
  const model = slotModel('choice-5x3-10l-v3')
  const round = playRound(model, model.betUnits, () => 0)
  expect(() => withOption(model, model.betUnits, round, 3)).toThrow('no option 3')
})
