import type {
  LiveDefinition,
  LiveOutcome,
  LiveSeatAction,
  LiveSpotLimit,
  LiveTableState,
  RoundAction,
  Stake,
} from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import type { LiveRound } from '../session/index.ts'
import { NOTHING_PLACED, type Placed } from './placed.ts'

/** Phases of play. */
type LivePlay =
  | SharedPlay<LiveOutcome>
  /** The player's round at the table. `pending`: an action that the host has not answered. `isWatched`: its end is being waited for. */
  | { phase: 'running'; round: LiveRound; pending: RoundAction | null; isWatched: boolean }
  /** It is unknown whether the action was accepted; only the same id may be retried. */
  | { phase: 'unconfirmed-action'; round: LiveRound; action: RoundAction; failure: Failure }

/** A message of the table, shown for some seconds. */
export type Notice =
  /** Chips that were not confirmed when the betting ended, in cents. */
  | { kind: 'not-confirmed'; amount: number }
  /** A golden chip is the whole bet of a round: nothing is added to it, it is added to nothing, and it lies on one spot. */
  | { kind: 'bonus-alone' | 'bonus-first' | 'bonus-one-spot' }
  | { kind: 'bets-closed' | 'seat-taken' | 'action-refused' | 'action-cancelled' | 'accepted' | 'one-seat' }
  | { kind: 'table-limit'; amount: number }
  | { kind: 'spot-limit'; limit: LiveSpotLimit }
  /** The result of a round that ended while the player was away. */
  | { kind: 'missed'; round: LiveRound }
  | { kind: 'text'; text: string }

export interface LiveState extends GameState<LiveDefinition, LiveOutcome> {
  play: LivePlay
  /** The host's time, ms since the epoch. */
  now: number
  /** Null until the hub has sent it. */
  table: LiveTableState | null
  /** The connection to the hub is lost and is being restored. */
  isLost: boolean
  placed: Placed
  /** Stakes of the player's last finished round, for repeating. */
  lastStakes: readonly Stake[]
  /** The player's round that was shown last. */
  shownRound: LiveRound | null
  notice: (Notice & { until: number }) | null
}

export type LiveEvent =
  | { type: 'ticked'; now: number }
  | { type: 'table-received'; table: LiveTableState; now: number }
  | { type: 'hub-lost' }
  | { type: 'hub-restored' }
  /** The session is over, or another window has taken it over. */
  | { type: 'session-failed'; failure: Failure }
  /** `isGolden`: with the chip of a gaming bonus. */
  | { type: 'placed'; stakes: readonly Stake[]; isGolden?: boolean }
  | { type: 'undone' | 'cleared' | 'doubled' | 'repeated' }
  /** A blackjack decision. */
  | { type: 'acted'; action: LiveSeatAction; id: string }
  | { type: 'action-received'; actionId: string; round: LiveRound }
  | { type: 'action-failed'; actionId: string; failure: Failure }
  | { type: 'retry-action' }
  | { type: 'watch-failed'; roundId: string; failure: Failure }
  | { type: 'noticed'; text: string }

export type LiveEffect =
  /** Read the round: at once, or when it is over; `isRetry`: the last attempt failed. */
  { type: 'watch'; roundId: string; isLong: boolean; isRetry: boolean } | { type: 'act'; roundId: string; action: RoundAction }

export type AnyEvent = LiveEvent | SharedEvent<LiveDefinition, LiveOutcome>
export type AnyEffect = LiveEffect | SharedEffect<LiveOutcome>

export const newState = (isOnline: boolean): LiveState => ({
  ...newGameState(isOnline),
  now: 0,
  table: null,
  isLost: false,
  placed: NOTHING_PLACED,
  lastStakes: [],
  shownRound: null,
  notice: null,
})

/** Why nothing can be bet in the session any more: logged out, taken over by another window, excluded or stopped. */
export type SessionEnd = 'session-over' | 'moved' | 'blocked'

/** Null: the session goes on, as far as is known. */
export function sessionEndOf({ play }: Pick<LiveState, 'play'>): SessionEnd | null {
  if (play.phase !== 'halted') return null
  const { kind } = play.failure
  return kind === 'session-over' || kind === 'moved' || kind === 'blocked' ? kind : null
}
