import type { GameBonus, RoundRequest } from '@herna/contract/games'
import type { Failure } from '../session/failure.ts'
import type { Round, Session } from '../session/replies.ts'

/** A round request without its id. */
export type RoundStake = Omit<RoundRequest, 'roundId'>

/** Phases of play that all games have. Games add their own phases, in which a round is shown or continued. */
export type SharedPlay<O> =
  /** The first session, or a new one, is being opened. */
  | { phase: 'opening' }
  | { phase: 'failed-to-open'; failure: Failure }
  /** A press starts a round. */
  | { phase: 'idle' }
  /** A previous round is unfinished or unseen and comes first (M6). */
  | { phase: 'resuming'; round: Round<O> }
  /** The round was requested. `isHurried`: the player has pressed again. */
  | { phase: 'requesting'; request: RoundRequest; isHurried?: true }
  /** It is unknown whether the round was played; only the same id may be retried. */
  | { phase: 'unconfirmed'; request: RoundRequest; failure: Failure }
  /** The host refused; `open`: the round that continues. */
  | { phase: 'refused'; failure: Failure; open: Round<O> | null }
  /** Only the portal can resolve it (login, deposit, limit, other window); the game waits. */
  | { phase: 'halted'; failure: Failure; open: Round<O> | null }

const SHARED_PHASES: Record<SharedPlay<unknown>['phase'], true> = {
  opening: true,
  'failed-to-open': true,
  idle: true,
  resuming: true,
  requesting: true,
  unconfirmed: true,
  refused: true,
  halted: true,
}

/** State shared by all games; `play` is `SharedPlay` or a phase of the game. */
export interface GameState<D, O> {
  session: Session<D, O> | null
  /** Cents; during a round without its stake and its win. */
  balance: number
  /** Free spins or golden chips that can pay the next rounds; null: none. */
  bonus: GameBonus | null
  isOnline: boolean
  /** The portal has paused new rounds. */
  isPaused: boolean
  play: { readonly phase: string }
}

/** The play when it is in a shared phase; null: in a phase of the game. */
export function sharedPlayOf<D, O>({ play }: GameState<D, O>): SharedPlay<O> | null {
  return isShared<O>(play) ? play : null
}
const isShared = <O>(play: { phase: string }): play is SharedPlay<O> => Object.hasOwn(SHARED_PHASES, play.phase)

/** Whether play is halted for money: a deposit or a lower stake can resolve it. */
export const isAboutMoney = (play: { phase: string; failure?: Failure }): boolean =>
  play.phase === 'halted' && (play.failure?.kind === 'insufficient-funds' || play.failure?.kind === 'limit')

/** Whether a round continues in spite of a failure: one of its actions has failed, or it is unknown whether its stake was taken. */
export const mayHaveOpenRound = (play: { phase: string; open?: unknown; round?: unknown }): boolean =>
  play.phase === 'unconfirmed' || (play.open ?? play.round ?? null) !== null

export const newGameState = (isOnline: boolean) => ({
  session: null,
  balance: 0,
  bonus: null,
  isOnline,
  isPaused: false,
  play: { phase: 'opening' as const },
})

export type SharedEvent<D, O> =
  | { type: 'opened'; session: Session<D, O> }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'reopen' }
  /** The main button. `id` is new and used only if a round or an action starts. */
  | { type: 'pressed'; id: string }
  | { type: 'round-received'; round: Round<O> }
  | { type: 'round-failed'; roundId: string; failure: Failure }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'replay'; round: Round<O> }
  | { type: 'balance-received'; balance: number; bonus: GameBonus | null }
  | { type: 'paused' | 'resumed' | 'online' | 'offline' }

/** Effects to run after a step; the machine itself has no side effects. */
export type SharedEffect<O> =
  | { type: 'open-session' }
  /** Before the call: the view starts its animation. */
  | { type: 'begin' }
  | { type: 'request-round'; request: RoundRequest }
  /** The round was not played: the view returns to its previous state. */
  | { type: 'reset-view' }
  | { type: 'round-started' }
  /** The host has accepted stakes of the running round. */
  | { type: 'stake-taken' }
  | { type: 'round-ended'; round: Round<O> }
  | { type: 'report-failure'; failure: Failure }

export interface Move<S, F> {
  state: S
  effects: readonly F[]
}

/** Stays in the phase without effects. */
export const stay = <S>(state: S): Move<S, never> => ({ state, effects: [] })
/** Moves to a phase of the game. */
export const move = <S extends { play: { phase: string } }, F = never>(
  state: S,
  play: S['play'],
  ...effects: F[]
): Move<S, F> => ({ state: { ...state, play }, effects })
/** Moves to a shared phase. */
export const enter = <O, S extends { play: { phase: string } }, F = never>(
  state: S,
  play: SharedPlay<O>,
  ...effects: F[]
): Move<S, F> => ({ state: { ...state, play }, effects })
