import type { BlackjackAction } from '@herna/contract/games'
import { type CardNumber } from '../cards/deck.ts'
import type { BlackjackRules } from '../model.ts'
import { totalOf, valueOf } from './hand.ts'

export interface BlackjackHand {
  cards: CardNumber[]
  /** In cents, doubling included. */
  stake: number
  isDoubled: boolean
  /** The hand is finished: stood, doubled, bust, 21, or a split ace. */
  isDone: boolean
}

/** A round between two actions; plain JSON. The shoe is shuffled before the first card: nothing is drawn later. */
export interface BlackjackState {
  kind: 'blackjack'
  /** Remaining cards, in order. */
  shoe: CardNumber[]
  dealer: CardNumber[]
  hands: BlackjackHand[]
  pairs: { amount: number; payout: number } | null
  /** All hands are finished and the dealer has played. */
  isOver: boolean
}

/** Index of the active hand; `null`: the round is over. */
export const activeHand = (state: BlackjackState): number | null => {
  const handIndex = state.hands.findIndex(({ isDone }) => !isDone)
  return state.isOver || handIndex < 0 ? null : handIndex
}

/** The actions available now. */
export function blackjackActions(rules: BlackjackRules, state: BlackjackState): BlackjackAction[] {
  const handIndex = activeHand(state)
  const hand = handIndex === null ? undefined : state.hands[handIndex]
  if (!hand) return []
  const isFirst = hand.cards.length === 2
  const isSplit = state.hands.length > 1
  const [firstCard, secondCard] = hand.cards
  const isPair = isFirst && firstCard !== undefined && secondCard !== undefined && valueOf(firstCard) === valueOf(secondCard)
  const mayDouble = isFirst && (!isSplit || rules.doubleAfterSplit) && isDoublable(rules, hand.cards)
  return ['hit', 'stand', ...(mayDouble ? (['double'] as const) : []), ...(isPair && !isSplit ? (['split'] as const) : [])]
}

function isDoublable({ doubleOn }: BlackjackRules, cards: readonly CardNumber[]): boolean {
  const { total, isSoft } = totalOf(cards)
  return doubleOn === 'any' || (!isSoft && total >= 9 && total <= 11)
}

/** Cents an action adds to the round's stakes: doubling and splitting cost the hand's stake again. */
export function addedStake(state: BlackjackState, action: BlackjackAction): number {
  const handIndex = activeHand(state)
  return handIndex !== null && (action === 'double' || action === 'split') ? (state.hands[handIndex]?.stake ?? 0) : 0
}
