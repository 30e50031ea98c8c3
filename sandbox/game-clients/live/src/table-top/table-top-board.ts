import { type Board, type BoardView, OnChange } from '../board/index.ts'
import { Studio } from '../scene/index.ts'
import { type Figures, Statistics } from '../statistics/index.ts'

/** What a kind of table places in the frame of a `TableTopBoard`. */
interface TableTop {
  /** What lies on the table: cards, dice. */
  readonly top: HTMLElement
  /** The spots. */
  readonly bets: HTMLElement
  readonly figures: Figures
}

/** A board with a dealer, things on the table's top, spots below it, and statistics. */
export abstract class TableTopBoard implements Board {
  readonly moves = null
  readonly bets: HTMLElement
  readonly #studio: Studio
  readonly #statistics: Statistics
  protected readonly onChange = new OnChange()

  constructor({ top, bets, figures }: TableTop) {
    this.bets = bets
    this.#studio = new Studio(top)
    this.#studio.root.classList.add('has-top')
    this.#statistics = new Statistics(figures)
  }

  get scene(): HTMLElement {
    return this.#studio.root
  }

  get results(): HTMLElement {
    return this.#statistics.brief
  }

  get statistics(): HTMLElement {
    return this.#statistics.full
  }

  render(view: BoardView): void {
    this.renderBets(view)
    const { table } = view
    this.#studio.showDealer(table?.dealer ?? null)
    if (table === null) return
    this.renderTop(view)
    this.onChange.run('results', table.results, (results) => this.#statistics.show(results))
  }

  protected abstract renderBets(view: BoardView): void
  /** Called while the table's state is known. */
  protected abstract renderTop(view: BoardView): void
}
