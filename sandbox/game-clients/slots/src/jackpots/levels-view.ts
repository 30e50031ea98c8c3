import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.bonuses.jackpots

/** What a level shows. */
interface Plate {
  readonly root: HTMLElement
  readonly amount: HTMLElement
  readonly count: HTMLElement
}

/** Four plates, the highest level first: the amount at the chosen stake, and how often it was won in the shown round. */
export class LevelsView {
  readonly root = make('ul', { class: 'levels', 'aria-label': t.label })
  /** In total bets, the lowest first. */
  readonly #multiples: readonly number[]
  readonly #plates: readonly Plate[]

  constructor(levels: readonly number[], grand: number) {
    this.#multiples = [...levels, grand]
    this.#plates = this.#multiples.map((_, level) => plate(level))
    this.root.append(...this.#plates.map(({ root }) => root).toReversed())
  }

  show(bet: number, won: readonly number[], amount: (cents: number) => string): void {
    for (const [level, shown] of this.#plates.entries()) {
      const count = won[level] ?? 0
      shown.amount.textContent = amount((this.#multiples[level] ?? 0) * bet)
      shown.root.classList.toggle('won', count > 0)
      shown.count.textContent = count > 1 ? t.times(count) : ''
    }
  }
}

function plate(level: number): Plate {
  const amount = make('b')
  const count = make('i')
  const root = make('li', { class: `level level-${level}` }, make('span', {}, t.name(level), count), amount)
  return { root, amount, count }
}
