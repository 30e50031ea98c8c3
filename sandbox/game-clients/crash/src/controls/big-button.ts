import { make } from '@herna/game-kit'

/** The one thing to press: stake, cash out, go on. What it does stands on it, and below what it is about. */
export class BigButton {
  readonly root: HTMLButtonElement
  readonly #what = make('span', { class: 'what' })
  readonly #about = make('span', { class: 'about' })

  constructor(press: () => void) {
    this.root = make('button', { type: 'button', class: 'big' }, this.#what, this.#about)
    this.root.addEventListener('click', press)
  }

  /** What a press would give now: changes with every hundredth. */
  tell(about: string): void {
    if (this.#about.textContent !== about) this.#about.textContent = about
  }

  /** A button that can do nothing now stays in its place and keeps the focus. */
  show({ what, about, kind, isFree }: { what: string; about: string; kind: 'stake' | 'cash' | 'quiet'; isFree: boolean }): void {
    if (this.#what.textContent !== what) this.#what.textContent = what
    this.tell(about)
    this.root.dataset.kind = kind
    this.root.setAttribute('aria-disabled', String(!isFree))
  }
}
