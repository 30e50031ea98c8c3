import { makeSvg, make } from '@herna/game-kit'
import { chipText } from './chip-text.ts'

/** Chip colours by rank among the table's chips; text on each has a contrast of at least 4.5 : 1. */
const COLOURS = ['white', 'red', 'blue', 'green', 'black', 'violet'] as const

/** A chip with an amount, in the colour of the highest chip contained in it. */
export function chipFace(amount: number, chips: readonly number[]): HTMLElement {
  const index = chips.filter((chip) => chip <= amount).length - 1
  const colour = COLOURS[Math.min(Math.max(index, 0), COLOURS.length - 1)] ?? 'white'
  const edge = makeSvg(
    'svg',
    { viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    makeSvg('circle', { class: 'chip-rim', cx: 20, cy: 20, r: 19 }),
    makeSvg('circle', { class: 'chip-marks', cx: 20, cy: 20, r: 16.5 }),
    makeSvg('circle', { class: 'chip-heart', cx: 20, cy: 20, r: 13 }),
  )
  return make('span', { class: `chip chip-${colour}` }, edge, make('span', { class: 'chip-value' }, chipText(amount)))
}
