import type { RoundAction, SlotCoin, SlotDefinition, SlotOutcome, SlotStep } from '@herna/contract/games'
import { type Failure, type GameState, newGameState, type SharedEffect, type SharedEvent, type SharedPlay } from '@herna/game-kit'
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
  | ({ phase: 'overlay'; overlay: 'awarded' | 'more' | 'held' | 'trail' | 'summary' } & ShownStep)
  /** The round is open and waits for a choice of free spins, or for what to do with its win. */
  | { phase: 'deciding'; round: SlotRound }
  | { phase: 'acting'; round: SlotRound; action: RoundAction }
  /** The card that decides a risked win is shown. */
  | { phase: 'revealing'; round: SlotRound }
  /** A decision came too late: the round's state is requested. */
  | { phase: 'checking'; round: SlotRound }
  /** It is unknown whether the decision was received. */
  | { phase: 'unconfirmed-action'; round: SlotRound; action: RoundAction | null; failure: Failure }

export interface SlotState extends GameState<SlotDefinition, SlotOutcome> {
  play: SlotPlay
  bet: number
  /** Win of the last round in cents; null before the first. */
  lastWin: number | null
}

export type SlotEvent =
  | { type: 'bet-chosen'; bet: number }
  | { type: 'reels-stopped' }
  | { type: 'wins-shown' }
  | { type: 'act'; action: RoundAction }
  | { type: 'action-failed'; failure: Failure }
  | { type: 'retry-action' }
  | { type: 'card-shown' }

export type SlotEffect =
  /** `held`: reels that stay as they are. */
  | { type: 'spin-reels'; held?: number[] }
  /** `expanded`: the grid that wilds leave when they have covered these reels. */
  | {
      type: 'stop-reels'
      grid: number[][]
      isQuick: boolean
      coins?: SlotCoin[]
      expanded?: { reels: number[]; grid: number[][] }
    }
  /** Winning symbols vanish, the others and new ones fall to `grid`. */
  | { type: 'drop-symbols'; grid: number[][]; removed: [number, number][] }
  /** Coins stay; the other cells turn. */
  | { type: 'respin'; grid: number[][]; coins: SlotCoin[] }
  /** The die rolls and moves the token. `before`, `after`: cents won on the trail without and with this roll. */
  | { type: 'roll'; trail: NonNullable<SlotStep['trail']>; bet: number; before: number; after: number }
  | { type: 'hurry-reels' }
  | { type: 'show-wins'; round: SlotRound; step: number }
  | { type: 'skip-wins' }
  | { type: 'request-action'; roundId: string; action: RoundAction }
  | { type: 'request-state'; roundId: string }
  | { type: 'show-card'; round: SlotRound }

export type AnyEvent = SlotEvent | SharedEvent<SlotDefinition, SlotOutcome>
export type AnyEffect = SlotEffect | SharedEffect<SlotOutcome>

export const newState = (isOnline: boolean): SlotState => ({ ...newGameState(isOnline), bet: 0, lastWin: null })
