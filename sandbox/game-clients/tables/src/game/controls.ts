import type { TableDefinition } from '@herna/contract/games'
import { button, icon, make } from '@herna/game-kit'
import { betFault, totalOf } from '../bets/index.ts'
import { isRepeat, stakesToPlay, type TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'
import { type MoveHandlers, Moves } from './moves.ts'

/** Label and state of the main button; `stake` in cents where a press starts a round. */
interface MainButtonState {
  text: string
  stake?: number
  isEnabled: boolean
}

export function mainButtonState(state: TableState): MainButtonState {
  const { play, session, isOnline } = state
  const kind = session?.game.kind ?? 'roulette'
  switch (play.phase) {
    case 'idle':
      return startState(state, kind)
    case 'choosing':
      return kind === 'video-poker'
        ? { text: texts.draw, isEnabled: isOnline }
        : { text: texts.messages.yourTurn, isEnabled: false }
    case 'showing':
      return { text: texts.skip, isEnabled: true }
    case 'resuming':
      return { text: texts.next, isEnabled: true }
    default:
      return { text: texts.wait, isEnabled: false }
  }
}

/** A finished round is repeated with one press. */
function startState(state: TableState, kind: TableDefinition['kind']): MainButtonState {
  const { session, isOnline, isPaused, lastOutcome } = state
  const stakes = stakesToPlay(state)
  const isAgain = isRepeat(state) || (kind === 'video-poker' && lastOutcome !== null)
  return {
    text: isAgain ? texts.again : texts.start[kind],
    ...(stakes.length > 0 && { stake: totalOf(stakes) }),
    isEnabled: isOnline && !isPaused && betFault(stakes, session?.game.minBet ?? 1) === null,
  }
}

export interface ControlHandlers extends MoveHandlers {
  press: () => void
  undo: () => void
  clear: () => void
  repeat: () => void
  amount: (cents: number) => string
}

/** Undo or the chips of the last round, the button that takes all chips back, and the main button; the moves of an open blackjack hand take their place. */
export class Controls {
  readonly main = make('button', { type: 'button', class: 'main-button' })
  /** One of them is shown: undo while chips lie on the table, else the last round's chips. */
  readonly keys: readonly HTMLButtonElement[]
  readonly clear = button(texts.bets.clear, { class: 'clear-key' }, icon('close'))
  readonly moves: Moves
  readonly #undo = button(texts.bets.undo, { class: 'dock-key' }, icon('undo'))
  readonly #repeat = button(texts.bets.repeat, { class: 'dock-key' }, icon('repeat'))
  readonly #amount: (cents: number) => string

  constructor(handlers: ControlHandlers) {
    this.#amount = handlers.amount
    this.keys = [this.#undo, this.#repeat]
    this.moves = new Moves(handlers)
    this.main.addEventListener('click', () => {
      if (this.main.getAttribute('aria-disabled') !== 'true') handlers.press()
    })
    for (const [element, onClick] of [
      [this.#undo, handlers.undo],
      [this.clear, handlers.clear],
      [this.#repeat, handlers.repeat],
    ] as const)
      element.addEventListener('click', onClick)
  }

  /** `isGuarded`: what the buttons do is new, they take no press yet. */
  show(state: TableState, isGuarded: boolean): void {
    const { play, bets, session } = state
    const main = mainButtonState(state)
    this.#showMain({ ...main, isEnabled: main.isEnabled && !isGuarded })
    const isBetting = play.phase === 'idle'
    const hasLayout = session?.game.kind !== 'video-poker'
    const canRepeat = isRepeat(state)
    this.#undo.disabled = !isBetting || bets.history.length === 0
    this.#repeat.disabled = !isBetting
    this.#undo.hidden = !hasLayout || canRepeat
    this.#repeat.hidden = !hasLayout || !canRepeat
    this.clear.hidden = !hasLayout || !isBetting || bets.stakes.length === 0
    const hadFocus = this.moves.hasFocus
    this.moves.show(state, isGuarded)
    this.main.classList.toggle('is-waiting', this.moves.isOpen)
    if (hadFocus && !this.moves.isOpen) this.main.focus({ preventScroll: true })
  }

  #showMain({ text, stake, isEnabled }: MainButtonState): void {
    const amount = stake === undefined ? '' : this.#amount(stake)
    const label = amount === '' ? text : `${text} ${amount}`
    this.main.setAttribute('aria-disabled', String(!isEnabled))
    if (this.main.textContent === label) return
    this.main.replaceChildren(text, ...(amount === '' ? [] : [' ', make('b', {}, amount)]))
  }
}
