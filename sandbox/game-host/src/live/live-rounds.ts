import type { LiveModel } from '@herna/game-maths/live'
import type { StudioTable } from '@herna/live-studio'
import type { GameEngine } from '../games/engine.ts'
import type { LiveState } from './live-state.ts'

/** A live table with its model: what the engines of all kinds of tables need. */
export interface LiveTableContext {
  readonly table: StudioTable
  readonly model: LiveModel
  /** All rounds of the studio follow from it. */
  readonly secret: string
}

/** The part of an engine in which the kinds of tables differ. */
export type LiveRounds<State extends LiveState = LiveState> = Omit<
  GameEngine<State>,
  'brief' | 'variantId' | 'kind' | 'clock' | 'definition'
>
