import type { LiveTableBet, SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { chip } from './chip.ts'
import { othersChips } from './others-chips.ts'

export interface SpotStakes {
  confirmed: number
  unconfirmed: number
  others: readonly LiveTableBet[]
  canBet: boolean
}

interface SpotOptions {
  definition: SpotDefinition
  chips: readonly number[]
  amount: (cents: number) => string
  onPress: () => void
}

/** A spot that takes chips: shows the own stake with its value and the chips of others. */
export class SpotButton {
  readonly root: HTMLButtonElement
  readonly #options: SpotOptions
  readonly #pile = make('span', { class: 'spot-chips', 'aria-hidden': 'true' })
  /** The name as a text: an `aria-label` would have to repeat the face with its odds and chips word for word. */
  readonly #label = make('span', { class: 'visually-hidden' })
  readonly #name: string
  #shown = ''

  constructor(options: SpotOptions, className: string, ...face: Element[]) {
    this.#options = options
    this.#name = nameOf(options.definition, face)
    for (const part of face) part.setAttribute('aria-hidden', 'true')
    this.root = make(
      'button',
      { type: 'button', class: `spot ${className}`, 'data-spot': options.definition.spot },
      ...face,
      this.#label,
      this.#pile,
    )
    this.root.addEventListener('click', options.onPress)
    this.show({ confirmed: 0, unconfirmed: 0, others: [], canBet: false })
  }

  show({ confirmed, unconfirmed, others, canBet }: SpotStakes): void {
    const key = JSON.stringify([confirmed, unconfirmed, others, canBet])
    if (key === this.#shown) return
    this.#shown = key
    const { chips, amount } = this.#options
    const total = confirmed + unconfirmed
    this.#label.textContent = total === 0 ? this.#name : texts.spot.staked(this.#name, amount(total), unconfirmed > 0)
    this.root.setAttribute('aria-disabled', String(!canBet))
    this.root.classList.toggle('has-stake', total > 0)
    this.#pile.replaceChildren(
      ...othersChips(others),
      ...(total > 0 ? [chip(total, chips, `own-chip${unconfirmed > 0 ? ' is-unconfirmed' : ''}`)] : []),
    )
  }

  /** Marks the spot as part of the table's result. */
  showHit(isHit: boolean): void {
    this.root.classList.toggle('is-hit', isHit)
  }
}

/** The visible text is part of the name, so that the spot can be called by it with the voice. */
function nameOf(definition: SpotDefinition, face: readonly Element[]): string {
  const visible = face.flatMap((part) => (part.hasAttribute('aria-hidden') ? [] : [part.textContent])).join(' ')
  const name = texts.spot.named(definition)
  return name.toLocaleLowerCase('sk').includes(visible.toLocaleLowerCase('sk')) ? name : `${visible}, ${name}`
}
