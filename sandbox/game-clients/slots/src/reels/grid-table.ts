import type { SlotCoin, SlotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** The grid for screen readers: a table of symbol names, updated when the reels rest. */
export class GridTable {
  readonly root: HTMLElement
  readonly #cells: HTMLElement[][]
  readonly #names: Map<number, string>

  constructor(game: SlotDefinition) {
    this.#names = new Map(game.symbols.map((symbol) => [symbol.id, symbol.name]))
    this.#cells = Array.from({ length: game.rows }, () => Array.from({ length: game.reels }, () => make('td')))
    const head = Array.from({ length: game.reels }, (_, reel) => make('th', { scope: 'col' }, texts.reels.reel(reel + 1)))
    const table = make(
      'table',
      {},
      make('caption', {}, texts.reels.tableCaption),
      make('thead', {}, make('tr', {}, make('td'), ...head)),
      make(
        'tbody',
        {},
        ...this.#cells.map((cells, row) => make('tr', {}, make('th', { scope: 'row' }, texts.reels.row(row + 1)), ...cells)),
      ),
    )
    this.root = make('div', { class: 'visually-hidden' }, make('div', { class: 'own-layout' }, table))
  }

  show(grid: readonly (readonly number[])[]): void {
    for (const [row, cells] of this.#cells.entries()) {
      for (const [reel, cell] of cells.entries()) cell.textContent = this.#names.get(grid[reel]?.[row] ?? -1) ?? ''
    }
  }

  /** Shows coins with their values; while they are held, the other cells are empty. */
  showCoins(coins: readonly SlotCoin[], held: boolean, amount: (cents: number) => string): void {
    for (const cell of held ? this.#cells.flat() : []) cell.textContent = texts.families.emptyCell
    for (const { position, amount: cents, level } of coins) {
      const cell = this.#cells[position[1]]?.[position[0]]
      const { jackpots } = texts.bonuses
      if (cell)
        cell.textContent =
          level === undefined ? texts.families.coinCell(amount(cents)) : jackpots.coinCell(jackpots.name(level), amount(cents))
    }
  }
}
