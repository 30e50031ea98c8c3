import { button, colourOf, make, openPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { statisticsOf } from './statistics.ts'

const t = texts.roulette
const SHOWN = 12

/** The last result in large figures with its colour, and the results of this session. */
export class Results {
  readonly root: HTMLElement
  /** Statistics as a part of a large screen. */
  readonly statistics = make('div', { class: 'statistics' })
  readonly #number = make('b', { class: 'winning-number' }, '–')
  readonly #words = make('small', { class: 'winning-words' })
  readonly #last = make('ol', { class: 'last-numbers', 'aria-label': t.last })
  readonly #open = button(t.statistics.title, { class: 'small-key', 'aria-haspopup': 'dialog' }, t.statistics.open)
  #numbers: number[] = []

  constructor(...more: HTMLElement[]) {
    const result = make('p', { class: 'result-now', 'aria-hidden': 'true' }, make('span', {}, t.fell), this.#number, this.#words)
    this.root = make('div', { class: 'results' }, result, this.#last, make('div', { class: 'small-keys' }, ...more, this.#open))
    this.#open.addEventListener('click', () => openPanel(t.statistics.title, 'statistics-panel', ...statisticsOf(this.#numbers)))
    this.#render()
  }

  /** A round is played: the last number makes room for the next. */
  clear(): void {
    this.#number.textContent = '–'
    this.#number.className = 'winning-number'
    this.#words.textContent = ''
  }

  show(number: number, isReplay: boolean): void {
    this.#number.textContent = String(number)
    this.#number.className = `winning-number ${colourOf(number)} shown`
    this.#words.textContent = t.words(number)
    if (isReplay) return
    this.#numbers = [number, ...this.#numbers]
    this.#render()
  }

  #render(): void {
    this.#last.replaceChildren(
      ...this.#numbers.slice(0, SHOWN).map((number) => make('li', { class: colourOf(number) }, String(number))),
    )
    this.statistics.replaceChildren(make('h2', {}, t.statistics.title), ...statisticsOf(this.#numbers))
  }
}
