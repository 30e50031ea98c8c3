import type { GameBonus } from '@herna/contract/games'
import type { RoundRules } from './rules.ts'
import { enter, type GameState, isAboutMoney, type Move, type SharedEffect, sharedPlayOf, stay } from './state.ts'

/** Sets the bonus to the host's value. */
export function withBonus<D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
  bonus: GameBonus | null,
): S {
  const changed = { ...state, bonus }
  return rules.withChangedBonus?.(changed) ?? changed
}

/** Closes a failure: back to idle, or to the open round. */
export function dismissed<D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
): Move<S, SharedEffect<O> | F> {
  const play = sharedPlayOf(state)
  if (play?.phase !== 'refused' && play?.phase !== 'halted') return stay(state)
  const reopenedMove = play.open === null ? undefined : rules.returnToRound?.(state, play.open, play.phase)
  return reopenedMove ?? enter(state, { phase: 'idle' })
}

/** The portal resumes play: a halt for money is closed, with a stake that the balance covers. */
export const resumePlay = <D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
): Move<S, SharedEffect<O> | F> =>
  isAboutMoney(state.play) ? dismissed(rules, rules.withAffordableStake?.(state) ?? state) : stay(state)

/** Applies a received balance while no round changes it. After a deposit a halt for money is closed. */
export function balanceReceived<D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
  { balance, bonus }: { balance: number; bonus: GameBonus | null },
): Move<S, SharedEffect<O> | F> {
  const { phase } = state.play
  if (phase !== 'idle' && phase !== 'halted') return stay(state)
  const updated = withBonus(rules, { ...state, balance }, bonus)
  return isAboutMoney(state.play) ? dismissed(rules, updated) : stay(updated)
}
