import type { GridWin, SlotDefinition } from '@herna/contract/games'
import { makeSvg, make } from '@herna/game-kit'

/** SVG units per cell; the SVG is stretched over the grid. */
const UNIT = 100

export const linePoints = (rows: readonly number[]): string =>
  rows.map((row, reel) => `${reel * UNIT + UNIT / 2},${row * UNIT + UNIT / 2}`).join(' ')

/** The winning line over the grid and a label with its amount. */
export class LinesView {
  readonly root: HTMLElement
  readonly #path: SVGElement
  readonly #amount = make('span', { class: 'line-amount', hidden: true })
  readonly #lines: number[][]
  readonly #reels: number
  readonly #rows: number

  constructor(game: SlotDefinition) {
    this.#lines = game.lines
    this.#reels = game.reels
    this.#rows = game.rows
    this.#path = makeSvg('svg', { viewBox: `0 0 ${game.reels * UNIT} ${game.rows * UNIT}`, preserveAspectRatio: 'none' })
    this.root = make('div', { class: 'lines' }, this.#path, this.#amount)
  }

  /** The line as far as it won; without an amount no label. */
  show(win: GridWin, amount: string | null = null): void {
    const rows = win.line === null ? undefined : this.#lines[win.line]
    this.#path.replaceChildren(...(rows ? lineShapes(linePoints(rows.slice(0, win.count))) : []))
    this.#amount.hidden = amount === null
    const [reel, row] = win.positions.at(-1) ?? [0, 0]
    this.#amount.textContent = amount
    this.#amount.style.setProperty('left', `${((reel + 0.5) / this.#reels) * 100}%`)
    this.#amount.style.setProperty('top', `${((row + 1) / this.#rows) * 100}%`)
    this.#amount.dataset.side = reel === this.#reels - 1 ? 'end' : reel === 0 ? 'start' : 'middle'
  }

  clear(): void {
    this.#path.replaceChildren()
    this.#amount.hidden = true
  }
}

const lineShapes = (points: string): SVGElement[] =>
  ['line-shade', 'line-colour'].map((name) => makeSvg('polyline', { class: name, points, 'vector-effect': 'non-scaling-stroke' }))
