import { draw, make } from '@herna/game-kit'
import { chipText } from './chip-text.ts'

/** Chip colours by place among the table's chips, light to precious; ink on each has at least 4.5 : 1. */
const FACES = ['white', 'red', 'blue', 'green', 'black', 'violet'] as const

/** A chip's face for an amount; coloured by the highest chip that is in it. */
export function chipFace(amount: number, chips: readonly number[]): HTMLElement {
  const place = chips.filter((chip) => chip <= amount).length - 1
  const face = FACES[Math.min(Math.max(place, 0), FACES.length - 1)] ?? 'white'
  const edge = draw(
    'svg',
    { viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    draw('circle', { class: 'chip-rim', cx: 20, cy: 20, r: 19 }),
    draw('circle', { class: 'chip-marks', cx: 20, cy: 20, r: 16.5 }),
    draw('circle', { class: 'chip-heart', cx: 20, cy: 20, r: 13 }),
  )
  return make('span', { class: `chip chip-${face}` }, edge, make('span', { class: 'chip-value' }, chipText(amount)))
}
