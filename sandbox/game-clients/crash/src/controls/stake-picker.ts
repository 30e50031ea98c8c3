import type { CrashDefinition } from '@herna/contract/games'
import { button, icon, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.stake
const ROUND_EUROS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]

/** Stakes of the stepper in cents: whole euros from the lowest to the highest bet. */
export function betsOf({ minBet, maxBet }: Pick<CrashDefinition, 'minBet' | 'maxBet'>): number[] {
  const roundBets = ROUND_EUROS.map((euros) => euros * 100).filter((bet) => bet > minBet && bet < maxBet)
  return [minBet, ...roundBets, maxBet]
}

/** Stake stepper with chips for common stakes. */
export class StakePicker {
  readonly root: HTMLElement
  readonly #less = button(t.less, { class: 'round-button' }, icon('minus'))
  readonly #more = button(t.more, { class: 'round-button' }, icon('plus'))
  readonly #value = make('output', { class: 'value' })
  readonly #chips: { bet: number; root: HTMLButtonElement }[]
  readonly #bets: number[]
  #bet = 0

  constructor(game: CrashDefinition, amount: (cents: number) => string, choose: (bet: number) => void) {
    this.#bets = betsOf(game)
    this.#chips = game.chips.slice(0, 5).map((bet) => {
      const root = make('button', { type: 'button', class: 'chip' }, amount(bet).replace(/,00/, ''))
      root.addEventListener('click', () => choose(bet))
      return { bet, root }
    })
    const step = (by: -1 | 1): void => {
      const next = by > 0 ? this.#bets.find((bet) => bet > this.#bet) : this.#bets.findLast((bet) => bet < this.#bet)
      if (next !== undefined) choose(next)
    }
    this.#less.addEventListener('click', () => step(-1))
    this.#more.addEventListener('click', () => step(1))
    this.root = make(
      'div',
      { class: 'field stake', role: 'group', 'aria-label': t.label },
      make('span', { class: 'label' }, t.label),
      make('div', { class: 'stepper' }, this.#less, this.#value, this.#more),
      make('div', { class: 'chips', role: 'group', 'aria-label': t.chips }, ...this.#chips.map(({ root }) => root)),
    )
  }

  show(bet: number, text: string, isFree: boolean): void {
    this.#bet = bet
    this.#value.textContent = text
    this.#less.disabled = !isFree || bet <= (this.#bets[0] ?? bet)
    this.#more.disabled = !isFree || bet >= (this.#bets.at(-1) ?? bet)
    for (const chip of this.#chips) {
      chip.root.disabled = !isFree
      chip.root.setAttribute('aria-pressed', String(chip.bet === bet))
    }
  }
}
