import type { RoundAction, SlotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { isWaitingForChoice, type SlotPlay } from '../round/index.ts'
import type { SlotRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { choiceContent, gambleContent } from './contents.ts'

const t = texts.decisions
/** Time in ms for which the card that decided is shown. */
const CARD_TIME = 1_300

interface DecisionContext {
  game: SlotDefinition
  amount: (cents: number) => string
  announce: (text: string) => void
  act: (action: RoundAction) => void
}

/** A modal dialog while a round waits for its player; it closes only with an answer. */
export class DecisionPanel {
  readonly #context: DecisionContext
  #dialog: HTMLDialogElement | null = null
  /** What is shown, so that a render of the same question keeps the focus. */
  #shown = ''

  constructor(context: DecisionContext) {
    this.#context = context
  }

  /** Shows what the phase asks; other phases have no dialog. While an answer is sent, its buttons do nothing. */
  update(play: SlotPlay): void {
    if (play.phase === 'deciding') return this.#ask(play.round)
    if (play.phase === 'acting' || play.phase === 'checking') return this.#dialog?.setAttribute('aria-busy', 'true')
    if (play.phase !== 'revealing') this.#close()
  }

  /** Shows the card that decided; resolves after a moment. */
  async showCard(round: SlotRound): Promise<void> {
    const { amount = 0, steps = [] } = round.outcome.gamble ?? {}
    const { amount: text, announce } = this.#context
    const result = amount > 0 ? t.gamble.right(text(amount)) : t.gamble.wrong
    const decided = { ...round, outcome: { ...round.outcome, gamble: { amount, steps, isOpen: false } } }
    this.#open(`card ${steps.length}`, t.gamble.title, ...gambleContent(this.#context.game, decided, this.#gambleHandlers))
    announce(result)
    await new Promise((done) => setTimeout(done, CARD_TIME))
  }

  #ask(round: SlotRound): void {
    const { game, announce } = this.#context
    const { gamble } = round.outcome
    const key = `${round.roundId} ${gamble ? `gamble ${gamble.steps.length}` : 'choice'}`
    this.#dialog?.removeAttribute('aria-busy')
    if (this.#shown === key) return
    if (isWaitingForChoice(round)) {
      this.#open(key, t.choice.title, ...choiceContent(game, (option) => this.#act({ action: 'choose', option })))
      return announce(t.choice.spoken(game.freeSpinOptions ?? []))
    }
    this.#open(key, t.gamble.title, ...gambleContent(game, round, this.#gambleHandlers))
  }

  get #gambleHandlers() {
    return {
      amount: this.#context.amount,
      collect: () => this.#act({ action: 'collect' }),
      guess: (colour: 'red' | 'black') => this.#act({ action: 'gamble', colour }),
    }
  }

  #act(action: Omit<RoundAction, 'actionId'>): void {
    if (this.#dialog?.getAttribute('aria-busy') === 'true') return
    this.#context.act({ actionId: crypto.randomUUID(), ...action })
  }

  #open(key: string, title: string, ...content: HTMLElement[]): void {
    const previous = this.#dialog
    const dialog = make(
      'dialog',
      { class: 'panel decision', 'aria-labelledby': 'decision-title' },
      make('div', { class: 'panel-body' }, make('h2', { id: 'decision-title', tabindex: '-1' }, title), ...content),
    )
    // Escape is no answer.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    document.body.append(dialog)
    dialog.showModal()
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector<HTMLElement>('h2')?.focus()
    this.#dialog = dialog
    this.#shown = key
    previous?.remove()
  }

  #close(): void {
    this.#dialog?.close()
    this.#dialog?.remove()
    this.#dialog = null
    this.#shown = ''
  }
}
