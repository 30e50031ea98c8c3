import { cardName, make, makeSvg, RANK_SIGNS, type Suit, SUIT_SHAPES } from '@herna/game-kit'
import type { Card } from '@herna/contract/games'
import { texts } from '../texts/index.ts'

const column = (x: number, ...ys: number[]): [number, number][] => ys.map((y) => [x, y])
const [LEFT, MIDDLE, RIGHT] = [19, 30, 41]
const sides = (...ys: number[]): [number, number][] => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)]
/** Pip positions on a 60 × 84 card, by rank. */
const PIPS: Record<number, [number, number][]> = {
  2: column(MIDDLE, 18, 66),
  3: column(MIDDLE, 18, 42, 66),
  4: sides(18, 66),
  5: [...sides(18, 66), [MIDDLE, 42]],
  6: sides(18, 42, 66),
  7: [...sides(18, 42, 66), [MIDDLE, 30]],
  8: [...sides(18, 42, 66), ...column(MIDDLE, 30, 54)],
  9: [...sides(18, 34, 50, 66), [MIDDLE, 42]],
  10: [...sides(18, 34, 50, 66), ...column(MIDDLE, 26, 58)],
}

/** Crowns of court cards on a 60 × 44 px grid. */
const CROWNS: Record<number, string> = {
  11: 'M10 34h40l-4-14-9 7-7-12-7 12-9-7z',
  12: 'M8 34h44l-3-18-9 9-4-13-6 11-6-11-4 13-9-9z',
  13: 'M7 34h46V17l-8 7-4-12-5 9-6-13-6 13-5-9-4 12-8-7z',
}
const STAR = 'M0-9 2.6-2.8 9-2.8 3.8 1.3 5.6 8 0 4-5.6 8-3.8 1.3-9-2.8-2.6-2.8z'

const suitAt = (suit: Suit, x: number, y: number, size: number, turned = false): SVGElement =>
  makeSvg('path', {
    d: SUIT_SHAPES[suit],
    transform: `translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 24}) translate(-12 -12)`,
  })

function letters(content: string, x: number, y: number, size: number): SVGElement {
  const element = makeSvg('text', { x, y, 'font-size': size, 'text-anchor': 'middle' })
  element.textContent = content
  return element
}

function corner(index: string, suit: Suit, turned: boolean): SVGElement {
  const size = index.length > 1 ? 12 : 14
  return makeSvg('g', turned ? { transform: 'rotate(180 30 42)' } : {}, letters(index, 8.5, 14, size), suitAt(suit, 8.5, 22, 10))
}

/** Pips, or the crown of court cards. */
function body(rank: number, suit: Suit): SVGElement[] {
  if (rank === 1) return [suitAt(suit, 30, 42, 30)]
  if (rank <= 10) return (PIPS[rank] ?? []).map(([x, y]) => suitAt(suit, x, y, 11.5, y > 42))
  return [
    makeSvg('rect', { class: 'court', x: 16, y: 12, width: 28, height: 60, rx: 4 }),
    makeSvg('path', { d: CROWNS[rank] ?? '', transform: 'translate(18 15) scale(0.4)' }),
    letters(RANK_SIGNS[rank - 1] ?? '', 30, 52, 25),
    suitAt(suit, 30, 62, 11),
  ]
}

function faceOf({ rank, suit }: Card): SVGElement {
  if (suit === 'joker') return jokerFace()
  const index = RANK_SIGNS[rank - 1] ?? ''
  const corners = [corner(index, suit, false), corner(index, suit, true)]
  return makeSvg('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, ...body(rank, suit), ...corners)
}

function jokerFace(): SVGElement {
  const stars = [
    [30, 28, 1.1],
    [18, 47, 0.7],
    [42, 47, 0.7],
  ].map(([x, y, scale]) => makeSvg('path', { d: STAR, transform: `translate(${x} ${y}) scale(${scale})` }))
  return makeSvg('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, ...stars, letters('ŽOLÍK', 30, 70, 12))
}

/** A card face up or (null) face down, named for screen readers. */
export function cardElement(card: Card | null): HTMLElement {
  if (card === null) return make('span', { class: 'card back', role: 'img', 'aria-label': texts.hidden })
  const colour = card.suit === 'joker' ? 'joker' : card.suit === 'hearts' || card.suit === 'diamonds' ? 'red' : 'black'
  return make('span', { class: `card face ${colour}`, role: 'img', 'aria-label': cardName(card) }, faceOf(card))
}
