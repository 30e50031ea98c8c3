import { makeSvg } from '../dom.ts'
import type { Suit } from './suit-shapes.ts'

const GOLD = '#f2b938'
const SKIN = '#f8d9bc'
const BROWN = '#b8742f'
const OUTLINE = '#7a4b0c'

type Part = readonly [d: string, fill: string]

/** Hair, hats and beards of jack, queen and king on a 100 × 140 card, behind the face and in front of it. */
const FIGURES: Record<number, { behind: readonly Part[]; inFront: readonly Part[] }> = {
  11: {
    behind: [['M36 33q-5 18 1 28h26q6-10 1-28Z', '#8a5a2c']],
    inFront: [
      ['M33 33q1-13 17-14q16 1 17 14q-17-6-34 0Z', '#2f6fae'],
      ['M62 24q10-2 11-11q-8 1-13 7Z', GOLD],
    ],
  },
  12: {
    behind: [
      ['M35 30q-2-10 15-14q17 4 15 14Z', GOLD],
      ['M35 30q-6 20 2 26h26q8-6 2-26Z', BROWN],
    ],
    inFront: [['M38 34q12-12 24 0q-2-12-12-12t-12 12', BROWN]],
  },
  13: {
    behind: [],
    inFront: [
      ['M34 30l-2-14 8 6 10-9 10 9 8-6-2 14Z', GOLD],
      ['M38 42q0 18 12 20q12-2 12-20Z', '#8a5a2c'],
    ],
  },
}

const path = ([d, fill]: Part): SVGElement => makeSvg('path', { d, fill })
const line = (d: string, stroke: string, width: number): SVGElement =>
  makeSvg('path', { d, stroke, 'stroke-width': width, fill: 'none' })

/** The upper half of the figure, cut at the middle of the card. */
function half(rank: number, robe: string): SVGElement {
  const { behind, inFront } = FIGURES[rank] ?? { behind: [], inFront: [] }
  return makeSvg(
    'svg',
    { x: 23, y: 14, width: 54, height: 56, viewBox: '23 14 54 56' },
    path(['M24 71V60Q34 50 50 50Q66 50 76 60V71Z', robe]),
    path(['M38 52L50 71L62 52L50 58Z', GOLD]),
    line('M24 64l10 7M76 64l-10 7', GOLD, 3),
    ...behind.map(path),
    makeSvg('circle', { cx: 50, cy: 38, r: 12, fill: SKIN }),
    ...inFront.map(path),
    makeSvg('circle', { cx: 45.5, cy: 38, r: 1.4, fill: '#2a1708' }),
    makeSvg('circle', { cx: 54.5, cy: 38, r: 1.4, fill: '#2a1708' }),
    line('M46 45q4 2.6 8 0', '#a8433a', 1.5),
  )
}

/** The mirrored figure of a jack, queen or king in its frame. */
export function courtFigure(rank: number, suit: Suit): SVGElement[] {
  const robe = suit === 'hearts' || suit === 'diamonds' ? '#c8283c' : '#1d2548'
  return [
    makeSvg('rect', { x: 22, y: 13, width: 56, height: 114, rx: 3, fill: '#fff7e2', stroke: robe }),
    half(rank, robe),
    makeSvg('g', { transform: 'rotate(180 50 70)' }, half(rank, robe)),
    line('M22 70H78', OUTLINE, 1),
  ]
}
