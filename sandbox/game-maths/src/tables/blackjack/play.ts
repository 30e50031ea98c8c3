import type { BlackjackAction, Stake } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'
import { type CardNumber, decksOf, rankOf, shuffled } from '../cards/deck.ts'
import type { BlackjackModel, BlackjackRules } from '../model.ts'
import { assertValidStakes, stakeOn } from '../stakes.ts'
import { dealerDraws, isNatural, totalOf } from './hand.ts'
import { pairsPay } from './pairs.ts'
import { activeHand, type BlackjackHand, blackjackActions, type BlackjackState } from './state.ts'

/** More cards than any round can use: two hands of 21 aces and fewer, and the dealer's. One deck is shuffled whole. */
const MAX_CARDS_PER_ROUND = 64

/** Shuffles, deals two cards each, settles the side bet; the dealer checks for a natural, which ends the round at once. */
export function openBlackjack(model: BlackjackModel, stakes: readonly Stake[], draw: Draw): BlackjackState {
  assertValidStakes(model, stakes)
  const cards = decksOf(model.table.decks)
  const shoe = shuffled(cards, Math.min(cards.length, MAX_CARDS_PER_ROUND), draw)
  const [firstCard, upCard, secondCard, holeCard] = shoe.splice(0, 4) as [CardNumber, CardNumber, CardNumber, CardNumber]
  const pairsStake = stakeOn(stakes, 'pairs')
  const pairsPayout = pairsPay(firstCard, secondCard)
  const state: BlackjackState = {
    kind: 'blackjack',
    shoe,
    dealer: [upCard, holeCard],
    hands: [{ cards: [firstCard, secondCard], stake: stakeOn(stakes, 'hand'), isDoubled: false, isDone: false }],
    pairs: pairsStake > 0 ? { amount: pairsStake, payout: pairsPayout === null ? 0 : pairsStake * (pairsPayout + 1) } : null,
    isOver: isNatural([firstCard, secondCard]) || isNatural([upCard, holeCard]),
  }
  return state.isOver ? { ...state, hands: state.hands.map((hand) => ({ ...hand, isDone: true })) } : state
}

/** The state after an action; the input is not modified. Throws for an action `blackjackActions` does not offer. */
export function actBlackjack(model: BlackjackModel, state: BlackjackState, action: BlackjackAction): BlackjackState {
  const next = actOnHand(model.table, state, action)
  return next.hands.every(({ isDone }) => isDone) ? playDealer(model, next) : next
}

/** The same without the dealer's play after the last hand. */
export function actOnHand(rules: BlackjackRules, state: BlackjackState, action: BlackjackAction): BlackjackState {
  const handIndex = activeHand(state)
  if (handIndex === null || !blackjackActions(rules, state).includes(action)) throw new RangeError(`no ${action} here`)
  const next = structuredClone(state)
  const hand = next.hands[handIndex] as BlackjackHand
  if (action === 'stand') hand.isDone = true
  else if (action === 'split') splitHand(next, handIndex)
  else takeCard(next, hand, action === 'double')
  return next
}

const nextCard = (state: BlackjackState): CardNumber => {
  const card = state.shoe.shift()
  if (card === undefined) throw new RangeError('the shoe is empty')
  return card
}

function takeCard(state: BlackjackState, hand: BlackjackHand, doubles: boolean): void {
  hand.cards.push(nextCard(state))
  if (doubles) hand.stake *= 2
  hand.isDoubled = doubles
  hand.isDone = doubles || totalOf(hand.cards).total >= 21
}

/** Splits the pair; each hand gets a second card, split aces get no more. */
function splitHand(state: BlackjackState, handIndex: number): void {
  const { cards, stake } = state.hands[handIndex] as BlackjackHand
  const hands = cards.map((card): BlackjackHand => {
    const handCards = [card, nextCard(state)]
    return { cards: handCards, stake, isDoubled: false, isDone: rankOf(card) === 1 || totalOf(handCards).total === 21 }
  })
  state.hands.splice(handIndex, 1, ...hands)
}

/** The dealer plays only if a hand is still in play. */
function playDealer(model: BlackjackModel, state: BlackjackState): BlackjackState {
  if (state.hands.some(({ cards }) => totalOf(cards).total <= 21)) {
    while (dealerDraws(state.dealer, model.table.dealerHitsSoft17)) state.dealer.push(nextCard(state))
  }
  return { ...state, isOver: true }
}
