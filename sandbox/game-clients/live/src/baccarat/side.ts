import type { Card } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { CardFan } from '../cards/index.ts'
import { baccaratTexts as t } from '../texts/index.ts'
import { pointsOf } from './coup.ts'

/** One side of a baccarat table: its cards, its points, whether it has won. */
export class Side {
  readonly root: HTMLElement
  readonly #name: string
  readonly #fan: CardFan
  readonly #points = make('span', { class: 'sum', 'aria-hidden': 'true' })

  constructor(side: 'player' | 'banker', fan: ConstructorParameters<typeof CardFan>[0]) {
    this.#name = t.sides[side]
    this.#fan = new CardFan(fan)
    this.root = make(
      'div',
      { class: `coup-side is-${side}`, role: 'group', 'aria-label': this.#name },
      make('p', { class: 'side-name', 'aria-hidden': 'true' }, this.#name, this.#points),
      make(
        'div',
        { class: 'side-cards' },
        make('i', { class: 'card-place' }),
        make('i', { class: 'card-place' }),
        this.#fan.root,
      ),
    )
  }

  show(cards: readonly Card[], isWinner: boolean): void {
    const points = cards.length > 0 ? pointsOf(cards) : null
    this.#fan.show(cards)
    this.#points.textContent = points === null ? '' : String(points)
    this.#points.hidden = points === null
    this.root.setAttribute('aria-label', t.side(this.#name, points))
    this.root.classList.toggle('is-winner', isWinner)
  }
}
