import type { GameBonus } from '@herna/contract/games'
import { button, commonTexts, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { chipFace } from './chip.ts'

/** One of the table's chips by its cents, or one of a gaming bonus. */
export type Chip = number | 'bonus'

/**
 * The chip selection, a radio group with arrow keys. A golden chip of a gaming bonus is first and selected when it appears; after the last one
 * the player's own chip is selected again.
 */
export class ChipTray {
  readonly root: HTMLElement
  readonly #chips: readonly number[]
  readonly #ownChips: readonly [number, HTMLButtonElement][]
  readonly #golden = make('button', { type: 'button', role: 'radio', class: 'tray-chip golden-chip' })
  readonly #amount: (cents: number) => string
  readonly #onChoose: (chip: Chip) => void
  #chosenAmount: number
  #bonus: GameBonus | null = null
  #isGolden = false

  constructor(
    chips: readonly number[],
    chosen: number,
    amount: (cents: number) => string,
    onChoose: (chip: Chip) => void,
    isBet: boolean,
  ) {
    this.#chips = chips
    this.#chosenAmount = chosen
    this.#amount = amount
    this.#onChoose = onChoose
    this.#ownChips = chips.map((chip) => {
      const name = isBet ? texts.chips.stake(amount(chip)) : texts.chips.one(amount(chip))
      return [chip, button(name, { role: 'radio', class: 'tray-chip' }, chipFace(chip, chips))]
    })
    this.root = make(
      'div',
      { class: 'tray', role: 'radiogroup', 'aria-label': isBet ? texts.chips.bet : texts.chips.label },
      ...this.#ownChips.map(([, chipButton]) => chipButton),
    )
    this.#golden.addEventListener('click', () => this.#choose('bonus'))
    for (const [chip, element] of this.#ownChips) element.addEventListener('click', () => this.#choose(chip))
    this.root.addEventListener('keydown', (event) => this.#onKeyDown(event))
    this.#show()
  }

  get chosen(): Chip {
    return this.#isGolden ? 'bonus' : this.#chosenAmount
  }

  showBonus(bonus: GameBonus | null): void {
    if (bonus === this.#bonus) return
    if (bonus === null) this.#isGolden = false
    else if (this.#bonus === null) this.#isGolden = true
    this.#bonus = bonus
    const hadFocus = this.#golden === document.activeElement
    if (bonus === null) this.#golden.remove()
    else {
      if (!this.#golden.isConnected) this.root.prepend(this.#golden)
      this.#golden.replaceChildren(
        chipFace(bonus.value, this.#chips),
        make('span', { class: 'chips-remaining', 'aria-hidden': 'true' }, `${bonus.remaining}×`),
      )
      this.#golden.setAttribute('aria-label', commonTexts.bonus.chip(bonus.kind, this.#amount(bonus.value)))
    }
    this.#show()
    if (hadFocus && bonus === null)
      this.#ownChips.find(([chip]) => chip === this.#chosenAmount)?.[1].focus({ preventScroll: true })
  }

  enable(isEnabled: boolean): void {
    for (const element of [this.#golden, ...this.#ownChips.map(([, chipButton]) => chipButton)])
      element.setAttribute('aria-disabled', String(!isEnabled))
    this.root.classList.toggle('idle', !isEnabled)
  }

  #allChips(): [Chip, HTMLButtonElement][] {
    return this.#bonus === null ? [...this.#ownChips] : [['bonus', this.#golden], ...this.#ownChips]
  }

  #onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const trayChips = this.#allChips()
    const chosenIndex = trayChips.findIndex(([chip]) => chip === this.chosen)
    const next = trayChips[Math.min(Math.max(chosenIndex + step, 0), trayChips.length - 1)]
    if (!next) return
    this.#choose(next[0])
    next[1].focus()
  }

  #choose(chip: Chip): void {
    if (this.#golden.getAttribute('aria-disabled') === 'true') return
    this.#isGolden = chip === 'bonus'
    if (chip !== 'bonus') this.#chosenAmount = chip
    this.#show()
    this.#onChoose(chip)
  }

  #show(): void {
    for (const [chip, element] of this.#allChips()) {
      const isChosen = chip === this.chosen
      element.setAttribute('aria-checked', String(isChosen))
      element.tabIndex = isChosen ? 0 : -1
    }
  }
}
