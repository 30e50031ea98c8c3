import type { Round } from '../session/replies.ts'
import type { GameState, Move, RoundStake, SharedEffect } from './state.ts'

/** Why a round is shown: just played, resumed from an earlier session, or replayed from the history (which moves no money). */
export type ShowReason = 'new' | 'resumed' | 'replayed'

/** The game-specific part of the state machine. Absent functions: nothing happens. */
export interface RoundRules<D, O, S extends GameState<D, O>, E, F> {
  /** The stake of a press in `idle`; null: no stake is possible now. */
  stakeOf: (state: S) => RoundStake | null
  /** Shows a round or continues it; `balance` is already without its win. */
  show: (state: S, round: Round<O>, how: ShowReason) => Move<S, F | SharedEffect<O>>
  /** Handles an event of this game. */
  advance: (state: S, event: E) => Move<S, F | SharedEffect<O>>
  /** A press in any phase but `idle` and `resuming`. */
  pressed?: (state: S, id: string) => Move<S, F | SharedEffect<O>>
  /** Handles a received round in a phase of this game. */
  roundReceived?: (state: S, round: Round<O>) => Move<S, F | SharedEffect<O>>
  /** Returns to an open round after a refusal in it. */
  returnToRound?: (state: S, round: Round<O>, from: 'refused' | 'halted') => Move<S, F | SharedEffect<O>>
  /** Whether rounds may wait for their player. If not, an open round was never answered and is requested again. */
  hasOpenRounds: boolean
  /** Phases of this game in which no round is shown. */
  restingPhases?: readonly string[]
  /** Updates this game's state when a session has opened. */
  opened?: (state: S) => S
  /** Updates this game's state when a round is requested. */
  staked?: (state: S, stake: RoundStake) => S
  /** Updates this game's state when the bonus was replaced or used up. */
  withChangedBonus?: (state: S) => S
  /** Lowers the stake to the balance when play resumes after a halt. */
  withAffordableStake?: (state: S) => S
}
