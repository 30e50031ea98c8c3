import { type FailureChoice, failureText } from '../panels/failure-panel.ts'
import { type FailureView, openFailedView } from '../panels/failure-display.ts'
import { type GameState, sharedPlayOf } from '../round/state.ts'
import type { Failure } from '../session/failure.ts'
import { texts } from '../texts/sk-SK.ts'

const t = texts.failures

/** Callbacks of the failure choices. */
export interface FailureHandlers<E> {
  retry: () => void
  openAgain: () => void
  dismiss: () => void
  dispatch: (event: E) => void
  amount: (cents: number) => string
  /** Back to the portal, for a game on its own page; null: inside the portal. */
  leave: (() => void) | null
}

/** Game-specific texts and choices. */
export interface FailureRules<S, E> {
  newSessionText: string
  /** A halted demo: insufficient credit or expired session. */
  haltedDemoView: (state: S, failure: Failure, handlers: FailureHandlers<E>) => FailureView
  /** A lower stake that the balance covers. */
  lowerStake?: (state: S, handlers: FailureHandlers<E>) => FailureChoice | null
}

/** The failure panel of a state, or null. */
export function sharedFailureView<S extends GameState<unknown, unknown>, E>(
  state: S,
  mode: 'demo' | 'real',
  handlers: FailureHandlers<E>,
  rules: FailureRules<S, E>,
): FailureView | null {
  const play = sharedPlayOf(state)
  switch (play?.phase) {
    case 'failed-to-open':
      return openFailedView(play.failure, handlers.openAgain, handlers.leave)
    case 'unconfirmed':
      return unconfirmedFailureView(play.failure, mode, handlers, rules)
    case 'refused': {
      const stake = play.failure.kind === 'round-cancelled' ? t.stake.returned : t.stake.untaken
      const backChoice: FailureChoice = { text: t.toGame, isMain: true, onSelect: handlers.dismiss }
      const choices = [backChoice, ...newSessionChoice(mode, handlers, rules)]
      return { text: failureText(t.title.refused, play.failure, stake), choices, onEscape: handlers.dismiss }
    }
    case 'halted':
      return mode === 'demo'
        ? rules.haltedDemoView(state, play.failure, handlers)
        : haltedRealView(play.failure, handlers, rules.lowerStake?.(state, handlers) ?? null)
    default:
      return null
  }
}

/** Only a retry under the same id can resolve it; in demo a new session is offered too. */
export const unconfirmedFailureView = <E>(
  failure: Failure,
  mode: 'demo' | 'real',
  handlers: FailureHandlers<E>,
  rules: Pick<FailureRules<never, E>, 'newSessionText'>,
): FailureView => ({
  text: failureText(t.title.round, failure, t.stake.round),
  choices: [{ text: t.retry, isMain: true, onSelect: handlers.retry }, ...newSessionChoice(mode, handlers, rules)],
  onEscape: null,
})

const newSessionChoice = <E>(
  mode: 'demo' | 'real',
  { openAgain }: FailureHandlers<E>,
  { newSessionText }: Pick<FailureRules<never, E>, 'newSessionText'>,
): FailureChoice[] => (mode === 'demo' ? [{ text: newSessionText, isMain: false, onSelect: openAgain }] : [])

/** Inside the portal the portal shows it over the game [4.17]; on its own page the game does. */
function haltedRealView<E>(
  failure: Failure,
  { leave, dismiss }: FailureHandlers<E>,
  lower: FailureChoice | null,
): FailureView | null {
  if (leave === null) return null
  const text = failureText(t.title.refused, failure, t.stake.untaken)
  const leaveChoice: FailureChoice = { text: texts.back, isMain: false, onSelect: leave }
  const mayContinue = failure.kind === 'insufficient-funds' || failure.kind === 'limit'
  if (!mayContinue) return { text, choices: [{ ...leaveChoice, isMain: true }], onEscape: null }
  const continueChoice: FailureChoice = lower ? { ...lower, isMain: true } : { text: t.toGame, isMain: true, onSelect: dismiss }
  return { text, choices: [continueChoice, leaveChoice], onEscape: dismiss }
}
