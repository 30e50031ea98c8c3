import type { Card } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { cardElement } from './card.ts'

/** A card, or null for one that lies face down. */
export type ShownCard = Card | null

const keyOf = (card: ShownCard): string => (card === null ? 'back' : `${card.suit}-${card.rank}`)

/** Overlapping cards in the order dealt. Showing more cards adds them; only the new ones move. */
export class CardFan {
  readonly root = make('div', { class: 'fan' })
  readonly #isStill: () => boolean
  #keys: string[] = []

  /** `isStill`: cards appear without moving. */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill
  }

  show(cards: readonly ShownCard[], isFirstShown = false): void {
    const keys = cards.map(keyOf)
    if (keys.join() === this.#keys.join()) return
    const isStill = isFirstShown || this.#isStill()
    for (const [nth, card] of cards.entries()) {
      if (keys[nth] === this.#keys[nth]) continue
      const element = cardElement(card)
      const previous = this.root.children[nth]
      if (previous) {
        previous.replaceWith(element)
        if (!isStill && this.#keys[nth] === 'back') turnOver(element)
      } else {
        this.root.append(element)
        if (!isStill) slideIn(element)
      }
    }
    while (this.root.childElementCount > cards.length) this.root.lastElementChild?.remove()
    this.root.dataset.count = String(cards.length)
    this.#keys = keys
  }
}

function slideIn(card: HTMLElement): void {
  const from = { transform: 'translate(70%, -160%) rotate(14deg)', opacity: 0 }
  card.animate([from, { transform: 'none', opacity: 1 }], { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' })
}

function turnOver(card: HTMLElement): void {
  card.animate([{ transform: 'rotateY(90deg) scale(1.06)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out' })
}
