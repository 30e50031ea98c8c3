import type { ShownLimits } from '../facts/facts-bar.ts'
import type { FailureView } from '../panels/failure-display.ts'
import type { Advance } from '../round/machine.ts'
import type { GameState, SharedEffect, SharedEvent } from '../round/state.ts'
import type { GameApi } from '../session/game-api.ts'
import type { Round } from '../session/replies.ts'
import type { SoundName } from '../sounds/names.ts'
import type { Sounds } from '../sounds/sounds.ts'
import type { GameTheme } from '../theme/palette.ts'
import type { FailureHandlers } from './failures.ts'
import type { PressGuard } from './press-guard.ts'

/** The fields of a game definition that the shell uses. */
export interface GameBasics {
  name: string
  theme: GameTheme
}

/** Refuses presses that were meant for what a button did before. */
type Guard = Pick<PressGuard, 'isClosed' | 'admits' | 'close'>

/** Data and callbacks for a game's view. */
export interface ViewContext<D, O, S, E> {
  game: D
  mode: 'demo' | 'real'
  currency: string
  state: () => S
  dispatch: (event: SharedEvent<D, O> | E) => void
  /** The player's press of the main button: starts a round or does what the game defines for the current phase, unless the guard refuses it. */
  press: () => void
  guard: Guard
  api: GameApi<D, O>
  /** Token of the current session. */
  token: () => string
  amount: (cents: number) => string
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  /** Whether the system prefers reduced motion. */
  reducedMotion: () => boolean
  /** In real play on the game's own page: the facts that § 32 requires and what else the portal's bar has; else null. */
  ownPage: HTMLElement | null
  /** Tells the portal whether the player has to decide now; called when it changes. */
  reportTurn: (isTurn: boolean) => void
  openHistory: () => void
  /** The sound's key. */
  toggleSound: () => void
  /** The sound's button: turns sound on and opens the panel with the volume. */
  pressSound: () => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
  until: AbortSignal
}

/** A game's view: renders the state and runs effects; it has no game logic. */
export interface GameView<O, S, F> {
  root: HTMLElement
  update: (state: S) => void
  runEffect: (effect: F | ViewEffect<O>) => void
  showSound: (isOn: boolean) => void
  /** A session has been opened, the first or another one. */
  onOpened?: () => void
  /** The host has answered a round that was requested at `requestedAt`, by the page's clock. */
  onRoundReceived?: (round: Round<O>, requestedAt: number) => void
  onRoundEnded?: (round: Round<O>) => void
}
/** The shared effects that the view runs. */
export type ViewEffect<O> = Extract<SharedEffect<O>, { type: 'begin' | 'reset-view' }>

export type BuildView<D, O, S, E, F, Sound extends SoundName> = (
  context: ViewContext<D, O, S, E>,
  sounds: Sounds<Sound>,
) => GameView<O, S, F>

/** A game: its state machine, view and texts; the shell does the rest. */
export interface GameSpec<
  D extends GameBasics,
  O,
  S extends GameState<D, O>,
  E,
  F extends { type: string },
  Sound extends SoundName,
> {
  newState: (isOnline: boolean) => S
  advance: Advance<D, O, S, E, F>
  /** Phases in which a press stakes, decides or dismisses: just after one has begun, a press does nothing. Default: `idle`, in which it stakes. */
  guardedPhases?: readonly S['play']['phase'][]
  /** Called once, when the first session has opened. */
  sounds: (game: D) => Sounds<Sound>
  /** Limits in the facts bar; default: the most used one. */
  shownLimits?: ShownLimits
  /** Loads what the view requires; `progress` gets the loaded share, 0 to 1. Returns the view's factory. */
  load: (game: D, progress: (share: number) => void) => Promise<BuildView<D, O, S, E, F, Sound>>
  failureViewOf: (state: S, mode: 'demo' | 'real', handlers: FailureHandlers<SharedEvent<D, O> | E>) => FailureView | null
  /** Announces a text to screen readers. */
  announcements: {
    /** `note`: addition in demo. */
    ready: (name: string, balance: string, note: string) => string
    ended: (game: D, round: Round<O>, amount: (cents: number) => string) => string
    /** The game announces the connection itself; default: the shell says when the device is offline and online again. */
    ownConnection?: true
  }
  history: {
    outcome: (game: D, round: Round<O>) => string
    canReplay: boolean
  }
}

/** Effects that the shell runs itself. */
export type ShellEffect<O> = Exclude<SharedEffect<O>, ViewEffect<O>>

const SHELL_EFFECTS: Record<ShellEffect<unknown>['type'], true> = {
  'open-session': true,
  'request-round': true,
  'round-started': true,
  'stake-taken': true,
  'round-ended': true,
  'report-failure': true,
}
export const isShellEffect = <O>(effect: { type: string }): effect is ShellEffect<O> => Object.hasOwn(SHELL_EFFECTS, effect.type)
