import { type FailureChoice, failureText } from '../panels/failure-panel.ts'
import { type ToldFailure, unopenedFailure } from '../panels/failure-display.ts'
import { type GameState, sharedPlayOf } from '../round/state.ts'
import type { Failure } from '../session/failure.ts'
import { texts } from '../texts/sk-SK.ts'

const t = texts.failures

/** What the choices of a failure do. */
export interface FailureHandlers<E> {
  retry: () => void
  openAgain: () => void
  dismiss: () => void
  dispatch: (event: E) => void
  amount: (cents: number) => string
  /** Back to the portal's page, where the game stands on its own; null: the portal stands around the game. */
  leave: (() => void) | null
}

/** What a game says in words of its own. */
export interface FailureRules<S, E> {
  startAnew: string
  /** A demo that waits: its credit is not enough, or its session is over. */
  haltedDemo: (state: S, failure: Failure, handlers: FailureHandlers<E>) => ToldFailure
  /** A lower stake that the balance covers. */
  lowerStake?: (state: S, handlers: FailureHandlers<E>) => FailureChoice | null
}

/** The panel a state asks for, or `null`: text, choices, and what Escape means. */
export function sharedFailureOf<S extends GameState<unknown, unknown>, E>(
  state: S,
  mode: 'demo' | 'real',
  handlers: FailureHandlers<E>,
  rules: FailureRules<S, E>,
): ToldFailure | null {
  const play = sharedPlayOf(state)
  switch (play?.phase) {
    case 'unopened':
      return unopenedFailure(play.failure, handlers.openAgain, handlers.leave)
    case 'stuck':
      return stuckFailure(play.failure, mode, handlers, rules)
    case 'refused': {
      const stake = play.failure.kind === 'round-cancelled' ? t.stake.returned : t.stake.untaken
      const back: FailureChoice = { text: t.toGame, main: true, act: handlers.dismiss }
      const choices = [back, ...anew(mode, handlers, rules)]
      return { text: failureText(t.title.refused, play.failure, stake), choices, escape: handlers.dismiss }
    }
    case 'halted':
      return mode === 'demo'
        ? rules.haltedDemo(state, play.failure, handlers)
        : haltedReal(play.failure, handlers, rules.lowerStake?.(state, handlers) ?? null)
    default:
      return null
  }
}

/** Only the same call again can tell; in a demo a new one is the way out. */
export const stuckFailure = <E>(
  failure: Failure,
  mode: 'demo' | 'real',
  handlers: FailureHandlers<E>,
  rules: Pick<FailureRules<never, E>, 'startAnew'>,
): ToldFailure => ({
  text: failureText(t.title.round, failure, t.stake.round),
  choices: [{ text: t.retry, main: true, act: handlers.retry }, ...anew(mode, handlers, rules)],
  escape: null,
})

const anew = <E>(
  mode: 'demo' | 'real',
  { openAgain }: FailureHandlers<E>,
  { startAnew }: Pick<FailureRules<never, E>, 'startAnew'>,
): FailureChoice[] => (mode === 'demo' ? [{ text: startAnew, main: false, act: openAgain }] : [])

/** Around a framed game the portal says it, over the game [4.17]; on its own page the game has to. */
function haltedReal<E>(
  failure: Failure,
  { leave, dismiss }: FailureHandlers<E>,
  lower: FailureChoice | null,
): ToldFailure | null {
  if (leave === null) return null
  const text = failureText(t.title.refused, failure, t.stake.untaken)
  const away: FailureChoice = { text: texts.back, main: false, act: leave }
  const mayGoOn = failure.kind === 'insufficient-funds' || failure.kind === 'limit'
  if (!mayGoOn) return { text, choices: [{ ...away, main: true }], escape: null }
  const goOn: FailureChoice = lower ? { ...lower, main: true } : { text: t.toGame, main: true, act: dismiss }
  return { text, choices: [goOn, away], escape: dismiss }
}
