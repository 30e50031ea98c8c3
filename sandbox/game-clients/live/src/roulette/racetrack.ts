import type { Stake } from '@herna/contract/games'
import { button, make, openPanel } from '@herna/game-kit'
import type { BoardActions } from '../board/index.ts'
import { texts } from '../texts/index.ts'
import { CALLED_BETS, chipsIn } from './called-bets.ts'
import { colourOf, neighboursOf, numbersOf, WHEEL } from './numbers.ts'
import { innerField, numberField } from './racetrack-shape.ts'

const t = texts.roulette.racetrack
const COUNTS = [1, 2, 3, 4]

/** The numbers in the order of the wheel: a number bets on itself and its neighbours, a field inside on its part of the wheel. */
export class Racetrack {
  readonly #actions: BoardActions
  #count = 2
  #dialog: HTMLDialogElement | null = null

  constructor(actions: BoardActions) {
    this.#actions = actions
  }

  open(): void {
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
    this.#dialog = openPanel(t.title, 'racetrack-panel', this.#choice(), track)
  }

  /** When bets are closed. */
  close(): void {
    this.#dialog?.close()
  }

  /** How many neighbours on each side a number bets on. */
  #choice(): HTMLElement {
    const options = COUNTS.map((count) => {
      const input = make('input', { type: 'radio', name: 'neighbours', value: count, checked: count === this.#count })
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
    const sum = this.#actions.amount(count * this.#actions.chip())
    const field = button(t.calledName(name, count, sum), { class: 'track-field called', 'data-called': id })
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
