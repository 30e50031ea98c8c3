import { make } from '@herna/game-kit'
import { countList } from '../statistics/index.ts'
import { diceTexts as t } from '../texts/index.ts'
import { smallDie } from './die.ts'
import { isTriple } from './hits.ts'
import { facesOf, sumOf } from './throw.ts'

const throwsIn = (results: readonly string[]): number[][] => results.map(facesOf).filter((faces) => faces.length > 0)

/** The last throws, newest first. */
export const lastThrows = (results: readonly string[], count: number): HTMLElement =>
  make('ol', { class: 'throws', 'aria-label': t.last }, ...throwsIn(results).slice(0, count).map(throwItem))

/** How many throws were small, a triple or big. */
export function throwShares(results: readonly string[]): HTMLElement {
  const throws = throwsIn(results)
  const triples = throws.filter(isTriple).length
  const small = throws.filter((faces) => !isTriple(faces) && sumOf(faces) <= 10).length
  return countList('throw-shares', [
    [t.shares.small, small],
    [t.shares.triple, triples],
    [t.shares.big, throws.length - triples - small],
  ])
}

const throwItem = (faces: readonly number[]): HTMLElement =>
  make(
    'li',
    {},
    make('span', { class: 'visually-hidden' }, t.thrown(faces, sumOf(faces))),
    make('b', { 'aria-hidden': 'true' }, String(sumOf(faces))),
    make('span', { class: 'throw-dice', 'aria-hidden': 'true' }, ...faces.map(smallDie)),
  )
