import type { RoundAction, Stake, TableDefinition, TableOutcome } from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import { type Bets, NO_BETS } from '../bets/index.ts'
import type { TableRound } from '../session/index.ts'

/** Where the player stands. Each phase carries what its screen needs, so that no screen can show what is not known. */
export type TablePlay =
  | SharedPlay<TableOutcome>
  /** What came out is shown; `before`: as the round stood on the table until now. A replay moves no money. */
  | { phase: 'showing'; round: TableRound; previousRound: TableRound | null; isReplay: boolean }
  /** The round is open and waits for the player. */
  | { phase: 'choosing'; round: TableRound }
  | { phase: 'acting'; round: TableRound; action: RoundAction }
  /** An action came too late: how the round stands now is asked for. */
  | { phase: 'checking'; round: TableRound }
  /** Nobody knows whether the action was taken, or how the round stands. */
  | { phase: 'unconfirmed-action'; round: TableRound; action: RoundAction | null; failure: Failure }

export interface TableState extends GameState<TableDefinition, TableOutcome> {
  play: TablePlay
  /** What lies on the cloth. */
  bets: Bets
  /** Stakes of the last round the player paid, for laying them again. */
  lastStakes: readonly Stake[]
  /** What the last round won, as the host said; `null` before the first. */
  lastWin: number | null
  /** What the last round cost the player. */
  lastCost: number
  /** What the last round came to; `null` before the first and while new stakes are laid. */
  lastOutcome: TableOutcome | null
}

export type TableEvent =
  /** `keepsResult`: it is no new beginning; what the last round came to stays in sight. */
  | { type: 'bets-changed'; bets: Bets; isResultKept?: true }
  | { type: 'act'; action: RoundAction }
  /** An action, or the question how a round stands, was not answered. */
  | { type: 'action-failed'; failure: Failure }
  | { type: 'retry-action' }
  | { type: 'shown' }

export type TableEffect =
  | { type: 'request-action'; roundId: string; action: RoundAction }
  | { type: 'request-state'; roundId: string }
  | { type: 'show'; round: TableRound; before: TableRound | null }
  | { type: 'skip' }

export type AnyEvent = TableEvent | SharedEvent<TableDefinition, TableOutcome>
export type AnyEffect = TableEffect | SharedEffect<TableOutcome>

export const newState = (online: boolean): TableState => ({
  ...newGameState(online),
  bets: NO_BETS,
  lastStakes: [],
  lastWin: null,
  lastCost: 0,
  lastOutcome: null,
})
