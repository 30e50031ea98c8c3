import type { GameBonus } from '@herna/contract/games'
import { button, commonTexts, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { chip } from './chip.ts'

/** In cents. */
const HIGHEST_PRESELECTED = 500
/** The second chip is the table's usual one; an expensive table starts with its smallest. */
function preselected([smallest = 0, usual = smallest]: readonly number[]): number {
  return usual <= HIGHEST_PRESELECTED ? usual : smallest
}

/**
 * The chip selection, a radio group with arrow keys. A golden chip of a gaming bonus is first and selected when it appears; after the last one
 * the player's own chip is selected again.
 */
export class ChipTray {
  readonly root: HTMLElement
  readonly #chips: readonly number[]
  readonly #buttons: readonly (readonly [number, HTMLButtonElement])[]
  readonly #golden = make('button', { type: 'button', role: 'radio', class: 'tray-chip golden-chip' })
  readonly #amount: (cents: number) => string
  #chosen: number
  #bonus: GameBonus | null = null
  #isGolden = false

  constructor(chips: readonly number[], amount: (cents: number) => string) {
    this.#chips = chips
    this.#amount = amount
    this.#chosen = preselected(chips)
    this.#buttons = chips.map((value) => {
      const element = button(texts.chips.one(amount(value)), { role: 'radio', class: 'tray-chip' }, chip(value, chips))
      element.addEventListener('click', () => this.#choose(value))
      return [value, element] as const
    })
    this.#golden.addEventListener('click', () => this.#choose('bonus'))
    this.root = make(
      'div',
      { class: 'tray', role: 'radiogroup', 'aria-label': texts.chips.label },
      ...this.#buttons.map(([, element]) => element),
    )
    this.root.addEventListener('keydown', (event) => this.#onKeyDown(event))
    this.#showChosen()
  }

  /** Value of the selected chip in cents. */
  get chosen(): number {
    return this.#isGolden && this.#bonus ? this.#bonus.value : this.#chosen
  }

  /** Whether the chip of a gaming bonus is selected. */
  get isGolden(): boolean {
    return this.#isGolden
  }

  showBonus(bonus: GameBonus | null): void {
    if (bonus === this.#bonus) return
    const hadFocus = this.#golden === document.activeElement
    if (bonus === null) this.#isGolden = false
    else if (this.#bonus === null) this.#isGolden = true
    this.#bonus = bonus
    if (bonus === null) this.#golden.remove()
    else {
      if (!this.#golden.isConnected) this.root.prepend(this.#golden)
      const remaining = make('span', { class: 'chips-remaining', 'aria-hidden': 'true' }, `${bonus.remaining}×`)
      this.#golden.replaceChildren(chip(bonus.value, this.#chips), remaining)
      this.#golden.setAttribute('aria-label', commonTexts.bonus.chip(bonus.kind, this.#amount(bonus.value)))
    }
    this.#showChosen()
    if (hadFocus && bonus === null) this.#buttons.find(([value]) => value === this.#chosen)?.[1].focus({ preventScroll: true })
  }

  #all(): (readonly [number | 'bonus', HTMLButtonElement])[] {
    return this.#bonus === null ? [...this.#buttons] : [['bonus', this.#golden], ...this.#buttons]
  }

  #onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const all = this.#all()
    const index = all.findIndex(([, element]) => element.tabIndex === 0) + step
    const next = all[Math.min(Math.max(index, 0), all.length - 1)]
    if (!next) return
    this.#choose(next[0])
    next[1].focus()
  }

  #choose(value: number | 'bonus'): void {
    this.#isGolden = value === 'bonus'
    if (value !== 'bonus') this.#chosen = value
    this.#showChosen()
  }

  #showChosen(): void {
    const chosen = this.#isGolden ? 'bonus' : this.#chosen
    for (const [value, element] of this.#all()) {
      element.setAttribute('aria-checked', String(value === chosen))
      element.tabIndex = value === chosen ? 0 : -1
    }
  }
}
