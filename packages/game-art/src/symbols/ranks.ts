import type { Look } from '../game.ts'
import { fittedOutline } from '../lettering/outline.ts'
import { mix } from '../palette.ts'
import { sign } from '../scene/pictures.ts'
import { path } from '../scene/shapes.ts'
import { capitalsOf } from './capitals.ts'

/** Low symbols: every rank has its colour, so that they are distinct on a spinning reel. */
export const RANKS = [
  { rank: 'A', name: 'Karta A', colour: '#ff4d5e', suit: 'hearts' },
  { rank: 'K', name: 'Karta K', colour: '#4da3ff', suit: 'spades' },
  { rank: 'Q', name: 'Karta Q', colour: '#c77bff', suit: 'diamonds' },
  { rank: 'J', name: 'Karta J', colour: '#4fd873', suit: 'clubs' },
  { rank: '10', name: 'Karta 10', colour: '#ff9d3d', suit: 'hearts' },
  { rank: '9', name: 'Karta 9', colour: '#2fd6d0', suit: 'spades' },
] as const

export function rankSymbol(index: number, look: Look): string {
  const { rank, colour, suit } = RANKS[index % RANKS.length] as (typeof RANKS)[number]
  const { font } = look.studio.typography
  const d = fittedOutline(capitalsOf(font), rank, { cx: 128, cy: 124, width: 190, height: 172 })
  const letter = 'letter'
  const gradient = `<defs><linearGradient id="${letter}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.75)}"/><stop offset=".45" stop-color="${mix(colour, '#ffffff', 0.2)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.35)}"/></linearGradient></defs>`
  const dark = mix(look.pal.bg, '#000000', 0.3)
  return [
    gradient,
    sign(suit, 128, 128, 226, `fill="${colour}" opacity=".2"`),
    path(d, `transform="translate(0 8)" fill="${dark}" stroke="${dark}" stroke-width="16" stroke-linejoin="round"`),
    path(d, `fill="${dark}" stroke="${dark}" stroke-width="16" stroke-linejoin="round"`),
    path(d, `fill="url(#${letter})" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"`),
  ].join('')
}
