import type { DiceDefinition, SpotDefinition, Stake } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { BettingLayout, type StakesState, type TableView, type ViewCallbacks, enableArrowKeys } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { Die } from './die.ts'
import { groupsOf } from './groups.ts'
import { spotFace } from './spot-face.ts'

const t = texts.dice
const THROW_MS = 1_000
const BETWEEN_THROWS_MS = 650
const HISTORY_LENGTH = 10
const sumOf = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0)

/** Dice in their tray above grouped spots; craps shows all throws until the decision and marks the point. */
export class DiceView implements TableView {
  readonly root: HTMLElement
  readonly messagePlace = make('div', { class: 'message-place' })
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
    this.#dice = (game.variant === 'sic-bo' ? [2, 4, 6] : [4, 6]).map((value) => new Die(value))
    const bowl = make('div', { class: 'bowl', role: 'img', 'aria-label': t.dice }, ...this.#dice.map(({ root }) => root))
    const groups = groupsOf(game).map(({ name, spots }) => this.#group(name, spots))
    const spotBoxes = make('div', { class: 'spot-boxes' }, ...groups)
    enableArrowKeys(spotBoxes)
    const figures = make('div', { class: 'figures' }, this.#sum, this.#point, this.#throws)
    this.root = make(
      'div',
      { class: `table dice ${game.variant}` },
      make('div', { class: 'dice-side' }, bowl, figures, this.messagePlace),
      spotBoxes,
    )
  }

  showStakes(stakes: readonly Stake[], state: StakesState): void {
    this.#layout.showStakes(stakes, state)
    if (state.canPlace && !state.isOver && stakes.length > 0) this.#layout.showResults(null)
  }

  begin(): void {
    this.#clear()
    if (!this.#callbacks.reducedMotion()) for (const die of this.#dice) die.shake()
  }

  reset(): void {
    this.#clear()
    for (const [place, die] of this.#dice.entries()) die.show(place + 2)
  }

  async show(reply: TableRound, _previousRound: TableRound | null, skip: AbortSignal, isReplay: boolean): Promise<void> {
    if (reply.outcome.kind !== 'dice') return
    const { rolls, results } = reply.outcome
    this.#clear()
    for (const [nth, roll] of rolls.entries()) {
      const isInstant = this.#callbacks.reducedMotion() || skip.aborted
      if (!isInstant) {
        this.#callbacks.play('dice')
        for (const [place, die] of this.#dice.entries()) die.roll(place, THROW_MS)
        await pause(THROW_MS, skip)
      }
      for (const [place, die] of this.#dice.entries()) die.show(roll[place] ?? 1)
      this.#showRoll(roll, nth, rolls.length, isReplay)
      if (nth < rolls.length - 1) await pause(this.#callbacks.reducedMotion() ? 0 : BETWEEN_THROWS_MS, skip)
    }
    this.#layout.showResults(results)
  }

  #clear(): void {
    this.#layout.showResults(null)
    this.#sum.textContent = ''
    this.#point.hidden = true
    for (const cell of this.root.querySelectorAll('.is-point')) cell.classList.remove('is-point')
    if (this.#game.variant === 'craps') this.#throws.replaceChildren()
  }

  /** Throws of craps belong to its round; the sums of the other games are the results of this session. */
  #showRoll(roll: readonly number[], nth: number, count: number, isReplay: boolean): void {
    const sum = sumOf(roll)
    const isCraps = this.#game.variant === 'craps'
    this.#sum.textContent = String(sum)
    if (isCraps && nth === 0 && count > 1 && POINTS.includes(sum)) this.#showPoint(sum)
    if (isReplay && !isCraps) return
    this.#throws.prepend(make('li', {}, String(sum)))
    for (const oldItem of [...this.#throws.children].slice(HISTORY_LENGTH)) oldItem.remove()
  }

  #showPoint(point: number): void {
    this.#point.replaceChildren(`${t.pointIs} `, make('b', {}, String(point)))
    this.#point.hidden = false
    this.#layout.button(`place-${point}`)?.classList.add('is-point')
  }

  #group(name: string, spots: readonly SpotDefinition[]): HTMLElement {
    const boxes = spots.map((definition) => this.#layout.spot(definition, `spot-box ${definition.spot}`, spotFace(definition)))
    return make('div', { class: `group group-${name}`, role: 'group', 'aria-label': t.groups[name] ?? t.cloth }, ...boxes)
  }
}

const POINTS = [4, 5, 6, 8, 9, 10]
