import type { BlackjackAction, BLACKJACK_ACTIONS, BlackjackOutcome } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import type { TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

export interface MoveHandlers {
  act: (action: BlackjackAction) => void
  amount: (cents: number) => string
}

const ACTIONS: typeof BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split']

/** The moves of an open blackjack hand with what each costs. Impossible ones are disabled and stay in their places. */
export class Moves {
  readonly root: HTMLElement
  readonly #buttons: Map<BlackjackAction, { button: HTMLButtonElement; price: HTMLElement }>
  readonly #amount: (cents: number) => string

  constructor({ act, amount }: MoveHandlers) {
    this.#amount = amount
    this.#buttons = new Map(
      ACTIONS.map((action) => {
        const price = make('small')
        const button = make('button', { type: 'button', class: `move ${action}` }, texts.actions[action], price)
        button.addEventListener('click', () => {
          if (button.getAttribute('aria-disabled') !== 'true') act(action)
        })
        return [action, { button, price }]
      }),
    )
    const buttons = [...this.#buttons.values()].map(({ button }) => button)
    this.root = make('div', { class: 'moves', role: 'group', 'aria-label': texts.actionsLabel, hidden: true }, ...buttons)
  }

  get isOpen(): boolean {
    return !this.root.hidden
  }

  get hasFocus(): boolean {
    return this.root.contains(document.activeElement)
  }

  /** Moves stay visible while one is processed, so that the focus stays. */
  show({ play }: TableState, isGuarded: boolean): void {
    const outcome = openHand(play)
    this.root.hidden = outcome === null
    if (outcome === null) return
    const stake = outcome.hands[outcome.activeHand ?? 0]?.stake ?? 0
    for (const [action, { button, price }] of this.#buttons) {
      const isPossible = play.phase === 'choosing' && !isGuarded && outcome.actions.includes(action)
      button.setAttribute('aria-disabled', String(!isPossible))
      price.textContent = action === 'double' || action === 'split' ? `+${this.#amount(stake)}` : ''
    }
  }
}

/** The displayed hand that waits, or is being acted on; null: none. */
function openHand(play: TableState['play']): BlackjackOutcome | null {
  const isOpen = play.phase === 'choosing' || play.phase === 'acting' || play.phase === 'checking'
  const outcome = isOpen ? play.round.outcome : play.phase === 'showing' ? play.previousRound?.outcome : undefined
  return outcome?.kind === 'blackjack' && outcome.activeHand !== null ? outcome : null
}
