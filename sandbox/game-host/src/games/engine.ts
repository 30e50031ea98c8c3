import type { ArtBrief } from '@herna/contract/content'
import type { GameDefinition, RoundAction, RoundOutcome, RoundRequest } from '@herna/contract/games'
import type { Draw } from '@herna/game-maths'

/** What a round was asked to be played with; the same id with anything else in it is another round. */
export type RoundStake = Omit<RoundRequest, 'roundId'>

/** A round as its player may know it now. */
export interface RoundView {
  readonly isOpen: boolean
  readonly staked: number
  /** Cents paid; 0 while it is open. */
  readonly payout: number
  readonly outcome: RoundOutcome
}

/**
 * How a kind of game is played: pure functions over a state that is kept as JSON; `now` is the round clock’s. All that is random in a round is drawn in `open`, before
 * its stake is asked for; what comes after only reveals it.
 */
export interface GameEngine<State = unknown> {
  readonly brief: ArtBrief
  /** The model that decides its rounds. */
  readonly variantId: string
  readonly kind: GameDefinition['kind']
  /** Made when it is first asked for: the figures of some models take long to find, and there are thousands of games. */
  readonly definition: GameDefinition
  /** Throws a problem that names the field when the game takes no such stake. */
  check(stake: RoundStake): void
  /** Whether a round can be paid by one free spin or golden chip of that many cents [3.51]. */
  takesBonus(value: number): boolean
  open(stake: RoundStake, draw: Draw): State
  /** The stake is acknowledged: what runs by the clock starts now. */
  begin(state: State, now: Date): State
  /** Cents the action adds to the stakes; throws a problem when the round takes no such action now. */
  addedStake(state: State, action: RoundAction): number
  act(state: State, action: RoundAction, now: Date): State
  /** What the clock has done until now. */
  settle(state: State, now: Date): State
  /** The end of an open round that its player does not finish: as it stands, without another stake. */
  conclude(state: State): State
  /** When the clock ends it; null: it waits for its player. */
  dueAt(state: State): Date | null
  view(state: State, now: Date): RoundView
}
