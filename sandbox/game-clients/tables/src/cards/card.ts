import { cardBack, cardFace, cardName, make } from '@herna/game-kit'
import type { Card } from '@herna/contract/games'
import { texts } from '../texts/index.ts'

/** A card face up or (null) face down, named for screen readers. */
export function cardElement(card: Card | null): HTMLElement {
  if (card === null) return make('span', { class: 'card back', role: 'img', 'aria-label': texts.hidden }, cardBack())
  const colour = card.suit === 'joker' ? 'joker' : card.suit === 'hearts' || card.suit === 'diamonds' ? 'red' : 'black'
  return make('span', { class: `card face ${colour}`, role: 'img', 'aria-label': cardName(card) }, cardFace(card))
}
