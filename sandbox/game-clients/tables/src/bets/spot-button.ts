import type { SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { chipFace } from './chip.ts'

/** A spot of the betting layout: takes chips, shows its stake and whether it won. */
export class SpotButton {
  readonly root: HTMLButtonElement
  readonly #name: string
  readonly #pile = make('span', { class: 'pile', 'aria-hidden': 'true' })
  #amount = 0

  constructor(definition: SpotDefinition, className: string, onPlace: (spot: string) => void, ...content: (Node | string)[]) {
    const { spot } = definition
    this.#name = texts.spot.named(definition)
    this.root = make('button', { type: 'button', class: `spot ${className}`, 'data-spot': spot }, ...content, this.#pile)
    this.root.addEventListener('click', () => {
      if (this.root.getAttribute('aria-disabled') !== 'true') onPlace(spot)
    })
    this.show(0, [], String)
  }

  /** `isOver`: the chip lay here in the finished round and is no stake any more. */
  show(amount: number, chips: readonly number[], text: (cents: number) => string, isOver = false): void {
    this.root.classList.toggle('over', isOver && amount > 0)
    this.root.setAttribute('aria-label', amount > 0 && !isOver ? texts.spot.staked(this.#name, text(amount)) : this.#name)
    if (amount === this.#amount) return
    this.#amount = amount
    this.root.classList.toggle('staked', amount > 0)
    this.#pile.replaceChildren(...(amount > 0 ? [chipFace(amount, chips)] : []))
  }

  /** Whether the spot won; null: no result is shown. */
  result(isWon: boolean | null): void {
    this.root.classList.toggle('won', isWon === true)
    this.root.classList.toggle('lost-stake', isWon === false)
  }
}
