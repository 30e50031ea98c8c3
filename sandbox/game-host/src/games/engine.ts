import type { ArtBrief } from '@herna/contract/content'
import type { GameDefinition, RoundAction, RoundOutcome, RoundRequest } from '@herna/contract/games'
import type { Draw } from '@herna/game-maths'
import type { CrashRound } from '../crash/crash-rounds.store.ts'

/** The request of a round without its id; the same id with another request is a conflict. */
export type RoundStake = Omit<RoundRequest, 'roundId'>

/** A round as its player may see it now; amounts in cents. */
export interface RoundView {
  readonly isOpen: boolean
  readonly staked: number
  /** 0 while the round is open. */
  readonly payout: number
  readonly outcome: RoundOutcome
}

/** Which clock the times of an engine are of: the round clock, or for live tables the database's, by which their studio runs. */
export type EngineClock = 'round' | 'wall'

/** The place of a round at a live table or in a crash game: the number of the shared round, and the seat where the table has seats. */
export interface TablePlace {
  readonly tableRound: number
  readonly seat: number | null
}

/**
 * The rules of a kind of game: pure functions over a state that is stored as JSON; all times are those of `clock`. All randomness of a round is drawn in `open`,
 * before its stake is requested; at a live table the studio decides, in a crash game the shared round, which `check` and `open` get.
 */
export interface GameEngine<State = unknown> {
  readonly brief: ArtBrief
  /** The model that decides its rounds. */
  readonly variantId: string
  readonly kind: GameDefinition['kind']
  /** Computed on first access: the figures of some models take long, and there are thousands of games. */
  readonly definition: GameDefinition
  readonly clock: EngineClock
  /** Throws a 422 problem that names the field when the stake is not allowed, 409 `bets-closed` when it arrived too late. */
  check(stake: RoundStake, arrivedAt: Date, round: CrashRound | null): void
  /** Whether one free spin or golden chip of that many cents can pay a round [3.51]. */
  takesBonus(value: number): boolean
  open(stake: RoundStake, draw: Draw, round: CrashRound | null): State
  /** Called when the stake is acknowledged: rounds that run by the clock start now. */
  begin(state: State, now: Date): State
  /** Whether a stake that the wallet acknowledges only now is returned; by time alone, never by the outcome. */
  isAcknowledgedTooLate?(state: State, now: Date): boolean
  /** Cents the action adds to the stake; throws a 409 problem when the action was not possible when it arrived. */
  addedStake(state: State, action: RoundAction, arrivedAt: Date): number
  act(state: State, action: RoundAction, now: Date): State
  /** The state after the time that has passed until now. */
  settle(state: State, now: Date): State
  /** The final state of an open round that its player does not finish: as it stands, without another stake. */
  conclude(state: State): State
  /** When it ends by the clock; null: it waits for its player. */
  dueAt(state: State): Date | null
  view(state: State, now: Date): RoundView
  /** Live tables and crash: where the round is played. */
  placeOf?(state: State): TablePlace | null
  /** Live tables and crash: throws a 409 problem when an operator may not end the round this way now. */
  checkConclusion?(state: State, how: 'stand' | 'void', now: Date): void
}
