import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { reserveFor } from './reserve.ts'

/** The ribbon of a medium win, below the reels: the symbols stay visible. */
export class Ribbon {
  readonly #note = make('small')
  readonly #amount = make('b')
  readonly root = make('div', { class: 'ribbon', hidden: true, 'aria-hidden': 'true' }, this.#note, this.#amount)

  /** `final`: the amount at which the count-up ends. */
  show(amount: string, final: string, multiple: string): void {
    this.#note.textContent = texts.wins.ribbon(multiple)
    reserveFor(this.#amount, final)
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
