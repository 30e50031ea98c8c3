import { make } from '@herna/game-kit'

const SPARKS = 22

/** An overlay on the reels with a win or award and a button to continue. */
export class Overlay {
  readonly root = make('div', { class: 'overlay', hidden: true })
  readonly #amount = make('p', { class: 'overlay-amount' })
  readonly #onContinue: () => void

  constructor(onGo: () => void) {
    this.#onContinue = onGo
  }

  /** Shows an overlay that waits for the player. */
  prompt(title: string, note: string, amount: string | null, go: string): void {
    const button = make('button', { type: 'button', class: 'choice main' }, go)
    button.addEventListener('click', this.#onContinue)
    this.#amount.textContent = amount
    this.#open(
      make('p', { class: 'overlay-title' }, title),
      ...(note === '' ? [] : [make('p', { class: 'overlay-note' }, note)]),
      ...(amount === null ? [] : [this.#amount]),
      button,
    )
  }

  /** Shows a celebration, hidden later by `hide`; the sparks rise once. */
  celebrate(title: string): void {
    this.#open(make('p', { class: 'overlay-title' }, title), this.#amount, sparks())
    this.root.classList.add('celebrated')
  }

  amount(text: string): void {
    this.#amount.textContent = text
  }

  hide(): void {
    this.root.hidden = true
    this.root.replaceChildren()
  }

  #open(...content: Node[]): void {
    this.root.classList.remove('celebrated')
    this.root.replaceChildren(make('div', { class: 'overlay-card' }, ...content))
    this.root.hidden = false
  }
}

function sparks(): HTMLElement {
  const elements = Array.from({ length: SPARKS }, (_, place) => {
    const spark = make('span')
    spark.style.setProperty('--x', `${(((place * 61) % 100) - 50) * 5}px`)
    spark.style.setProperty('--turn', `${(place * 137) % 360}deg`)
    spark.style.setProperty('--wait', `${(place * 67) % 900}ms`)
    return spark
  })
  return make('div', { class: 'sparks', 'aria-hidden': 'true' }, ...elements)
}
