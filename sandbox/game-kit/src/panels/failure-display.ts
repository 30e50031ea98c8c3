import type { Failure } from '../session/failure.ts'
import { texts } from '../texts/sk-SK.ts'
import { type FailureChoice, type FailureText, failureText, openFailurePanel } from './failure-panel.ts'

/** A failure as the player reads it: text, choices, and what Escape means (null: it means nothing). */
export interface ToldFailure {
  text: FailureText
  choices: readonly FailureChoice[]
  escape: (() => void) | null
}

/** Keeps at most one failure panel open: the one of the present state of play. */
export class FailureWatch {
  #close: (() => void) | null = null
  #of: unknown = null

  /** `play` is compared by identity: a panel stays as it is while the state does. */
  follow(play: unknown, told: () => ToldFailure | null): void {
    if (this.#of === play) return
    this.#of = play
    this.#close?.()
    const found = told()
    this.#close = found && openFailurePanel(found.text, found.choices, found.escape)
  }
}

/** The game did not open. One the host does not know is not asked for again; a launch that is over belongs to the portal, where `leave` leads (null: it stands around the game). */
export function unopenedFailure(failure: Failure, openAgain: () => void, leave: (() => void) | null): ToldFailure {
  const text = failureText(texts.failures.title.open, failure, texts.failures.stake.none)
  if (failure.kind === 'unknown-game') return { text, choices: [], escape: null }
  if (failure.kind === 'session-over')
    return { text, choices: leave ? [{ text: texts.back, main: true, act: leave }] : [], escape: null }
  return { text, choices: [{ text: texts.failures.retry, main: true, act: openAgain }], escape: null }
}
