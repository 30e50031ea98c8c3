import type { FailureView } from '../panels/failure-display.ts'
import type { Advance } from '../round/machine.ts'
import type { GameState, SharedEffect, SharedEvent } from '../round/state.ts'
import type { GameApi } from '../session/game-api.ts'
import type { Round } from '../session/replies.ts'
import type { Sounds } from '../sounds/sounds.ts'
import type { GameTheme } from '../theme/palette.ts'
import type { FailureHandlers } from './failures.ts'

/** What the shell reads of every definition. */
export interface GameBasics {
  name: string
  theme: GameTheme
}

/** What a game's view is built of and acts through. */
export interface ViewContext<D, O, S, E> {
  game: D
  mode: 'demo' | 'real'
  currency: string
  state: () => S
  dispatch: (event: SharedEvent<D, O> | E) => void
  /** The main button: starts a round, or means what the game says in the phase that is on. */
  press: () => void
  api: GameApi<D, O>
  /** Of the session as it is then. */
  token: () => string
  amount: (cents: number) => string
  /** For screen readers. */
  announce: (text: string) => void
  /** The player's system asks for little motion. */
  reducedMotion: () => boolean
  /** What § 32 wants in sight in real play on the game's own page. */
  facts: HTMLElement | null
  openHistory: () => void
  toggleSound: () => void
  /** The way back, where the page has no portal around it; `null`: there is none to go to. */
  back: (() => void) | null
  until: AbortSignal
}

/** A game on the page. It shows what the state says and does what the effects ask for; it decides nothing. */
export interface GameView<O, S, F> {
  root: HTMLElement
  update: (state: S) => void
  runEffect: (effect: F | ViewEffect<O>) => void
  showSound: (isOn: boolean) => void
  /** A session has opened, the first or another. */
  onOpened?: () => void
  /** The host has answered a round that was asked for at `askedAt`, by the page's clock. */
  onRoundReceived?: (round: Round<O>, requestedAt: number) => void
  onRoundEnded?: (round: Round<O>) => void
}
/** Of the shared effects those that only a view can do. */
export type ViewEffect<O> = Extract<SharedEffect<O>, { type: 'begin' | 'reset-view' }>

export type BuildView<D, O, S, E, F, Sound extends string> = (
  context: ViewContext<D, O, S, E>,
  sounds: Sounds<Sound>,
) => GameView<O, S, F>

/** A game: its machine, its view and its words. The shell does the rest. */
export interface GameSpec<
  D extends GameBasics,
  O,
  S extends GameState<D, O>,
  E,
  F extends { type: string },
  Sound extends string,
> {
  newState: (online: boolean) => S
  advance: Advance<D, O, S, E, F>
  sounds: () => Sounds<Sound>
  /** Loads what the view cannot do without; `progress` is given the share that has come, 0 to 1. Gives what builds the view. */
  load: (game: D, progress: (share: number) => void) => Promise<BuildView<D, O, S, E, F, Sound>>
  failureViewOf: (state: S, mode: 'demo' | 'real', handlers: FailureHandlers<SharedEvent<D, O> | E>) => FailureView | null
  /** For screen readers. */
  announcements: {
    /** `note`: what a demo adds. */
    ready: (name: string, balance: string, note: string) => string
    ended: (game: D, round: Round<O>, amount: (cents: number) => string) => string
  }
  history: {
    outcome: (game: D, round: Round<O>) => string
    canReplay: boolean
  }
}
