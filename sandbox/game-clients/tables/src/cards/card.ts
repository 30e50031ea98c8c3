import type { Card } from '@herna/contract/games'
import { draw, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { CROWNS, PIPS, STAR, SUIT_SHAPES } from './shapes.ts'

type Suit = keyof typeof SUIT_SHAPES
const INDEX = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const suitAt = (suit: Suit, x: number, y: number, size: number, turned = false): SVGElement =>
  draw('path', {
    d: SUIT_SHAPES[suit],
    transform: `translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 24}) translate(-12 -12)`,
  })

function letters(content: string, x: number, y: number, size: number): SVGElement {
  const made = draw('text', { x, y, 'font-size': size, 'text-anchor': 'middle' })
  made.textContent = content
  return made
}

function corner(index: string, suit: Suit, turned: boolean): SVGElement {
  const size = index.length > 1 ? 12 : 14
  return draw('g', turned ? { transform: 'rotate(180 30 42)' } : {}, letters(index, 8.5, 14, size), suitAt(suit, 8.5, 22, 10))
}

/** Pips as on paper; courts wear a crown in a frame. */
function body(rank: number, suit: Suit): SVGElement[] {
  if (rank === 1) return [suitAt(suit, 30, 42, 30)]
  if (rank <= 10) return (PIPS[rank] ?? []).map(([x, y]) => suitAt(suit, x, y, 11.5, y > 42))
  return [
    draw('rect', { class: 'court', x: 16, y: 12, width: 28, height: 60, rx: 4 }),
    draw('path', { d: CROWNS[rank] ?? '', transform: 'translate(18 15) scale(0.4)' }),
    letters(INDEX[rank - 1] ?? '', 30, 52, 25),
    suitAt(suit, 30, 62, 11),
  ]
}

function faceOf({ rank, suit }: Card): SVGElement {
  if (suit === 'joker') return jokerFace()
  const index = INDEX[rank - 1] ?? ''
  const corners = [corner(index, suit, false), corner(index, suit, true)]
  return draw('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, ...body(rank, suit), ...corners)
}

function jokerFace(): SVGElement {
  const stars = [
    [30, 28, 1.1],
    [18, 47, 0.7],
    [42, 47, 0.7],
  ].map(([x, y, scale]) => draw('path', { d: STAR, transform: `translate(${x} ${y}) scale(${scale})` }))
  return draw('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, ...stars, letters('ŽOLÍK', 30, 70, 12))
}

/** A card on the table, face up or (`null`) face down; named for screen readers. */
export function cardElement(card: Card | null): HTMLElement {
  if (card === null) return make('span', { class: 'card back', role: 'img', 'aria-label': texts.hidden })
  const colour = card.suit === 'joker' ? 'joker' : card.suit === 'hearts' || card.suit === 'diamonds' ? 'red' : 'black'
  return make('span', { class: `card face ${colour}`, role: 'img', 'aria-label': texts.card(card) }, faceOf(card))
}
