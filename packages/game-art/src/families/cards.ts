import { outline } from '../lettering/outline.ts'
import type { Scene } from '../scene/scene.ts'
import { sign } from '../scene/pictures.ts'
import { n1, oval, path, rect } from '../scene/shapes.ts'

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const
export type Suit = (typeof SUITS)[number]
export type Card = readonly [rank: string, suit: Suit]
export const suitColour = (suit: Suit): string => (suit === 'hearts' || suit === 'diamonds' ? '#c81e3a' : '#15131f')

const HANDS: readonly (readonly Card[])[] = [
  [
    ['A', 'spades'],
    ['K', 'hearts'],
    ['Q', 'clubs'],
  ],
  [
    ['A', 'hearts'],
    ['J', 'spades'],
  ],
  [
    ['10', 'diamonds'],
    ['J', 'diamonds'],
    ['Q', 'diamonds'],
    ['K', 'diamonds'],
    ['A', 'diamonds'],
  ],
  [
    ['9', 'hearts'],
    ['8', 'clubs'],
  ],
  [
    ['7', 'diamonds'],
    ['7', 'spades'],
    ['7', 'hearts'],
  ],
  [
    ['A', 'clubs'],
    ['A', 'diamonds'],
    ['A', 'spades'],
    ['A', 'hearts'],
  ],
]

/** A face card: rank and suit in the corner, the suit large. */
export function face(s: Scene, [rank, suit]: Card, w: number, h: number): string {
  const c = suitColour(suit)
  const shade = s.id()
  return `<defs><linearGradient id="${shade}" x1="0" y1="0" x2="1" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#3a2050" stop-opacity=".22"/></linearGradient></defs>${rect(0, 0, w, h, `rx="${n1(h * 0.05)}" fill="#fffdf6"`)}${rect(0, 0, w, h, `rx="${n1(h * 0.05)}" fill="url(#${shade})"`)}${path(outline('slab', rank, h * 0.045, h * 0.16, h * 0.15), `fill="${c}"`)}${sign(suit, h * 0.1, h * 0.25, h * 0.11, `fill="${c}"`)}${sign(suit, w * 0.56, h * 0.56, w * 0.6, `fill="${c}"`)}`
}

/** A fan of cards on felt with companions beside it. `hasTable` is false on a banner, which has its own background. */
export function cards(s: Scene, hasTable = true): string {
  const { W, H, r, pal: p } = s
  const [cx, h] = [W / 2, s.shorterSide * 0.54]
  const w = h * 0.7
  const cy = H * (s.tall ? 0.56 : 0.66)
  const hand = r.pick(HANDS)
  const step = Math.min(19, 62 / hand.length)
  const fan = hand
    .map((card, i) => {
      const rot = (i - (hand.length - 1) / 2) * step
      return `<g transform="translate(${n1(cx)} ${n1(cy + h * 0.34)}) rotate(${n1(rot)}) translate(${n1(-w / 2)} ${n1(-h * 1.16)})" filter="url(#cut)">${face(s, card, w, h)}</g>`
    })
    .join('')
  const rings = [0.56, 0.7, 0.86]
    .map((k) => oval(cx, H * 0.34, W * k, H * k, `fill="none" stroke="${p.metal[1]}" stroke-opacity=".22" stroke-width="2"`))
    .join('')
  return [
    hasTable ? rect(0, 0, W, H, `fill="${p.bg}"`) + oval(cx, H * 0.36, W * 0.6, H * 0.62, 'fill="url(#glow)"') + rings : '',
    s.isBackdrop
      ? ''
      : s.companion(0, W * 0.14, H * 0.44, s.shorterSide * 0.3, { filter: 'lit', rot: -14 }) +
        s.companion(1, W * 0.86, H * 0.44, s.shorterSide * 0.3, { filter: 'lit', rot: 14 }),
    s.isBackdrop ? '' : fan,
    s.titleShade(0.5),
    s.title({ size: W * 0.112, chars: 17 }),
  ].join('')
}
