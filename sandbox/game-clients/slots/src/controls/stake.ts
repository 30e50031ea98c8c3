import { button, icon, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** The next lower or higher bet, or null at the end. */
export function neighbourBet(bets: readonly number[], bet: number, step: -1 | 1): number | null {
  return bets[bets.indexOf(bet) + step] ?? null
}

/** Bet stepper; its amount opens the list of bets. */
export class StakeStepper {
  readonly root: HTMLElement
  readonly amount: HTMLButtonElement
  readonly #less = button(texts.stake.less, { class: 'round-button less' }, icon('minus'))
  readonly #more = button(texts.stake.more, { class: 'round-button more' }, icon('plus'))
  readonly #value = make('span', { class: 'meter-value' })

  constructor(onStep: (step: -1 | 1) => void, onList: () => void) {
    this.amount = make(
      'button',
      { type: 'button', class: 'stake-amount', 'aria-haspopup': 'dialog' },
      make('span', { class: 'meter-label' }, texts.stake.label),
      ' ',
      this.#value,
      make('span', { class: 'visually-hidden' }, texts.stake.choose),
      icon('down'),
    )
    this.#less.addEventListener('click', () => onStep(-1))
    this.#more.addEventListener('click', () => onStep(1))
    this.amount.addEventListener('click', onList)
    this.root = make(
      'div',
      { class: 'stake', role: 'group', 'aria-label': texts.stake.label },
      this.#less,
      this.amount,
      this.#more,
    )
  }

  show(amount: string, bets: readonly number[], bet: number, isEnabled: boolean): void {
    this.#value.textContent = amount
    this.amount.disabled = !isEnabled
    this.#less.disabled = !isEnabled || neighbourBet(bets, bet, -1) === null
    this.#more.disabled = !isEnabled || neighbourBet(bets, bet, 1) === null
  }
}
