import { make } from '@herna/game-kit'

/** The main button (stake, cash out, continue) with a label and a detail line. */
export class MainButton {
  readonly root: HTMLButtonElement
  readonly #label = make('span', { class: 'label-line' })
  readonly #detail = make('span', { class: 'detail-line' })

  constructor(press: () => void) {
    this.root = make('button', { type: 'button', class: 'main-button' }, this.#label, this.#detail)
    this.root.addEventListener('click', press)
  }

  /** Updates the detail line, which changes with every hundredth. */
  showDetail(about: string): void {
    if (this.#detail.textContent !== about) this.#detail.textContent = about
  }

  /** A disabled button stays in place and keeps the focus. */
  show({ what, about, kind, isFree }: { what: string; about: string; kind: 'stake' | 'cash' | 'quiet'; isFree: boolean }): void {
    if (this.#label.textContent !== what) this.#label.textContent = what
    this.showDetail(about)
    this.root.dataset.kind = kind
    this.root.setAttribute('aria-disabled', String(!isFree))
  }
}
