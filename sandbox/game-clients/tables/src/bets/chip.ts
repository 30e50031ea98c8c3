import { make } from '@herna/game-kit'
import { chipText } from './chip-text.ts'

/** Chip colours by rank among the table's chips; text on each has a contrast of at least 4.5 : 1. */
const COLOURS = ['red', 'blue', 'green', 'black', 'violet', 'brown'] as const

/** A chip with an amount, in the colour of the highest chip contained in it. */
export function chipFace(amount: number, chips: readonly number[]): HTMLElement {
  const index = chips.filter((chip) => chip <= amount).length - 1
  const colour = COLOURS[Math.min(Math.max(index, 0), COLOURS.length - 1)] ?? 'red'
  const text = chipText(amount)
  return make(
    'span',
    { class: `chip chip-${colour}${text.length > 3 ? ' is-long' : ''}` },
    make('b', { class: 'chip-value' }, text),
  )
}
