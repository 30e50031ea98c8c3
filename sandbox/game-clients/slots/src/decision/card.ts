import type { Card } from '@herna/contract/games'
import { cardName, make, makeSvg, RANK_SIGNS, SUIT_SHAPES } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** A card face up, or (null) face down, named for screen readers. */
export function gambleCard(card: Card | null): HTMLElement {
  if (card === null || card.suit === 'joker')
    return make('span', { class: 'gamble-card back', role: 'img', 'aria-label': texts.decisions.gamble.hidden })
  const rank = makeSvg('text', { x: 30, y: 36, 'text-anchor': 'middle', 'font-size': 30 })
  rank.textContent = RANK_SIGNS[card.rank - 1] ?? ''
  const suit = makeSvg('path', { d: SUIT_SHAPES[card.suit], transform: 'translate(15 43) scale(1.25)' })
  const colour = card.suit === 'hearts' || card.suit === 'diamonds' ? 'red' : 'black'
  return make(
    'span',
    { class: `gamble-card face ${colour}`, role: 'img', 'aria-label': cardName(card) },
    makeSvg('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, rank, suit),
  )
}
