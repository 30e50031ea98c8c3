import type { Card } from '@herna/contract/games'
import { makeSvg } from '../dom.ts'
import { courtFigure } from './court-figures.ts'
import { RANK_SIGNS, type Suit, SUIT_SHAPES } from './suit-shapes.ts'

const column = (x: number, ...ys: number[]): [number, number][] => ys.map((y) => [x, y])
const sides = (...ys: number[]): [number, number][] => [...column(30, ...ys), ...column(70, ...ys)]
/** Centres of the pips on a 100 × 140 card, by rank. */
const PIPS: Record<number, [number, number][]> = {
  2: column(50, 26, 114),
  3: column(50, 26, 70, 114),
  4: sides(26, 114),
  5: [...sides(26, 114), [50, 70]],
  6: sides(26, 70, 114),
  7: [...sides(26, 70, 114), [50, 48]],
  8: [...sides(26, 70, 114), ...column(50, 48, 92)],
  9: [...sides(26, 55.3, 84.7, 114), [50, 70]],
  10: [...sides(26, 55.3, 84.7, 114), ...column(50, 40.6, 99.4)],
}
const STAR = 'M0-9 2.6-2.8 9-2.8 3.8 1.3 5.6 8 0 4-5.6 8-3.8 1.3-9-2.8-2.6-2.8z'
const TURNED = 'rotate(180 50 70)'

const suitAt = (suit: Suit, x: number, y: number, size: number, isTurned = false): SVGElement =>
  makeSvg('path', {
    d: SUIT_SHAPES[suit],
    transform: `translate(${x} ${y})${isTurned ? ' rotate(180)' : ''} scale(${size / 24}) translate(-12 -12)`,
  })

function letters(content: string, x: number, y: number, size: number): SVGElement {
  const element = makeSvg('text', { x, y, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle' })
  element.textContent = content
  return element
}

/** Rank and suit in the upper left corner. */
function index(sign: string, suit: Suit): SVGElement[] {
  const text = letters(sign, 11.5, 22, 20)
  if (sign.length > 1) {
    text.setAttribute('textLength', '19')
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  return [text, suitAt(suit, 11.5, 32, 13.5)]
}

function body(rank: number, suit: Suit): SVGElement[] {
  if (rank === 1) return [suitAt(suit, 50, 70, 46)]
  if (rank <= 10) return (PIPS[rank] ?? []).map(([x, y]) => suitAt(suit, x, y, 20, y > 70))
  const small = [suitAt(suit, 31, 24, 11), suitAt(suit, 69, 116, 11, true)]
  return [...courtFigure(rank, suit), ...small]
}

const drawing = (...content: SVGElement[]): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true' }, ...content)

function jokerFace(): SVGElement {
  const stars = [
    [50, 52, 2.1],
    [30, 92, 1.1],
    [70, 92, 1.1],
  ].map(([x, y, scale]) => makeSvg('path', { d: STAR, transform: `translate(${x} ${y}) scale(${scale})` }))
  return drawing(...stars, letters('ŽOLÍK', 50, 120, 19))
}

/** The face of a card, 5 : 7: index in two corners, pips, mirrored court figures. The suit's colour is the fill of the element around it. */
export function cardFace({ rank, suit }: Card): SVGElement {
  if (suit === 'joker') return jokerFace()
  const sign = RANK_SIGNS[rank - 1] ?? ''
  return drawing(...body(rank, suit), ...index(sign, suit), makeSvg('g', { transform: TURNED }, ...index(sign, suit)))
}

const LATTICE =
  'M7 28L93 114M7 54L72 119M7 80L50 123M28 7L93 72M54 7L93 46M93 28L7 114M93 54L28 119M93 80L50 123M72 7L7 72M46 7L7 46M93 7L7 93M7 7l86 86'

/** The back of a card. */
export const cardBack = (): SVGElement =>
  drawing(
    makeSvg('rect', { x: 7, y: 7, width: 86, height: 126, rx: 5, fill: '#8c1d3a' }),
    makeSvg('path', { d: LATTICE, stroke: '#e9b25c', 'stroke-width': 1.3, opacity: 0.75 }),
    makeSvg('circle', { cx: 50, cy: 70, r: 17, fill: '#8c1d3a', stroke: '#e9b25c', 'stroke-width': 2 }),
    makeSvg('path', { d: STAR, transform: 'translate(50 70.5) scale(1.2)', fill: '#e9b25c' }),
  )
