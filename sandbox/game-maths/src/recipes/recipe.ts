import type { FreeSpinRule, HoldAndWinRule, SlotFamily, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'

/** Families whose reels are strips and whose pays are tuned; cascades have recipes of their own. */
export type StripFamily = Exclude<SlotFamily, 'cascade-6x4'>

/** All that tells one variant from another: the strips' make-up and what the pay table is tuned to. The pays follow from it. */
export interface Recipe {
  readonly id: string
  readonly family: StripFamily
  /** 0 where wins are by ways. */
  readonly lines: number
  /** The class its standard deviation falls into; a test holds it to that. */
  readonly volatility: Volatility
  /** By reel. */
  readonly counts: readonly SymbolCounts[]
  /** The share of bets the tuning aims at; the published one is computed from what came out. */
  readonly target: number
  /** See PayGoal. */
  readonly steepness: number
  readonly shortest: number
  readonly highestPay: number
  readonly fall: number
  readonly freeSpins: FreeSpinRule | null
  /** Multipliers of the wilds, in the order of their counts; absent: one wild that does not multiply. */
  readonly wilds?: readonly number[]
  readonly holdAndWin?: HoldAndWinRule
}
