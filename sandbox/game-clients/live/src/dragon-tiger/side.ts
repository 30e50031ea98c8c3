import type { Card } from '@herna/contract/games'
import { cardName, make } from '@herna/game-kit'
import { CardFan } from '../cards/index.ts'
import { dragonTigerTexts as t } from '../texts/index.ts'
import type { DuelSide } from './duel.ts'

/** One side of the table: its card, and whether it has won. */
export class Side {
  readonly root: HTMLElement
  readonly #name: string
  readonly #fan: CardFan

  constructor(side: DuelSide, fan: ConstructorParameters<typeof CardFan>[0]) {
    this.#name = t.sides[side]
    this.#fan = new CardFan(fan)
    this.root = make(
      'div',
      { class: `coup-side is-${side}`, role: 'group', 'aria-label': this.#name },
      make('p', { class: 'side-name', 'aria-hidden': 'true' }, this.#name),
      make('div', { class: 'duel-card' }, make('i', { class: 'card-place' }), this.#fan.root),
    )
  }

  show(cards: readonly Card[], isWinner: boolean): void {
    const [card] = cards
    this.#fan.show(cards)
    this.root.setAttribute('aria-label', t.side(this.#name, card ? cardName(card) : null))
    this.root.classList.toggle('is-winner', isWinner)
  }
}
