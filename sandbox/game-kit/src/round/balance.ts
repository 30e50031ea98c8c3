import type { GameBonus } from '@herna/contract/games'
import type { RoundRules } from './rules.ts'
import { enter, type GameState, isAboutMoney, type Move, type SharedEffect, sharedPlayOf, stay } from './state.ts'

/** The bonus as the host says it is. */
export function withBonus<D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
  bonus: GameBonus | null,
): S {
  const changed = { ...state, bonus }
  return rules.withChangedBonus?.(changed) ?? changed
}

/** Back to rest, or to the round that is open. */
export function dismissed<D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
): Move<S, SharedEffect<O> | F> {
  const play = sharedPlayOf(state)
  if (play?.phase !== 'refused' && play?.phase !== 'halted') return stay(state)
  const reopenedMove = play.open === null ? undefined : rules.returnToRound?.(state, play.open, play.phase)
  return reopenedMove ?? enter(state, { phase: 'idle' })
}

/** The portal lets play go on: what was halted for money may be tried anew, with a stake that the balance covers. */
export const resumePlay = <D, O, S extends GameState<D, O>, E, F>(
  rules: RoundRules<D, O, S, E, F>,
  state: S,
): Move<S, SharedEffect<O> | F> =>
  isAboutMoney(state.play) ? dismissed(rules, rules.withAffordableStake?.(state) ?? state) : stay(state)

/** A balance is taken over where no round moves it. After a deposit a halt for money is over. */
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
