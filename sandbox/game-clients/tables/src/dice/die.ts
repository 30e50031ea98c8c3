import { dieFace, make } from '@herna/game-kit'

/** One die: shows arbitrary faces while tumbling and stops at the decided one. */
export class Die {
  readonly root = make('span', { class: 'die', 'aria-hidden': 'true' })
  #tumbling = 0

  constructor(value: number) {
    this.show(value)
  }

  show(value: number): void {
    clearInterval(this.#tumbling)
    this.root.classList.remove('tumbling')
    this.root.replaceChildren(dieFace(value))
  }

  tumble(): void {
    let value = 1
    this.root.classList.add('tumbling')
    clearInterval(this.#tumbling)
    this.#tumbling = window.setInterval(() => {
      value = (value % 6) + 1
      this.root.replaceChildren(dieFace(value))
    }, 90)
  }
}
