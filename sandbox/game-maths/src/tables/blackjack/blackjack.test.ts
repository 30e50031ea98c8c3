import { blackjackOutcome as contractOutcome } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { rational } from '../../rational.ts'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { decksOf } from '../cards/deck.ts'
import { BLACKJACKS } from './models.ts'
import { blackjackOutcome } from './outcome.ts'
import { pairsPay, pairsRtp } from './pairs.ts'
import { actBlackjack, openBlackjack } from './play.ts'
import { addedStake, blackjackActions, type BlackjackState } from './state.ts'

const model = (id: string) => BLACKJACKS.find((candidate) => candidate.id === id) as (typeof BLACKJACKS)[number]
const eight = model('blackjack-8-100')
/** Clubs; the index is the rank. */
const card = (rank: number): number => rank - 1
/** A round with these cards: player, dealer, then the shoe. */
const dealt = (player: number[], dealer: number[], shoe: number[] = []): BlackjackState => ({
  kind: 'blackjack',
  shoe: shoe.map(card),
  dealer: dealer.map(card),
  hands: [{ cards: player.map(card), stake: 100, isDoubled: false, isDone: false }],
  pairs: null,
  isOver: false,
})
const outcomeOf = (state: BlackjackState) => blackjackOutcome(eight, state)

test('standing against a dealer who busts wins even money, and an equal total returns the stake', () => {
  const won = outcomeOf(actBlackjack(eight, dealt([10, 3], [10, 6], [9]), 'stand'))
  expect([won.hands[0]?.result, won.hands[0]?.payout, won.dealer.total]).toEqual(['win', 200, 25])
  const even = outcomeOf(actBlackjack(eight, dealt([10, 8], [10, 8]), 'stand'))
  expect([even.hands[0]?.result, even.hands[0]?.payout]).toEqual(['push', 100])
})

test('a doubled hand gets one card, doubles the stake and the win', () => {
  const state = dealt([5, 6], [10, 7], [10])
  expect(addedStake(state, 'double')).toBe(100)
  expect(outcomeOf(actBlackjack(eight, state, 'double')).hands[0]).toMatchObject({
    stake: 200,
    payout: 400,
    isDoubled: true,
    total: 21,
  })
})

test('a pair is split once; split aces get one card each, and 21 with them is no blackjack', () => {
  const state = dealt([1, 1], [10, 7], [10, 9])
  const done = outcomeOf(actBlackjack(eight, state, 'split'))
  expect(done.hands.map(({ total, result, payout }) => [total, result, payout])).toEqual([
    [21, 'win', 200],
    [20, 'win', 200],
  ])
  const eights = actBlackjack(eight, dealt([8, 8], [10, 7], [8, 3, 10]), 'split')
  expect(outcomeOf(eights).actions).toEqual(['hit', 'stand', 'double'])
  expect(outcomeOf(actBlackjack(eight, eights, 'stand')).activeHand).toBe(1)
})

test('a bust ends the hand at once, and the dealer does not draw when no hand remains', () => {
  const bust = actBlackjack(eight, dealt([10, 6], [10, 6], [10, 5]), 'hit')
  expect(outcomeOf(bust).hands[0]).toMatchObject({ result: 'bust', payout: 0 })
  expect(outcomeOf(bust).dealer.cards.length).toBe(2)
})

test('one deck doubles on 9 to 11 only and not after a split', () => {
  const tableRules = model('blackjack-1-100').table
  expect(blackjackActions(tableRules, dealt([5, 6], [10, 7]))).toContain('double')
  expect(blackjackActions(tableRules, dealt([1, 9], [10, 7]))).not.toContain('double')
  expect(blackjackActions(tableRules, dealt([2, 6], [10, 7]))).not.toContain('double')
})

test('a natural pays 3 : 2 and a dealer’s natural ends the round before any action', () => {
  // The shuffle draws from the front: these draws put the wanted cards first.
  const opened = (player: [number, number], dealer: [number, number]) => {
    const shoe = decksOf(8)
    const order = [player[0], dealer[0], player[1], dealer[1]].map(card)
    let nextIndex = 0
    return openBlackjack(eight, [{ spot: 'hand', amount: 110 }], () => {
      const wantedCard = order[nextIndex]
      if (wantedCard === undefined) return 0
      const cardIndex = shoe.indexOf(wantedCard, nextIndex)
      ;[shoe[nextIndex], shoe[cardIndex]] = [wantedCard, shoe[nextIndex] as number]
      nextIndex += 1
      return cardIndex - nextIndex + 1
    })
  }
  expect(outcomeOf(opened([1, 13], [9, 9])).hands[0]).toMatchObject({ result: 'blackjack', payout: 275 })
  expect(outcomeOf(opened([1, 13], [1, 12])).hands[0]).toMatchObject({ result: 'push', payout: 110 })
  expect(outcomeOf(opened([9, 9], [1, 12]))).toMatchObject({ activeHand: null, hands: [{ result: 'loss' }] })
})

test('any play: the outcome matches the contract, hides the hole card while open, pays whole cents and at most the stated multiple', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BLACKJACKS),
      fc.integer(),
      fc.array(fc.nat(99), { maxLength: 30 }),
      fc.boolean(),
      (table, seed, choices, side) => {
        const amount = table.minBet
        const stakes = [{ spot: 'hand', amount }, ...(side && table.table.hasPairs ? [{ spot: 'pairs', amount }] : [])]
        let state = openBlackjack(table, stakes, seededDraw(seed))
        for (let turn = 0; !state.isOver; turn += 1) {
          const open = blackjackOutcome(table, state)
          expect(open.dealer.cards.length).toBe(1)
          expect(open.hands.every(({ payout }) => payout === 0)).toBe(true)
          const action = open.actions[(choices[turn] ?? 1) % open.actions.length] ?? 'stand'
          const stateBefore = JSON.stringify(state)
          const next = actBlackjack(table, state, action)
          expect(JSON.stringify(state)).toBe(stateBefore)
          state = JSON.parse(JSON.stringify(next)) as BlackjackState
        }
        const outcome = contractOutcome.parse(blackjackOutcome(table, state))
        expect(outcome.actions).toEqual([])
        const payout = outcome.hands.reduce((sum, { payout }) => sum + payout, outcome.pairs?.payout ?? 0)
        expect(Number.isSafeInteger(payout)).toBe(true)
        expect(payout).toBeLessThanOrEqual(table.maxWinMultiple * stakes.length * amount)
        const cards = [...state.dealer, ...state.hands.flatMap((hand) => hand.cards), ...state.shoe]
        for (const card of new Set(cards))
          expect(cards.filter((otherCard) => otherCard === card).length).toBeLessThanOrEqual(table.table.decks)
      },
    ),
    { numRuns: inject('breadth') === 'full' ? 3_000 : 300 },
  )
})

test('the side bet’s return matches all pairs of cards', () => {
  for (const decks of [6, 8]) {
    const shoe = decksOf(decks)
    const paid = shoe.slice(1).reduce((sum, second) => sum + ((pairsPay(shoe[0] ?? 0, second) ?? -1) + 1), 0)
    expect(pairsRtp(decks)).toEqual(rational(paid, shoe.length - 1))
  }
})
