import type { CrashDefinition, CrashOutcome, CrashTable } from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import type { CrashRound } from '../session/index.ts'

/** Phases of play. */
type CrashPlay =
  | SharedPlay<CrashOutcome>
  /**
   * The bet is in a round: before its start, or in flight. `cashOutActionId`: a requested cash-out, which the host decides. `isConnectionLost`: the round
   * continues at the host.
   */
  | { phase: 'flying'; round: CrashRound; cashOutActionId: string | null; isConnectionLost: boolean }

export interface CrashState extends GameState<CrashDefinition, CrashOutcome> {
  play: CrashPlay
  bet: number
  /** Hundredths; null: manual cash-out only. */
  autoCashOut: number | null
  /** The shared round; null: not received yet. */
  table: CrashTable | null
  /** The player wants one bet in the next betting. */
  isQueued: boolean
  /** The player's bet that ended last; null: none since the session opened. */
  last: CrashRound | null
}

export type CrashEvent =
  | { type: 'bet-chosen'; bet: number }
  | { type: 'auto-chosen'; auto: number | null }
  | { type: 'table-received'; table: CrashTable }
  | { type: 'queue-toggled' }
  | { type: 'watch-failed'; failure: Failure }
  | { type: 'cash-out-failed'; failure: Failure }

export type CrashEffect =
  /** Wait for the end of the bet; `isRetry`: the last attempt failed. */
  | { type: 'watch'; roundId: string; isRetry: boolean }
  | { type: 'cash-out'; roundId: string; actionId: string }
  | { type: 'accepted'; round: CrashRound }
  | { type: 'ended'; round: CrashRound }
  | { type: 'show-too-early' }

export type AnyEvent = CrashEvent | SharedEvent<CrashDefinition, CrashOutcome>
export type AnyEffect = CrashEffect | SharedEffect<CrashOutcome>

export const newState = (isOnline: boolean): CrashState => ({
  ...newGameState(isOnline),
  bet: 0,
  autoCashOut: null,
  table: null,
  isQueued: false,
  last: null,
})
