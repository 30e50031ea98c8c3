import type { GameBonus, RoundRequest } from '@herna/contract/games'
import type { Failure } from '../session/failure.ts'
import type { Round, Session } from '../session/replies.ts'

/** What a round stakes: all that is asked for but the round's id. */
export type RoundStake = Omit<RoundRequest, 'roundId'>

/** Where the player stands, in every game. A game adds phases of its own: those in which a round is shown or played on. */
export type SharedPlay<O> =
  /** The first session, or a new one, is being opened. */
  | { phase: 'opening' }
  | { phase: 'failed-to-open'; failure: Failure }
  /** A press starts a round. */
  | { phase: 'idle' }
  /** A round of before is unfinished, or its end was not seen: it comes first (M6). */
  | { phase: 'resuming'; round: Round<O> }
  /** The round is asked for. `isHurried`: the player has pressed again. */
  | { phase: 'requesting'; request: RoundRequest; isHurried?: true }
  /** Nobody knows whether the round was played. Only the same id may be asked again. */
  | { phase: 'unconfirmed'; request: RoundRequest; failure: Failure }
  /** The host refused; `open`: the round that goes on. */
  | { phase: 'refused'; failure: Failure; open: Round<O> | null }
  /** Only the portal can settle it: log in, deposit, a limit, the other window. The game waits. */
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

/** `play` of a game's state is `SharedPlay` or one of the game's own. */
export interface GameState<D, O> {
  session: Session<D, O> | null
  /** Cents; while a round runs, without its stake and without its win. */
  balance: number
  /** Free spins or golden chips of the casino's that may pay the next rounds; null: the player pays. */
  bonus: GameBonus | null
  isOnline: boolean
  /** The portal asked for no new round. */
  isPaused: boolean
  play: { readonly phase: string }
}

/** The play when its phase is one that all games have; null: it is the game's own. */
export function sharedPlayOf<D, O>({ play }: GameState<D, O>): SharedPlay<O> | null {
  return isShared<O>(play) ? play : null
}
const isShared = <O>(play: { phase: string }): play is SharedPlay<O> => Object.hasOwn(SHARED_PHASES, play.phase)

/** True where the player, or a deposit, can make the same stake possible. */
export const isAboutMoney = (play: { phase: string; failure?: Failure }): boolean =>
  play.phase === 'halted' && (play.failure?.kind === 'insufficient-funds' || play.failure?.kind === 'limit')

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
  /** The main button. `id` is fresh and used only if a round or an action begins. */
  | { type: 'pressed'; id: string }
  | { type: 'round-received'; round: Round<O> }
  | { type: 'round-failed'; roundId: string; failure: Failure }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'replay'; round: Round<O> }
  | { type: 'balance-received'; balance: number; bonus: GameBonus | null }
  | { type: 'paused' | 'resumed' | 'online' | 'offline' }

/** What has to be done after a step; the machine itself touches nothing. */
export type SharedEffect<O> =
  | { type: 'open-session' }
  /** Comes before the call: what a view shows from the press on. */
  | { type: 'begin' }
  | { type: 'request-round'; request: RoundRequest }
  /** The round did not come about: the view goes back to what it showed. */
  | { type: 'reset-view' }
  | { type: 'round-started' }
  | { type: 'round-ended'; round: Round<O> }
  | { type: 'report-failure'; failure: Failure }

export interface Move<S, F> {
  state: S
  effects: readonly F[]
}

export const stay = <S>(state: S): Move<S, never> => ({ state, effects: [] })
/** To a phase of the game's own. */
export const move = <S extends { play: { phase: string } }, F = never>(
  state: S,
  play: S['play'],
  ...effects: F[]
): Move<S, F> => ({ state: { ...state, play }, effects })
/** To a phase that all games have. */
export const enter = <O, S extends { play: { phase: string } }, F = never>(
  state: S,
  play: SharedPlay<O>,
  ...effects: F[]
): Move<S, F> => ({ state: { ...state, play }, effects })
