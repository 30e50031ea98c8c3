import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** The ribbon of a medium win, below the reels: the symbols stay visible. */
export class Ribbon {
  readonly #note = make('small')
  readonly #amount = make('b')
  readonly root = make('div', { class: 'ribbon', hidden: true, 'aria-hidden': 'true' }, this.#note, this.#amount)

  show(amount: string, multiple: string): void {
    this.#note.textContent = texts.wins.ribbon(multiple)
    this.#amount.textContent = amount
    this.root.hidden = false
  }

  count(amount: string): void {
    this.#amount.textContent = amount
  }

  hide(): void {
    this.root.hidden = true
  }
}
