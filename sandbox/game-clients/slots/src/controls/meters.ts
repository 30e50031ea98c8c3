import { commonTexts, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** Balance and win meters. The win meter counts up the total of the round. */
export class Meters {
  readonly root: HTMLElement
  readonly #balance = make('span', { class: 'meter-value' })
  readonly #win = make('span', { class: 'meter-value' })
  readonly #winBox: HTMLElement

  constructor(mode: 'demo' | 'real') {
    this.#winBox = make('p', { class: 'meter win-meter' }, make('span', { class: 'meter-label' }, texts.meters.win), this.#win)
    this.root = make(
      'div',
      { class: 'meters' },
      make('p', { class: 'meter' }, make('span', { class: 'meter-label' }, commonTexts.balance[mode]), this.#balance),
      this.#winBox,
    )
  }

  showBalance(amount: string): void {
    this.#balance.textContent = amount
  }

  showWin(amount: string, isCelebrated: boolean): void {
    this.#win.textContent = amount
    this.#winBox.classList.toggle('celebrated', isCelebrated)
  }
}
