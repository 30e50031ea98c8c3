import type { Card } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'

/** A card as a number: suit × 13 + rank − 1; 52 is the joker. States store cards this way: compact, and a deck is 0 … 51. */
export type CardNumber = number

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export const JOKER: CardNumber = 52

/** 1 (ace) to 13 (king). */
export const rankOf = (card: CardNumber): number => (card % 13) + 1
/** 0 to 3: clubs, diamonds, hearts, spades. */
export const suitOf = (card: CardNumber): number => Math.floor(card / 13)

/** In the contract's form; a joker has rank 1. */
export function cardOf(card: CardNumber): Card {
  if (card === JOKER) return { rank: 1, suit: 'joker' }
  return { rank: rankOf(card), suit: SUITS[suitOf(card)] ?? 'clubs' }
}

/** This many whole decks, in order. */
export const decksOf = (decks: number, jokers = 0): CardNumber[] =>
  Array.from({ length: decks }, () => Array.from({ length: 52 + jokers }, (_, card) => card)).flat()

/** The first `count` cards of a fair shuffle (Fisher and Yates): one draw per card, every order equally likely. */
export function shuffled(cards: readonly CardNumber[], count: number, draw: Draw): CardNumber[] {
  const remaining = [...cards]
  return Array.from({ length: count }, (_, index) => {
    const drawnIndex = index + draw(remaining.length - index)
    const card = remaining[drawnIndex] as CardNumber
    remaining[drawnIndex] = remaining[index] as CardNumber
    remaining[index] = card
    return card
  })
}
