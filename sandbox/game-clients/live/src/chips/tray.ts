import { button, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { chip } from './chip.ts'

/** The chip selection, a radio group with arrow keys. */
export class ChipTray {
  readonly root: HTMLElement
  readonly #buttons: readonly (readonly [number, HTMLButtonElement])[]
  #chosen: number

  constructor(chips: readonly number[], amount: (cents: number) => string) {
    // The second chip is the table's usual one.
    this.#chosen = chips[1] ?? chips[0] ?? 0
    this.#buttons = chips.map((value) => {
      const element = button(texts.chips.one(amount(value)), { role: 'radio', class: 'tray-chip' }, chip(value, chips))
      element.addEventListener('click', () => this.#choose(value))
      return [value, element] as const
    })
    this.root = make(
      'div',
      { class: 'tray', role: 'radiogroup', 'aria-label': texts.chips.label },
      ...this.#buttons.map(([, element]) => element),
    )
    this.root.addEventListener('keydown', (event) => this.#onKeyDown(event))
    this.#choose(this.#chosen)
  }

  get chosen(): number {
    return this.#chosen
  }

  #onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const index = this.#buttons.findIndex(([value]) => value === this.#chosen) + step
    const next = this.#buttons[Math.min(Math.max(index, 0), this.#buttons.length - 1)]
    if (!next) return
    this.#choose(next[0])
    next[1].focus()
  }

  #choose(value: number): void {
    this.#chosen = value
    for (const [chipValue, element] of this.#buttons) {
      element.setAttribute('aria-checked', String(chipValue === value))
      element.tabIndex = chipValue === value ? 0 : -1
    }
  }
}
