import type { SpotDefinition } from '@herna/contract/games'
import { dieFace, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.dice
/** How many dice a spot with numbers in its name shows. */
const DICE: Record<string, (numbers: readonly number[]) => readonly number[]> = {
  single: (numbers) => numbers,
  double: ([face = 1]) => [face, face],
  triple: ([face = 1]) => [face, face, face],
  combination: (numbers) => numbers,
}

/** What is printed on a spot: its name or dice, and what it pays. */
export function spotFace(definition: SpotDefinition): HTMLElement {
  const { spot } = definition
  const [kind = '', ...rest] = spot.split('-')
  const numbers = rest.map(Number)
  const faces = numbers.every((number) => number > 0) ? DICE[kind]?.(numbers) : undefined
  const name = faces ? make('b', { class: 'faces' }, ...faces.map(smallDie)) : make('b', {}, t.short[spot] ?? rest.join(' · '))
  const note = t.notes[spot]
  // Sic bo's single numbers are too narrow for all payouts in words; the rules list them.
  const pays = kind === 'single' ? [make('small', {}, texts.spot.paysBriefly(definition))] : paysOf(definition)
  return make(
    'span',
    { class: 'face', 'aria-hidden': 'true' },
    name,
    ...(note ? [make('small', { class: 'note' }, note)] : []),
    ...pays,
  )
}

/** A line for each payout; the total that pays differently stands out. */
function paysOf(definition: SpotDefinition): HTMLElement[] {
  if (!definition.payouts) return texts.spot.pays(definition).map((line) => make('small', {}, line))
  return definition.payouts.map(({ outcome, paysToOne }) => {
    const isNumber = /^\d+$/.test(outcome)
    return make(
      'small',
      isNumber ? { class: 'extra' } : {},
      make(isNumber ? 'i' : 'span', {}, outcome),
      texts.spot.paysFor(paysToOne),
    )
  })
}

const smallDie = (face: number): HTMLElement => make('i', { class: 'small-die' }, dieFace(face))
