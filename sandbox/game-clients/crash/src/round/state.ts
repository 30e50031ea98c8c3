import type { CrashDefinition, CrashOutcome } from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import type { CrashRound } from '../session/index.ts'

/** Phases of play. */
type CrashPlay =
  | SharedPlay<CrashOutcome>
  /** The multiple rises. `cashOutActionId`: a requested cash-out, which the host decides. `isConnectionLost`: the round continues at the host. */
  | { phase: 'flying'; round: CrashRound; cashOutActionId: string | null; isConnectionLost: boolean }
  | { phase: 'ending'; round: CrashRound }

export interface CrashState extends GameState<CrashDefinition, CrashOutcome> {
  play: CrashPlay
  bet: number
  /** Hundredths; null: manual cash-out only. */
  autoCashOut: number | null
}

export type CrashEvent =
  | { type: 'bet-chosen'; bet: number }
  | { type: 'auto-chosen'; auto: number | null }
  | { type: 'watch-failed'; failure: Failure }
  | { type: 'cash-out-failed'; failure: Failure }
  /** The end of the round has been shown. */
  | { type: 'shown' }

export type CrashEffect =
  /** Wait for the round's end; `isRetry`: the last attempt failed. */
  | { type: 'watch'; roundId: string; isRetry: boolean }
  | { type: 'cash-out'; roundId: string; actionId: string }
  | { type: 'fly'; round: CrashRound }
  | { type: 'end'; round: CrashRound }
  | { type: 'skip' }
  | { type: 'show-too-early' }

export type AnyEvent = CrashEvent | SharedEvent<CrashDefinition, CrashOutcome>
export type AnyEffect = CrashEffect | SharedEffect<CrashOutcome>

export const newState = (isOnline: boolean): CrashState => ({ ...newGameState(isOnline), bet: 0, autoCashOut: null })
