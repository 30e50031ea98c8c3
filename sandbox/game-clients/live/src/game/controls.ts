import { button, icon, make } from '@herna/game-kit'
import { confirmedStakes, isSendable, type LiveState, openTableRound, sentStakes, totalOf } from '../round/index.ts'
import { texts } from '../texts/index.ts'

export interface ControlHandlers {
  confirm: () => void
  undo: () => void
  double: () => void
  clear: () => void
  repeat: () => void
}
const t = texts.actions

/** Undo, double, clear; then one button that confirms the placed chips, or repeats the last stakes while none are placed. */
export class Controls {
  readonly root: HTMLElement
  readonly #undo = make('button', { type: 'button', class: 'action' }, icon('undo'), make('span', {}, t.undo))
  readonly #double = make(
    'button',
    { type: 'button', class: 'action' },
    make('b', { 'aria-hidden': 'true' }, '2×'),
    make('span', {}, t.double),
  )
  readonly #clear = button(t.clearName, { class: 'action' }, icon('close'), make('span', {}, t.clear))
  readonly #main = make('button', { type: 'button', class: 'action main-action' })
  #mainAct: () => void = () => undefined

  readonly #handlers: ControlHandlers
  readonly #amount: (cents: number) => string

  constructor(handlers: ControlHandlers, amount: (cents: number) => string) {
    this.#handlers = handlers
    this.#amount = amount
    for (const [element, act] of [
      [this.#undo, handlers.undo],
      [this.#double, handlers.double],
      [this.#clear, handlers.clear],
      [this.#main, () => this.#mainAct()],
    ] as const)
      element.addEventListener('click', () => {
        if (element.getAttribute('aria-disabled') !== 'true') act()
      })
    this.root = make(
      'div',
      { class: 'actions', role: 'group', 'aria-label': t.label },
      this.#undo,
      this.#double,
      this.#clear,
      this.#main,
    )
  }

  /** `isGuarded`: what the main button does is new, it takes no press yet. */
  show(state: LiveState, isGuarded: boolean): void {
    const { placed, lastStakes } = state
    const isOpen = openTableRound(state) !== null
    const total = totalOf(placed.stakes)
    enable(this.#undo, isOpen && placed.history.length > 0)
    enable(this.#double, isOpen && (total > 0 || confirmedStakes(state).length > 0))
    enable(this.#clear, isOpen && total > 0)
    if (total > 0) {
      this.#showMain(t.confirm(this.#amount(total)), isSendable(state) && !isGuarded, 'check')
      this.#mainAct = this.#handlers.confirm
    } else if (sentStakes(state).length > 0) this.#showMain(t.sending, false, 'check')
    else {
      const last = totalOf(lastStakes)
      const isRepeat = last > 0
      this.#showMain(
        isRepeat ? t.repeat(this.#amount(last)) : t.place,
        isOpen && isRepeat && !isGuarded,
        isRepeat ? 'repeat' : null,
      )
      this.#mainAct = this.#handlers.repeat
    }
  }

  #showMain(text: string, isEnabled: boolean, picture: 'check' | 'repeat' | null): void {
    if (this.#main.dataset['text'] !== text) {
      this.#main.dataset['text'] = text
      this.#main.replaceChildren(...(picture ? [icon(picture)] : []), make('span', {}, text))
    }
    enable(this.#main, isEnabled)
  }
}

/** Kept focusable, so that the focus stays while a phase disables it. */
const enable = (element: HTMLElement, isEnabled: boolean): void => element.setAttribute('aria-disabled', String(!isEnabled))
