import { button, make, openPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.statistics

/** Nodes of the statistics for a table's results; created anew for each place where they are shown. */
export interface Figures {
  /** Two lines for a phone. */
  brief: (results: readonly string[]) => Node[]
  /** Sections of the side panel and of the sheet behind the phone's two lines. */
  full: (results: readonly string[]) => Node[]
}

/** The last results of a table: brief on a phone, where a sheet behind them holds the rest, and in full beside a desktop's scene. */
export class Statistics {
  readonly brief = make('div', { class: 'results' })
  readonly full = make('div', { class: 'statistics' })
  /** Lies over the brief results. */
  readonly #open = button(t.title, { class: 'results-button', 'aria-haspopup': 'dialog' })
  readonly #figures: Figures
  #results: readonly string[] = []

  constructor(figures: Figures) {
    this.#figures = figures
    this.#open.addEventListener('click', () => openPanel(t.title, 'statistics-panel', ...this.#sections()))
  }

  show(results: readonly string[]): void {
    this.#results = results
    const isEmpty = results.length === 0
    this.brief.replaceChildren(...(isEmpty ? [] : [...this.#figures.brief(results), this.#open]))
    const title = make('h2', {}, t.title, make('small', {}, t.note(results.length)))
    this.full.replaceChildren(...(isEmpty ? [] : [title, ...this.#sections()]))
  }

  #sections(): Node[] {
    return [...this.#figures.full(this.#results), make('p', { class: 'chance' }, t.wheelChance)]
  }
}

/** A section with a heading. */
export const section = (title: string, ...content: Node[]): HTMLElement => make('section', {}, make('h3', {}, title), ...content)

/** Names with their counts, such as how often each side has won. */
export const countList = (
  className: string,
  counts: readonly (readonly [name: string, count: number, kind?: string])[],
): HTMLElement =>
  make(
    'dl',
    { class: `counts ${className}` },
    ...counts.map(([name, count, kind]) =>
      make('div', { class: kind ? `is-${kind}` : null }, make('dt', {}, name), make('dd', {}, `${count}×`)),
    ),
  )
