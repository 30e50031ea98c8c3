import { button, make, openPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { colourOf, neighboursOf, WHEEL } from './numbers.ts'

const t = texts.roulette.neighbours
const NEIGHBOURS = 2

/** The numbers in the order of the wheel; a number bets on itself and its neighbours. */
export function openNeighbours(place: (numbers: readonly number[]) => void): void {
  const numbers = WHEEL.map((number) => {
    const choice = button(t.of(number), { class: `neighbour ${colourOf(number)}` }, String(number))
    choice.addEventListener('click', () => {
      dialog.close()
      place(neighboursOf(number, NEIGHBOURS))
    })
    return choice
  })
  const dialog = openPanel(
    t.title,
    'neighbours',
    make('p', { class: 'hint' }, t.note),
    make('div', { class: 'racetrack' }, ...numbers),
  )
}
