import type { DiceDefinition, SpotDefinition, Stake } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { BettingLayout, type TableView, type ViewCallbacks, enableArrowKeys } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { Die } from './die.ts'

const t = texts.dice
const THROW_MS = 900
const HISTORY_LENGTH = 10
const sumOf = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0)

/** Dice above grouped spots; craps shows all throws until the decision and marks the point. */
export class DiceView implements TableView {
  readonly root: HTMLElement
  readonly #game: DiceDefinition
  readonly #callbacks: ViewCallbacks
  readonly #layout: BettingLayout
  readonly #dice: Die[]
  readonly #sum = make('p', { class: 'dice-sum', 'aria-hidden': 'true' })
  readonly #point = make('p', { class: 'point', 'aria-hidden': 'true', hidden: true })
  readonly #throws = make('ol', { class: 'throws', 'aria-hidden': 'true' })

  constructor(game: DiceDefinition, callbacks: ViewCallbacks) {
    this.#game = game
    this.#callbacks = callbacks
    this.#layout = new BettingLayout(game.chips, callbacks.amount, callbacks.place)
    this.#dice = (game.variant === 'sic-bo' ? [2, 4, 6] : [3, 4]).map((value) => new Die(value))
    const bowl = make('div', { class: 'bowl', role: 'img', 'aria-label': t.dice }, ...this.#dice.map(({ root }) => root))
    const groups = groupsOf(game).map(({ name, spots }) =>
      make(
        'div',
        { class: `group group-${name}`, role: 'group', 'aria-label': t.groups[name] ?? t.cloth },
        ...spots.map((definition) => this.#layout.spot(definition, `spot-box ${definition.spot}`, this.#face(definition))),
      ),
    )
    const spotBoxes = make('div', { class: 'spot-boxes' }, ...groups)
    enableArrowKeys(spotBoxes)
    this.root = make(
      'div',
      { class: `table dice ${game.variant}` },
      make('div', { class: 'bowl-side' }, bowl, this.#sum, this.#point, this.#throws),
      spotBoxes,
    )
  }

  showStakes(stakes: readonly Stake[], free: boolean): void {
    this.#layout.showStakes(stakes, free)
    if (free && stakes.length > 0) this.#layout.showResults(null)
  }

  begin(): void {
    this.#layout.showResults(null)
    this.#sum.textContent = ''
    this.#point.hidden = true
    if (this.#game.variant === 'craps') this.#throws.replaceChildren()
    if (!this.#callbacks.reducedMotion()) for (const die of this.#dice) die.tumble()
  }

  reset(): void {
    for (const [place, die] of this.#dice.entries()) die.show(place + 2)
  }

  async show(reply: TableRound, _previousRound: TableRound | null, skip: AbortSignal): Promise<void> {
    if (reply.outcome.kind !== 'dice') return
    const { rolls, results } = reply.outcome
    this.begin()
    for (const [nth, roll] of rolls.entries()) {
      const isInstant = this.#callbacks.reducedMotion() || skip.aborted
      if (!isInstant) {
        this.#callbacks.play('dice')
        for (const die of this.#dice) die.tumble()
        await pause(THROW_MS, skip)
      }
      for (const [place, die] of this.#dice.entries()) die.show(roll[place] ?? 1)
      this.#showRoll(roll, nth, rolls.length)
      if (nth < rolls.length - 1) await pause(this.#callbacks.reducedMotion() ? 0 : 650, skip)
    }
    this.#layout.showResults(results)
  }

  #showRoll(roll: readonly number[], nth: number, count: number): void {
    const sum = sumOf(roll)
    this.#sum.textContent = String(sum)
    if (this.#game.variant === 'craps' && nth === 0 && count > 1) {
      this.#point.textContent = t.point(sum)
      this.#point.hidden = false
    }
    this.#throws.prepend(make('li', {}, String(sum)))
    for (const oldItem of [...this.#throws.children].slice(HISTORY_LENGTH)) oldItem.remove()
  }

  #face(definition: SpotDefinition): HTMLElement {
    const { spot } = definition
    const label = t.short[spot] ?? spot.split('-').slice(1).join(' · ')
    const note = t.notes[spot]
    const isPair = spot.startsWith('double-') || spot.startsWith('triple-')
    const repeatedLabel = isPair ? Array.from({ length: spot.startsWith('double-') ? 2 : 3 }, () => label).join(' ') : label
    // Sic bo's single numbers are too narrow for all payouts; the rules list them.
    const pays = spot.startsWith('single-') ? [texts.spot.paysBriefly(definition)] : texts.spot.pays(definition)
    return make(
      'span',
      { class: 'face', 'aria-hidden': 'true' },
      make('b', {}, repeatedLabel),
      ...(note ? [make('small', {}, note)] : []),
      ...pays.map((line) => make('small', { class: 'pays' }, line)),
    )
  }
}

/** The spots of a dice table in the groups it shows, most played first. */
interface Group {
  readonly name: string
  readonly spots: readonly SpotDefinition[]
}

const ORDER: Record<DiceDefinition['variant'], readonly string[]> = {
  'sic-bo': ['main', 'total', 'single', 'double', 'triple', 'combination'],
  'two-dice': ['main', 'total', 'double'],
  craps: ['main'],
}

/** `total-9` → total; spots without a number are in `main`, except any triple and any double. */
function groupOf(spot: string): string {
  const [name = '', number] = spot.split('-')
  if (name === 'any') return number ?? 'main'
  return number !== undefined && /^\d/.test(number) ? name : 'main'
}

const groupsOf = ({ variant, spots }: DiceDefinition): Group[] =>
  ORDER[variant].map((name) => ({ name, spots: spots.filter(({ spot }) => groupOf(spot) === name) }))
