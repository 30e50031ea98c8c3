import type { Failure } from '../session/failure.ts'
import { texts } from '../texts/sk-SK.ts'
import { type FailureChoice, type FailureText, failureText, openFailurePanel } from './failure-panel.ts'

/** A failure for the player: texts, choices, and what Escape does (null: nothing). */
export interface FailureView {
  text: FailureText
  choices: readonly FailureChoice[]
  onEscape: (() => void) | null
}

/** Keeps at most one failure panel open: that of the current play phase. */
export class FailureDisplay {
  #close: (() => void) | null = null
  #shownPlay: unknown = null

  /** `play` is compared by identity: the panel is replaced only when it changes. */
  update(play: unknown, viewOf: () => FailureView | null): void {
    if (this.#shownPlay === play) return
    this.#shownPlay = play
    this.#close?.()
    const view = viewOf()
    this.#close = view && openFailurePanel(view.text, view.choices, view.onEscape)
  }
}

/** The game did not open. An unknown game is not retried; with an expired launch only `leave` (back to the portal; null: inside the portal) helps. */
export function openFailedView(failure: Failure, openAgain: () => void, leave: (() => void) | null): FailureView {
  const text = failureText(texts.failures.title.open, failure, texts.failures.stake.none)
  if (failure.kind === 'unknown-game') return { text, choices: [], onEscape: null }
  if (failure.kind === 'session-over')
    return { text, choices: leave ? [{ text: texts.back, isMain: true, onSelect: leave }] : [], onEscape: null }
  return { text, choices: [{ text: texts.failures.retry, isMain: true, onSelect: openAgain }], onEscape: null }
}
