import { slotDefinition, slotOutcome } from '@herna/contract/games'
import { SLOT_VARIANTS, slotModel } from '@herna/game-maths'
import { expect, test } from 'vitest'
import { seededDraw } from '../game-host.fixture.ts'
import { slotEngine } from './slot-engine.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
const brief = {
  gameCode: 'skuska',
  name: 'Skúška',
  provider: 'corso',
  providerName: 'Corso',
  type: 'Slot' as const,
  motifs: [],
  fileVersion: '1',
}

test.each(['jackpot-5x3-20l-v4', 'trail-5x3-20l-v4', 'sticky-5x3-20l-v4'])(
  'the rules of %s are told to the client, and its rounds are settled at once in the form of the contract',
  (variantId) => {
    const variant = SLOT_VARIANTS.find(({ id }) => id === variantId) ?? expect.fail(variantId)
    const model = slotModel(variantId)
    const engine = slotEngine(brief, variant, model)
    const definition = slotDefinition.parse(engine.definition)
    expect(definition.trail).toEqual(model.trail)
    expect(definition.hasStickyWilds).toBe(model.stickyWilds)
    expect(definition.holdAndWin?.levels).toEqual(model.holdAndWin?.levels)
    let longest = 0
    for (let seed = 1; seed <= 600; seed += 1) {
      const { isOpen, payout, outcome } = engine.view(engine.open({ bet: 100 }, seededDraw(seed), null), NOW)
      const { steps } = slotOutcome.parse(outcome)
      expect(isOpen).toBe(false)
      expect(payout).toBe(steps.reduce((sum, { win }) => sum + win, 0))
      longest = Math.max(longest, steps.length)
    }
    expect(longest).toBeGreaterThan(2)
  },
)
