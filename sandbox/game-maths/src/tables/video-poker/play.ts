import type { Stake, VideoPokerOutcome } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'
import { type CardNumber, cardOf, decksOf, shuffled } from '../cards/deck.ts'
import type { VideoPokerModel } from '../model.ts'
import { assertValidStakes, stakeOn } from '../stakes.ts'
import { handOf } from './hands.ts'

/**
 * A round between deal and draw; plain JSON. The deck is shuffled once: the first five cards are dealt, the next ones replace
 * the discarded.
 */
export interface VideoPokerState {
  kind: 'video-poker'
  stake: number
  /** Ten cards from the top of the deck. */
  cards: CardNumber[]
  /** Null until the player has chosen. */
  held: boolean[] | null
}

export function dealVideoPoker(model: VideoPokerModel, stakes: readonly Stake[], draw: Draw): VideoPokerState {
  assertValidStakes(model, stakes)
  const deck = decksOf(1, model.variant === 'joker-poker' ? 1 : 0)
  return { kind: 'video-poker', stake: stakeOn(stakes, 'hand'), cards: shuffled(deck, 10, draw), held: null }
}

export function drawVideoPoker(state: VideoPokerState, held: readonly boolean[]): VideoPokerState {
  if (state.held !== null || held.length !== 5) throw new RangeError('five cards are held or not, once')
  return { ...state, held: [...held] }
}

function finalCards({ cards, held }: VideoPokerState): CardNumber[] | null {
  if (held === null) return null
  const next = cards.slice(5)
  return cards.slice(0, 5).map((card, position) => (held[position] ? card : (next.shift() as CardNumber)))
}

/** Hides the cards to come until the player has chosen. */
export function videoPokerOutcome(model: VideoPokerModel, state: VideoPokerState): VideoPokerOutcome {
  const final = finalCards(state)
  return {
    kind: 'video-poker',
    dealt: state.cards.slice(0, 5).map(cardOf),
    held: state.held,
    final: final && final.map(cardOf),
    hand: final && handOf(model.variant, final, model.payTable),
  }
}

export function videoPokerPayout(model: VideoPokerModel, state: VideoPokerState): number {
  const { hand } = videoPokerOutcome(model, state)
  return state.stake * (model.payTable.find((line) => line.hand === hand)?.pays ?? 0)
}
