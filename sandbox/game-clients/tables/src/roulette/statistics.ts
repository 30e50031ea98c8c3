import { colourOf, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.roulette.statistics
const LISTED = 4
const COLOURS = ['red', 'green', 'black'] as const

type Share = readonly [name: string, count: number]

/** How often each number fell, most frequent first; numbers that never fell are left out. */
export const countsOf = (numbers: readonly number[]): [number: number, count: number][] => {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

/** The results of this session in figures, with the sentence that they change no chance. */
export function statisticsOf(numbers: readonly number[]): HTMLElement[] {
  const chance = make('p', { class: 'chance' }, t.chance)
  if (numbers.length === 0) return [make('p', {}, t.none), chance]
  const count = (covers: (number: number) => boolean): number => numbers.filter(covers).length
  const parity = (rest: number) => (number: number) => number > 0 && number % 2 === rest
  const bar = make('div', { class: 'share-bar', 'aria-hidden': 'true' })
  for (const colour of COLOURS) {
    const part = make('i', { class: colour })
    part.style.flexGrow = String(count((number) => colourOf(number) === colour))
    bar.append(part)
  }
  return [
    make('p', {}, t.rounds(numbers.length)),
    bar,
    shares([
      [t.red, count((number) => colourOf(number) === 'red')],
      [t.zero, count((number) => number === 0)],
      [t.black, count((number) => colourOf(number) === 'black')],
      [t.even, count(parity(0))],
      [t.odd, count(parity(1))],
      [t.low, count((number) => number > 0 && number <= 18)],
      [t.high, count((number) => number > 18)],
    ]),
    make('h3', {}, t.frequent),
    make('ul', { class: 'frequent' }, ...countsOf(numbers).slice(0, LISTED).map(frequent)),
    chance,
  ]
}

const shares = (entries: readonly Share[]): HTMLElement =>
  make(
    'dl',
    { class: 'shares' },
    ...entries.map(([name, count]) => make('div', {}, make('dt', {}, name), make('dd', {}, `${count}×`))),
  )

const frequent = ([number, count]: [number, number]): HTMLElement =>
  make('li', {}, make('i', { class: `badge ${colourOf(number)}` }, String(number)), `${count}×`)
