import type { Card } from '@herna/contract/games'
import { cardName, make, makeSvg, RANK_SIGNS, SUIT_SHAPES } from '@herna/game-kit'
import { cardTexts } from '../texts/index.ts'

/** A card face up or (null) face down: rank in the corner, so that it can be read when other cards cover the rest. */
export function cardElement(card: Card | null): HTMLElement {
  if (card === null || card.suit === 'joker')
    return make('span', { class: 'card is-back', role: 'img', 'aria-label': cardTexts.hidden })
  const isRed = card.suit === 'hearts' || card.suit === 'diamonds'
  return make(
    'span',
    { class: `card ${isRed ? 'is-red' : 'is-black'}`, role: 'img', 'aria-label': cardName(card) },
    make('b', { 'aria-hidden': 'true' }, RANK_SIGNS[card.rank - 1] ?? ''),
    makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: SUIT_SHAPES[card.suit] })),
  )
}
