import { makeSvg } from '../dom.ts'

/** Pips of each face on a 3 × 3 grid. */
const PIPS: Record<number, string> = { 1: '4', 2: '08', 3: '048', 4: '0268', 5: '02468', 6: '035268' }
const pipPosition = (place: number): number => 25 + place * 25

/** The pips of a die as a picture. */
export function dieFace(value: number): SVGElement {
  const pips = [...(PIPS[value] ?? '')].map((place) =>
    makeSvg('circle', { cx: pipPosition(Number(place) % 3), cy: pipPosition(Math.floor(Number(place) / 3)), r: 8.5 }),
  )
  return makeSvg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...pips)
}
