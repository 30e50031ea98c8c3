import type { Round } from '../session/replies.ts'
import type { GameState, Move, RoundStake, SharedEffect } from './state.ts'

/** How a round comes on show: just answered, left behind by an earlier session, or as a picture of the past, which moves no money. */
export type ShowReason = 'new' | 'resumed' | 'replayed'

/** What only a game knows; the rest of its machine is shared. Absent: nothing happens, or nothing changes. */
export interface RoundRules<D, O, S extends GameState<D, O>, E, F> {
  /** A press in `idle` stakes this; null: nothing can be staked now. */
  stakeOf: (state: S) => RoundStake | null
  /** A round goes on show, or on where it is; `balance` is already the one without its win. */
  show: (state: S, round: Round<O>, how: ShowReason) => Move<S, F | SharedEffect<O>>
  /** An event of the game's own. */
  advance: (state: S, event: E) => Move<S, F | SharedEffect<O>>
  /** A press in any phase but `idle` and `resuming`. */
  pressed?: (state: S, id: string) => Move<S, F | SharedEffect<O>>
  /** An answer in a phase of the game's own. */
  roundReceived?: (state: S, round: Round<O>) => Move<S, F | SharedEffect<O>>
  /** Back to a round that is open after a refusal in it. */
  returnToRound?: (state: S, round: Round<O>, from: 'refused' | 'halted') => Move<S, F | SharedEffect<O>>
  /** Whether a round may wait for its player. Where none does, one that is open was never answered, and is asked for again. */
  hasOpenRounds: boolean
  /** Phases of the game's own in which no round is on show. */
  restingPhases?: readonly string[]
  /** The game's part of the state when a session has opened. */
  opened?: (state: S) => S
  /** The game's part of the state when a round is asked for. */
  staked?: (state: S, stake: RoundStake) => S
  /** The bonus is another one, or gone. */
  withChangedBonus?: (state: S) => S
  /** A stake that the balance covers, when play goes on after a halt. */
  withAffordableStake?: (state: S) => S
}
