import type { BlackjackAction, BLACKJACK_ACTIONS } from '@herna/contract/games'
import { button, icon, make } from '@herna/game-kit'
import { betFault } from '../bets/index.ts'
import type { TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

/** Label and state of the main button. */
interface MainButtonState {
  text: string
  isEnabled: boolean
}

export function mainButtonState(state: TableState): MainButtonState {
  const { play, session, bets, isOnline, isPaused } = state
  const kind = session?.game.kind ?? 'roulette'
  const start = texts.start[kind]
  switch (play.phase) {
    case 'idle':
      return { text: start, isEnabled: isOnline && !isPaused && betFault(bets.stakes, session?.game.minBet ?? 1) === null }
    case 'choosing':
      return { text: kind === 'video-poker' ? texts.draw : texts.wait, isEnabled: isOnline && kind === 'video-poker' }
    case 'showing':
      return { text: texts.skip, isEnabled: true }
    case 'resuming':
      return { text: texts.next, isEnabled: true }
    default:
      return { text: texts.wait, isEnabled: false }
  }
}

export interface ControlHandlers {
  press: () => void
  act: (action: BlackjackAction) => void
  undo: () => void
  clear: () => void
  repeat: () => void
}

const ACTIONS: typeof BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split']

/** Undo, clear, repeat and the main button; replaced by the four moves during an open blackjack hand. */
export class Controls {
  readonly root: HTMLElement
  readonly #main = make('button', { type: 'button', class: 'main-button' })
  readonly #undo = button(texts.bets.undo, { class: 'round-button' }, icon('undo'))
  readonly #clear = button(texts.bets.clear, { class: 'round-button' }, icon('close'))
  readonly #repeat = button(texts.bets.repeat, { class: 'round-button' }, icon('replay'))
  readonly #moves: Map<BlackjackAction, HTMLButtonElement>
  readonly #bar: HTMLElement
  readonly #choice: HTMLElement

  constructor(handlers: ControlHandlers) {
    this.#main.addEventListener('click', () => {
      if (this.#main.getAttribute('aria-disabled') !== 'true') handlers.press()
    })
    for (const [element, onClick] of [
      [this.#undo, handlers.undo],
      [this.#clear, handlers.clear],
      [this.#repeat, handlers.repeat],
    ] as const)
      element.addEventListener('click', onClick)
    this.#moves = new Map(ACTIONS.map((action) => [action, this.#move(action, handlers.act)]))
    this.#choice = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': texts.actionsLabel, hidden: true },
      ...this.#moves.values(),
    )
    this.#bar = make('div', { class: 'bar' }, this.#undo, this.#clear, this.#repeat, this.#main)
    this.root = make('div', { class: 'controls' }, this.#bar, this.#choice)
  }

  show(state: TableState): void {
    const { play, bets, lastStakes, session } = state
    const buttonState = mainButtonState(state)
    this.#main.textContent = buttonState.text
    this.#main.setAttribute('aria-disabled', String(!buttonState.isEnabled))
    const isBetting = play.phase === 'idle'
    const hasLayout = session?.game.kind !== 'video-poker'
    this.#undo.disabled = !isBetting || bets.history.length === 0
    this.#clear.disabled = !isBetting || bets.stakes.length === 0
    this.#repeat.disabled = !isBetting || lastStakes.length === 0
    for (const element of [this.#undo, this.#clear, this.#repeat]) element.hidden = !hasLayout
    this.#showMoves(state)
  }

  /** Moves stay visible while one is processed, so that the focus stays. */
  #showMoves({ play }: TableState): void {
    const openOutcome =
      play.phase === 'choosing' || play.phase === 'acting' || play.phase === 'checking' ? play.round.outcome : null
    const shownOutcome = play.phase === 'showing' && play.previousRound !== null ? play.previousRound.outcome : null
    const outcome = openOutcome ?? shownOutcome
    const isOpen = outcome?.kind === 'blackjack' && outcome.activeHand !== null
    const hadFocus = this.#choice.contains(document.activeElement)
    this.#choice.hidden = !isOpen
    this.#bar.hidden = isOpen
    if (isOpen) {
      for (const [action, moveButton] of this.#moves) {
        moveButton.hidden = !outcome.actions.includes(action) && action !== 'hit' && action !== 'stand'
        moveButton.setAttribute('aria-disabled', String(play.phase !== 'choosing'))
      }
    } else if (hadFocus) this.#main.focus({ preventScroll: true })
  }

  #move(action: BlackjackAction, act: (action: BlackjackAction) => void): HTMLButtonElement {
    const moveButton = make('button', { type: 'button', class: `move ${action}` }, texts.actions[action])
    moveButton.addEventListener('click', () => {
      if (moveButton.getAttribute('aria-disabled') !== 'true') act(action)
    })
    return moveButton
  }
}
