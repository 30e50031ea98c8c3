import type { RoundAction, Stake, TableDefinition, TableOutcome } from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import { type Bets, NO_BETS } from '../bets/index.ts'
import type { TableRound } from '../session/index.ts'

/** Phases of play; each has exactly the data its screen needs. */
export type TablePlay =
  | SharedPlay<TableOutcome>
  /**
   * The outcome is shown, starting from `previousRound`: the round as displayed until now. A replay changes no balance. `isDecided`: the outcome can be read, its
   * end follows.
   */
  | { phase: 'showing'; round: TableRound; previousRound: TableRound | null; isReplay: boolean; isDecided: boolean }
  /** The round is open and waits for the player. */
  | { phase: 'choosing'; round: TableRound }
  | { phase: 'acting'; round: TableRound; action: RoundAction }
  /** An action came too late: the current state is requested. */
  | { phase: 'checking'; round: TableRound }
  /** It is unknown whether the action was applied. */
  | { phase: 'unconfirmed-action'; round: TableRound; action: RoundAction | null; failure: Failure }

export interface TableState extends GameState<TableDefinition, TableOutcome> {
  play: TablePlay
  /** The placed stakes. */
  bets: Bets
  /** Stakes of the last round the player paid, for repeating them. */
  lastStakes: readonly Stake[]
  /** Win of the last round in cents; null before the first. */
  lastWin: number | null
  /** What the last round cost the player. */
  lastCost: number
  /** Outcome of the last round; null before the first and while new stakes are placed. */
  lastOutcome: TableOutcome | null
}

export type TableEvent =
  /** `isResultKept`: the result of the last round stays visible. */
  | { type: 'bets-changed'; bets: Bets; isResultKept?: true }
  | { type: 'act'; action: RoundAction }
  /** A request for an action or for the round's state failed. */
  | { type: 'action-failed'; failure: Failure }
  | { type: 'retry-action' }
  | { type: 'decided' }
  | { type: 'shown' }

export type TableEffect =
  | { type: 'request-action'; roundId: string; action: RoundAction }
  | { type: 'request-state'; roundId: string }
  | { type: 'show'; round: TableRound; previousRound: TableRound | null }
  | { type: 'skip' }

export type AnyEvent = TableEvent | SharedEvent<TableDefinition, TableOutcome>
export type AnyEffect = TableEffect | SharedEffect<TableOutcome>

export const newState = (isOnline: boolean): TableState => ({
  ...newGameState(isOnline),
  bets: NO_BETS,
  lastStakes: [],
  lastWin: null,
  lastCost: 0,
  lastOutcome: null,
})

/** Whether a press repeats the last round: no chips lie on the table. */
export const isRepeat = ({ bets, lastStakes }: TableState): boolean => bets.stakes.length === 0 && lastStakes.length > 0

/** The stakes of the next round: the placed chips, or on an empty table those of the last round. */
export const stakesToPlay = (state: TableState): readonly Stake[] => (isRepeat(state) ? state.lastStakes : state.bets.stakes)
