import type { Card } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { cardElement } from './card.ts'

/** A card, or null for one that lies face down. */
export type ShownCard = Card | null

interface FanOptions {
  /** Cards appear without moving. */
  isStill: () => boolean
  onCard?: () => void
}

const STAGGER_MS = 160
const keyOf = (card: ShownCard): string => (card === null ? 'back' : `${card.suit}-${card.rank}`)

/** Overlapping cards in the order dealt. Showing more cards adds them; only the new ones move, and none that lay there before this page was opened. */
export class CardFan {
  readonly root = make('div', { class: 'fan' })
  readonly #options: FanOptions
  #keys: string[] | null = null

  constructor(options: FanOptions) {
    this.#options = options
  }

  show(cards: readonly ShownCard[]): void {
    const [previous, keys] = [this.#keys, cards.map(keyOf)]
    this.#keys = keys
    if (previous?.join() === keys.join()) return
    const isStill = previous === null || this.#options.isStill()
    let added = 0
    for (const [nth, card] of cards.entries()) {
      if (keys[nth] === previous?.[nth]) continue
      const element = cardElement(card)
      const covered = this.root.children[nth]
      if (covered) covered.replaceWith(element)
      else this.root.append(element)
      if (isStill) continue
      if (covered) turnOver(element)
      else slideIn(element, added++ * STAGGER_MS)
    }
    while (this.root.childElementCount > cards.length) this.root.lastElementChild?.remove()
    this.root.dataset.count = String(cards.length)
    if (previous !== null && cards.length > 0) this.#options.onCard?.()
  }
}

function slideIn(card: HTMLElement, delay: number): void {
  const from = { transform: 'translate(70%, -160%) rotate(14deg)', opacity: 0 }
  const timing = { duration: 320, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' as const }
  card.animate([from, { transform: 'none', opacity: 1 }], timing)
}

function turnOver(card: HTMLElement): void {
  card.animate([{ transform: 'rotateY(90deg) scale(1.06)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out' })
}
