import type { RouletteDefinition, Stake } from '@herna/contract/games'
import { button, commonTexts, make, Racetrack, RouletteWheel } from '@herna/game-kit'
import { BettingLayout, type StakesState, type TableView, type ViewCallbacks } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { createCloth } from './cloth.ts'
import { Magnifier } from './magnifier.ts'
import { Results } from './result.ts'

const LANDING_MS = 4_200
const t = commonTexts.roulette.racetrack

/** Wheel with the result beside it, cloth, racetrack, statistics. Where the wheel is small, it covers the cloth while it turns. */
export class RouletteView implements TableView {
  readonly root: HTMLElement
  readonly messagePlace = make('div', { class: 'message-place' })
  readonly #layout: BettingLayout
  readonly #wheel: RouletteWheel
  readonly #results: Results
  readonly #callbacks: ViewCallbacks
  readonly #magnifier: Magnifier
  readonly #track: Racetrack
  /** The racetrack of large screens; the chips that it names are known with the first rendering. */
  readonly #trackPlace = make('div', { class: 'track-place' })
  readonly #openTrack = button(t.title, { class: 'small-key', 'aria-haspopup': 'dialog' }, t.open)

  constructor(game: RouletteDefinition, callbacks: ViewCallbacks) {
    this.#callbacks = callbacks
    this.#layout = new BettingLayout(game.chips, callbacks.amount, callbacks.place)
    this.#wheel = new RouletteWheel(callbacks.reducedMotion)
    this.#results = new Results(this.#openTrack)
    const cloth = createCloth(game, this.#layout)
    this.#magnifier = new Magnifier(cloth, game.spots, callbacks.place)
    const { chip, amount, play, placeAll: place } = callbacks
    this.#track = new Racetrack({ chip, amount, play, place })
    this.#openTrack.addEventListener('click', () => {
      if (this.#openTrack.getAttribute('aria-disabled') !== 'true') this.#track.open()
    })
    this.root = make(
      'div',
      { class: 'table roulette' },
      make('div', { class: 'bowl-side' }, this.#wheel.root),
      make('div', { class: 'result-side' }, this.#results.root, this.messagePlace),
      make('div', { class: 'cloth-side' }, cloth, this.#magnifier.root),
      make('div', { class: 'below' }, this.#trackPlace, this.#results.statistics),
    )
  }

  showStakes(stakes: readonly Stake[], state: StakesState): void {
    if (!this.#trackPlace.hasChildNodes()) this.#trackPlace.append(...this.#track.content('neighbours-table'))
    this.#layout.showStakes(stakes, state)
    this.root.classList.toggle('is-closed', !state.canPlace)
    this.#openTrack.setAttribute('aria-disabled', String(!state.canPlace))
    if (!state.canPlace) {
      this.#magnifier.close()
      this.#track.close()
    } else if (!state.isOver && stakes.length > 0) this.#clearMarks()
  }

  begin(): void {
    this.#clearMarks()
    this.#results.clear()
    this.root.classList.add('turning')
    this.#wheel.turn()
  }

  reset(): void {
    this.root.classList.remove('turning')
    this.#wheel.showAtRest(null)
  }

  async show(reply: TableRound, _previousRound: TableRound | null, skip: AbortSignal, isReplay: boolean): Promise<void> {
    if (reply.outcome.kind !== 'roulette') return
    const { number, results } = reply.outcome
    const isStill = this.#callbacks.reducedMotion()
    this.begin()
    if (!isStill && !skip.aborted) {
      this.#callbacks.play('ball')
      this.#wheel.landAt(number, LANDING_MS)
      await pause(LANDING_MS, skip)
    }
    this.#wheel.showAtRest(number)
    this.#results.show(number, isReplay)
    this.#callbacks.decided()
    await pause(isStill ? 400 : 900, skip)
    this.root.classList.remove('turning')
    this.#layout.showResults(results)
    this.#layout.button(`straight-${number}`)?.classList.add('winning')
  }

  #clearMarks(): void {
    this.#layout.showResults(null)
    for (const element of this.root.querySelectorAll('.winning')) element.classList.remove('winning')
  }
}
