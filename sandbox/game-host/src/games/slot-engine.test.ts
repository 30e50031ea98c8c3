import type { SlotOutcome } from '@herna/contract/games'
import { SLOT_VARIANTS, slotModel } from '@herna/game-maths'
import { expect, test } from 'vitest'
import { seededDraw } from '../game-host.fixture.ts'
import type { RoundStake } from './engine.ts'
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

function engineOf(variantId: string) {
  const variant = SLOT_VARIANTS.find(({ id }) => id === variantId) ?? expect.fail(variantId)
  return slotEngine(brief, variant, slotModel(variantId))
}
const GAMBLE = engineOf('classic-3x3-5l-v3')
const CHOICE = engineOf('choice-5x3-10l-v3')
type Engine = typeof GAMBLE

/** The first round by seed that waits for its player. */
function openRound(engine: Engine, stake: RoundStake, from = 1) {
  for (let seed = from; seed < from + 2_000; seed += 1) {
    const state = engine.open(stake, seededDraw(seed), null)
    if (engine.view(state, NOW).isOpen) return state
  }
  return expect.fail('no open round')
}
const outcomeOf = (engine: Engine, state: ReturnType<Engine['open']>) => engine.view(state, NOW).outcome as SlotOutcome
const action = (name: 'choose' | 'gamble' | 'collect', more = {}) => ({ actionId: 'a', action: name, ...more }) as const
const refusal = (act: () => unknown) => expect(act).toThrow(expect.objectContaining({ errorCode: 'action-refused' }))

test('a win waits to be collected or risked and is paid once it is collected', () => {
  const state = openRound(GAMBLE, { bet: 100 })
  const { amount = 0 } = outcomeOf(GAMBLE, state).gamble ?? {}
  expect(amount).toBeGreaterThan(0)
  expect(GAMBLE.view(state, NOW)).toMatchObject({ isOpen: true, payout: 0, staked: 100 })
  expect(GAMBLE.addedStake(state, action('collect'), NOW)).toBe(0)
  expect(GAMBLE.view(GAMBLE.act(state, action('collect'), NOW), NOW)).toMatchObject({ isOpen: false, payout: amount })
})

test('a right colour doubles the win, a wrong one ends the round without it, and the next cards stay hidden', () => {
  const seen = new Set<boolean>()
  for (let seed = 1; seen.size < 2; seed += 50) {
    const state = openRound(GAMBLE, { bet: 100 }, seed)
    const before = outcomeOf(GAMBLE, state).gamble
    expect(before?.steps).toEqual([])
    const after = GAMBLE.act(state, action('gamble', { colour: 'red' }), NOW)
    const gamble = outcomeOf(GAMBLE, after).gamble ?? expect.fail()
    const suit = gamble.steps[0]?.card.suit
    const isRight = suit === 'hearts' || suit === 'diamonds'
    seen.add(isRight)
    expect(gamble.amount).toBe(isRight ? (before?.amount ?? 0) * 2 : 0)
    expect(gamble.steps).toHaveLength(1)
    if (!isRight) expect(GAMBLE.view(after, NOW)).toMatchObject({ isOpen: false, payout: 0 })
  }
})

test('after five right guesses, or when doubling would exceed a hundred stakes, the win is paid without a question', () => {
  let state = openRound(GAMBLE, { bet: 100 })
  const won = outcomeOf(GAMBLE, state).gamble?.amount ?? 0
  let guesses = 0
  while (GAMBLE.view(state, NOW).isOpen) {
    const colours = ['red', 'black'] as const
    const next = colours
      .map((colour) => GAMBLE.act(state, action('gamble', { colour }), NOW))
      .find((candidate) => (outcomeOf(GAMBLE, candidate).gamble?.amount ?? 0) > 0)
    state = next ?? expect.fail('one of the colours is right')
    guesses += 1
  }
  expect(guesses).toBeLessThanOrEqual(5)
  const { payout } = GAMBLE.view(state, NOW)
  expect(payout).toBe(won * 2 ** guesses)
  expect(guesses === 5 || payout * 2 > 100 * 100).toBe(true)
})

test('a round without its player is paid as it stands: the win is collected, the first free spins are played [M6]', () => {
  const gambling = openRound(GAMBLE, { bet: 100 })
  const amount = outcomeOf(GAMBLE, gambling).gamble?.amount
  expect(GAMBLE.view(GAMBLE.conclude(gambling), NOW)).toMatchObject({ isOpen: false, payout: amount })
  const choosing = openRound(CHOICE, { bet: 100 })
  const concluded = CHOICE.conclude(choosing)
  expect(CHOICE.view(concluded, NOW).isOpen).toBe(false)
  expect(outcomeOf(CHOICE, concluded)).toMatchObject({ freeSpinChoice: { chosen: 0 } })
})

test('a choice of free spins shows only the paid spin before, and what was chosen after', () => {
  const state = openRound(CHOICE, { bet: 100 })
  const before = outcomeOf(CHOICE, state)
  expect([before.steps.length, before.freeSpinChoice]).toEqual([1, { chosen: null }])
  const options = slotModel('choice-5x3-10l-v3').freeSpinOptions ?? []
  for (const [option, { spins, multiplier }] of options.entries()) {
    const after = CHOICE.act(state, action('choose', { option }), NOW)
    const { steps } = outcomeOf(CHOICE, after)
    expect(steps).toHaveLength(1 + spins)
    expect(steps.slice(1).every((step) => step.multiplier === multiplier)).toBe(true)
    expect(CHOICE.view(after, NOW)).toMatchObject({ isOpen: false, payout: steps.reduce((sum, step) => sum + step.win, 0) })
  }
})

test('an action that the round does not wait for is refused', () => {
  const gambling = openRound(GAMBLE, { bet: 100 })
  refusal(() => GAMBLE.addedStake(gambling, action('gamble'), NOW))
  refusal(() => GAMBLE.addedStake(gambling, action('choose', { option: 0 }), NOW))
  const choosing = openRound(CHOICE, { bet: 100 })
  refusal(() => CHOICE.addedStake(choosing, action('collect'), NOW))
  refusal(() => CHOICE.addedStake(choosing, action('choose', { option: 3 }), NOW))
  refusal(() => CHOICE.addedStake(CHOICE.conclude(choosing), action('choose', { option: 0 }), NOW))
})

test('a win of a bonus is not risked', () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const state = GAMBLE.open({ bet: 100, bonusId: 'b1' }, seededDraw(seed), null)
    expect(GAMBLE.view(state, NOW).isOpen).toBe(false)
  }
})

test('a round stored before wins could be risked is closed', () => {
  const { steps, win } = GAMBLE.open({ bet: 100, bonusId: 'b1' }, seededDraw(7), null)
  expect(GAMBLE.view({ kind: 'slot', bet: 100, steps, win }, NOW)).toMatchObject({ isOpen: false, payout: win })
})
