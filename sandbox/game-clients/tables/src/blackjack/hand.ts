import type { Card } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { cardElement, slideIn, turnOver } from '../cards/index.ts'

/** A row of cards with total, result and stake. */
export class HandRow {
  readonly root: HTMLElement
  readonly #cards = make('div', { class: 'cards' })
  readonly #total = make('span', { class: 'total', hidden: true, 'aria-hidden': 'true' })
  readonly #result = make('span', { class: 'result', hidden: true, 'aria-hidden': 'true' })
  readonly #stake = make('span', { class: 'hand-stake', 'aria-hidden': 'true' })

  constructor(label: string) {
    this.root = make(
      'div',
      { class: 'hand-row', role: 'group', 'aria-label': label },
      this.#cards,
      this.#total,
      this.#result,
      this.#stake,
    )
  }

  get count(): number {
    return this.#cards.childElementCount
  }

  get hasHidden(): boolean {
    return this.#cards.querySelector('.back') !== null
  }

  add(card: Card | null, isInstant: boolean): void {
    const element = cardElement(card)
    this.#cards.append(element)
    this.#cards.style.setProperty('--count', String(this.count))
    slideIn(element, isInstant)
  }

  /** Turns over the hidden card. */
  reveal(card: Card, isInstant: boolean): void {
    const element = cardElement(card)
    this.#cards.querySelector('.back')?.replaceWith(element)
    turnOver(element, isInstant)
  }

  total(text: string): void {
    this.#total.textContent = text
    this.#total.hidden = text === ''
  }

  result(text: string | null, name: string): void {
    this.#result.textContent = text ?? ''
    this.#result.hidden = text === null
    this.#result.className = `result ${name}`
  }

  stake(...content: Node[]): void {
    this.#stake.replaceChildren(...content)
  }

  active(isActive: boolean): void {
    this.root.classList.toggle('active', isActive)
  }

  clear(): void {
    this.#cards.replaceChildren()
    this.total('')
    this.result(null, '')
    this.stake()
    this.active(false)
  }
}
