import type { SlotCoin, SlotDefinition, SlotOutcome } from '@herna/contract/games'
import { type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'

/** The shown step of a decided round. A replay moves no money; a resumed round was settled before. */
export interface ShownStep {
  round: SlotRound
  step: number
  isReplay: boolean
}

/** Phases of play; each has exactly the data its screen needs. */
export type SlotPlay =
  | SharedPlay<SlotOutcome>
  /** The reels turn towards the grid of `steps[step]`. */
  | ({ phase: 'stopping'; isHurried: boolean } & ShownStep)
  /** The wins of `steps[step]` are shown one after the other. */
  | ({ phase: 'showing' } & ShownStep)
  /** An overlay on the reels waits for the player. */
  | ({ phase: 'overlay'; overlay: 'awarded' | 'more' | 'held' | 'summary' } & ShownStep)

export interface SlotState extends GameState<SlotDefinition, SlotOutcome> {
  play: SlotPlay
  bet: number
  /** Win of the last round in cents; null before the first. */
  lastWin: number | null
}

export type SlotEvent = { type: 'bet-chosen'; bet: number } | { type: 'reels-stopped' } | { type: 'wins-shown' }

export type SlotEffect =
  | { type: 'spin-reels' }
  | { type: 'stop-reels'; grid: number[][]; isQuick: boolean; coins?: SlotCoin[] }
  /** Winning symbols vanish, the others and new ones fall to `grid`. */
  | { type: 'drop-symbols'; grid: number[][]; removed: [number, number][] }
  /** Coins stay; the other cells turn. */
  | { type: 'respin'; grid: number[][]; coins: SlotCoin[] }
  | { type: 'hurry-reels' }
  | { type: 'show-wins'; round: SlotRound; step: number }
  | { type: 'skip-wins' }

export type AnyEvent = SlotEvent | SharedEvent<SlotDefinition, SlotOutcome>
export type AnyEffect = SlotEffect | SharedEffect<SlotOutcome>

export const newState = (isOnline: boolean): SlotState => ({ ...newGameState(isOnline), bet: 0, lastWin: null })
