import type { LiveDefinition } from '@herna/contract/games'
import { button, make, openPanel, RouletteWheel } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { Studio } from '../scene/index.ts'
import { texts } from '../texts/index.ts'
import { Cloth } from './cloth.ts'
import { briefStatistics, fullStatistics, numbersIn } from './statistics.ts'

/** Roulette: wheel with its ball, cloth, statistics. */
export class RouletteBoard implements Board {
  readonly scene: HTMLElement
  readonly bets: HTMLElement
  readonly results = make('div', { class: 'results' })
  /** Lies over the results. */
  readonly #openStatistics = button(texts.statistics.title, { class: 'results-button', 'aria-haspopup': 'dialog' })
  readonly statistics = make('div', { class: 'statistics' })
  readonly moves = null
  readonly #studio: Studio
  readonly #wheel: RouletteWheel
  readonly #cloth: Cloth
  readonly #actions: BoardActions
  readonly #changes = new OnChange()
  #numbers: number[] = []

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#actions = actions
    this.#wheel = new RouletteWheel(actions.reducedMotion)
    this.#studio = new Studio(this.#wheel.root)
    this.#cloth = new Cloth(definition, actions)
    this.scene = this.#studio.root
    this.bets = this.#cloth.root
    this.#openStatistics.addEventListener('click', () =>
      openPanel(texts.statistics.title, 'statistics-panel', ...fullStatistics(this.#numbers).slice(1)),
    )
  }

  render(view: BoardView): void {
    const { table, result } = view
    this.#studio.showDealer(table?.dealer ?? null)
    this.#cloth.render(view)
    this.#changes.run('result', result, () => this.#cloth.showResult(result?.kind === 'roulette' ? result.number : null))
    this.#changes.run('results', table?.results ?? [], (results) => this.#showResults(results))
    this.#turnWheel(view)
  }

  #showResults(results: readonly string[]): void {
    this.#numbers = numbersIn(results)
    const isEmpty = this.#numbers.length === 0
    this.results.replaceChildren(...(isEmpty ? [] : [...briefStatistics(this.#numbers), this.#openStatistics]))
    this.statistics.replaceChildren(...(isEmpty ? [] : fullStatistics(this.#numbers)))
  }

  #turnWheel({ phase, arriving, result, table, now }: BoardView): void {
    if (phase === 'dealing') {
      this.#changes.run('sound', table?.round?.tableRound, () => this.#actions.play('ball'))
      if (arriving?.kind !== 'roulette' || !table?.round) return this.#wheel.turn()
      return this.#wheel.landAt(arriving.number, Date.parse(table.round.resultAt) - now)
    }
    this.#wheel.showAtRest(result?.kind === 'roulette' ? result.number : (this.#numbers[0] ?? null))
  }
}
