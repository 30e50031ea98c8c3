import type { Stake } from '@herna/contract/games'
import { button, make } from '../dom.ts'
import { openPanel } from '../panels/panel.ts'
import { texts } from '../texts/sk-SK.ts'
import { CALLED_BETS, chipsIn } from './called-bets.ts'
import { colourOf, neighboursOf, numbersOf, WHEEL } from './numbers.ts'
import { innerField, numberField } from './racetrack-shape.ts'

const t = texts.roulette.racetrack
const COUNTS = [1, 2, 3, 4]

/** What a racetrack can do at its table. */
export interface RacetrackActions {
  /** The value of the selected chip in cents. */
  chip: () => number
  /** Adds stakes, in one step that undo takes back. */
  place: (stakes: readonly Stake[]) => void
  amount: (cents: number) => string
  play: (sound: 'chip') => void
}

/** The numbers in the order of the wheel: a number bets on itself and its neighbours, a field inside on its part of the wheel. */
export class Racetrack {
  readonly #actions: RacetrackActions
  #count = 2
  #dialog: HTMLDialogElement | null = null

  constructor(actions: RacetrackActions) {
    this.#actions = actions
  }

  open(): void {
    this.#dialog = openPanel(t.title, 'racetrack-panel', ...this.content('neighbours-panel'))
  }

  /** The choice of neighbours and the track, for a place on the table; `group` names the choice in the page. */
  content(group: string): HTMLElement[] {
    const numbers = new Map(WHEEL.map((number) => [number, this.#numberField(number)]))
    const fields = CALLED_BETS.map((bet) => this.#calledField(bet))
    const track = make('div', { class: 'racetrack', role: 'group', 'aria-label': t.title }, ...numbers.values(), ...fields)
    const show = ({ target }: Event): void => {
      const covered = this.#coveredBy(target instanceof HTMLElement ? target.dataset : {})
      for (const [number, field] of numbers) field.classList.toggle('is-covered', covered.includes(number))
    }
    track.addEventListener('pointerover', show)
    track.addEventListener('focusin', show)
    track.addEventListener('pointerleave', () => show(new Event('pointerleave')))
    return [this.#choice(group), track]
  }

  /** When bets are closed. */
  close(): void {
    this.#dialog?.close()
  }

  /** How many neighbours on each side a number bets on. */
  #choice(group: string): HTMLElement {
    const options = COUNTS.map((count) => {
      const input = make('input', { type: 'radio', name: group, value: count, checked: count === this.#count })
      input.addEventListener('change', () => {
        this.#count = count
      })
      return make('label', {}, input, make('span', {}, String(count)))
    })
    return make('fieldset', { class: 'neighbour-counts' }, make('legend', {}, t.counts), ...options)
  }

  #numberField(number: number): HTMLButtonElement {
    const field = button(t.of(number), { class: `track-field ${colourOf(number)}`, 'data-number': number })
    field.append(make('b', { 'aria-hidden': 'true' }, String(number)))
    field.addEventListener('click', () =>
      this.#place(neighboursOf(number, this.#count).map((near) => ({ spot: `straight-${near}`, amount: this.#actions.chip() }))),
    )
    return shaped(field, numberField(number))
  }

  #calledField({ id, chips, runs }: (typeof CALLED_BETS)[number]): HTMLButtonElement {
    const count = chipsIn(chips)
    const { name, short } = t.called[id]
    // The chip may change while the track stays on the table.
    const label = (): string => t.calledName(name, count, this.#actions.amount(count * this.#actions.chip()))
    const field = button(label(), { class: 'track-field called', 'data-called': id })
    for (const type of ['focus', 'pointerenter'] as const)
      field.addEventListener(type, () => field.setAttribute('aria-label', label()))
    field.append(make('b', { 'aria-hidden': 'true' }, short, make('small', {}, t.chips(count))))
    field.addEventListener('click', () =>
      this.#place(Object.entries(chips).map(([spot, each]) => ({ spot, amount: each * this.#actions.chip() }))),
    )
    return shaped(field, innerField(runs))
  }

  #place(stakes: readonly Stake[]): void {
    this.#dialog?.close()
    this.#actions.play('chip')
    this.#actions.place(stakes)
  }

  #coveredBy({ number, called }: DOMStringMap): readonly number[] {
    if (number !== undefined) return neighboursOf(Number(number), this.#count)
    const bet = CALLED_BETS.find(({ id }) => id === called)
    return Object.keys(bet?.chips ?? {}).flatMap(numbersCovered)
  }
}

/** The numbers that a spot wins with, of the spots that called bets use. */
const numbersCovered = (spot: string): number[] =>
  spot.startsWith('straight-') ? [Number(spot.slice('straight-'.length))] : numbersOf(spot)

function shaped(field: HTMLButtonElement, shapes: ReturnType<typeof numberField>): HTMLButtonElement {
  for (const [way, shape] of Object.entries(shapes))
    for (const [name, value] of Object.entries(shape)) field.style.setProperty(`--${way}-${name}`, String(value))
  return field
}
