import { make } from '@herna/game-kit'

/** What the main button does: stakes, cashes out, or waits. */
export interface MainButtonState {
  readonly what: string
  /** The amount, beside the label. */
  readonly amount: string
  /** A second line. */
  readonly about: string
  readonly kind: 'stake' | 'cash' | 'quiet'
  readonly isFree: boolean
}

/** The main button; it never moves and keeps its size. */
export class MainButton {
  readonly root: HTMLButtonElement
  readonly #label = make('span', { class: 'label-line' })
  readonly #what = make('span')
  readonly #amount = make('b')
  readonly #detail = make('span', { class: 'detail-line' })

  constructor(press: () => void) {
    this.#label.append(this.#what, ' ', this.#amount)
    this.root = make('button', { type: 'button', class: 'main-button' }, this.#label, this.#detail)
    this.root.addEventListener('click', press)
  }

  /** A disabled button stays in place and keeps the focus. */
  show({ what, amount, about, kind, isFree }: MainButtonState): void {
    if (this.#what.textContent !== what) this.#what.textContent = what
    if (this.#amount.textContent !== amount) this.#amount.textContent = amount
    if (this.#detail.textContent !== about) this.#detail.textContent = about
    const { dataset } = this.root
    if (dataset['kind'] !== kind) dataset['kind'] = kind
    const disabled = String(!isFree)
    if (this.root.getAttribute('aria-disabled') !== disabled) this.root.setAttribute('aria-disabled', disabled)
  }
}
