import { expect, inject, test } from 'vitest'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { simulate, simulated } from '../../simulation.fixture.ts'
import { type BestPlay, bestPlay } from './best-play.ts'
import { dealerEnds, dealerTotals } from './dealer-ends.ts'
import { valueOf } from './hand.ts'
import { BLACKJACKS } from './models.ts'
import { unseenOf } from './openings.ts'
import { blackjackOutcome } from './outcome.ts'
import { actBlackjack, openBlackjack } from './play.ts'
import { activeHand, type BlackjackState } from './state.ts'

const ROUNDS = inject('breadth') === 'full' ? 60_000 : 25_000
const shoes = [...new Map(BLACKJACKS.map((model) => [model.table.decks, model])).values()]

/** Plays a whole round optimally; returns the payout per cent of the opening stake. */
function playWell(model: (typeof shoes)[number], best: BestPlay, draw: (upperExclusive: number) => number): number {
  let state: BlackjackState = openBlackjack(model, [{ spot: 'hand', amount: 100 }], draw)
  for (let handIndex = activeHand(state); handIndex !== null; handIndex = activeHand(state)) {
    const cards = state.hands[handIndex]?.cards.map(valueOf) ?? []
    state = actBlackjack(model, state, best.decide(cards, valueOf(state.dealer[0] ?? 0), state.hands.length > 1))
  }
  const { hands } = blackjackOutcome(model, state)
  return hands.reduce((sum, { payout, stake }) => sum + payout - stake, 100) / 100
}

type Shoe = (typeof shoes)[number]
const bestPlays = new Map<Shoe, BestPlay>()
/** Cached: takes a second per shoe. */
function bestPlayOf(model: Shoe): BestPlay {
  const best = bestPlays.get(model) ?? bestPlay(model.table)
  bestPlays.set(model, best)
  return best
}

test.each(shoes.map((model) => [model.table.decks, model] as const))(
  'best play with %i decks has the published return',
  (_, model) => {
    const best = bestPlayOf(model)
    expect(Math.round(best.rtp * 10_000) / 100).toBe(model.rtp)
    // The textbook plays of stiff hands, soft hands, doubles and splits.
    const decide = (values: number[], up: number) => best.decide(values, up, false)
    expect([decide([10, 6], 10), decide([10, 7], 10), decide([10, 3], 6)]).toEqual(['hit', 'stand', 'stand'])
    expect([decide([5, 6], 6), decide([1, 1], 6), decide([8, 8], 6), decide([10, 10], 6)]).toEqual([
      'double',
      'split',
      'split',
      'stand',
    ])
  },
  180_000,
)

// Shoes differ in their cards and in which hands may be doubled.
test.each(simulated(shoes, ({ table }) => table.doubleOn).map((model) => [model.table.decks, model] as const))(
  'the game of %i decks played optimally has the return of best play, within five standard errors',
  (_, model) => {
    const best = bestPlayOf(model)
    const draw = seededDraw(inject('seed'))
    const { mean, margin } = simulate(ROUNDS, () => playWell(model, best, draw))
    expect(Math.abs(mean - best.rtp)).toBeLessThan(margin)
  },
  180_000,
)

test('the dealer’s totals match a dealer drawing from a real shoe', () => {
  // A tiny shoe, enumerated by hand: up card 6; remaining 10, 10, 5, 1.
  const remaining = { counts: [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 2], size: 4 }
  const chances = [0, 0, 0, 0, 0, 0]
  const deal = (total: number, hasAce: boolean, cards: number[], chance: number): void => {
    const best = hasAce && total <= 11 ? total + 10 : total
    if (best >= 17) {
      const totalIndex = best > 21 ? 5 : best - 17
      chances[totalIndex] = (chances[totalIndex] ?? 0) + chance
      return
    }
    for (const [cardIndex, card] of cards.entries())
      deal(
        total + card,
        hasAce || card === 1,
        cards.filter((_, other) => other !== cardIndex),
        chance / cards.length,
      )
  }
  deal(6, false, [10, 10, 5, 1], 1)
  expect(dealerTotals(dealerEnds(6, false), remaining).map((chance) => Math.round(chance * 1e12))).toEqual(
    chances.map((chance) => Math.round(chance * 1e12)),
  )
})

test('the probabilities of the dealer’s totals and a natural sum to one', () => {
  for (const up of [1, 10]) {
    const remaining = unseenOf(6, [up, 9, 8])
    const natural = (remaining.counts[11 - up] ?? 0) / remaining.size
    const sum = dealerTotals(dealerEnds(up, false), remaining).reduce((all, chance) => all + chance, 0)
    expect(sum + natural).toBeCloseTo(1, 12)
  }
})
