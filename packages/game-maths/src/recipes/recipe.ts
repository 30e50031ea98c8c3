import type { FreeSpinRule, SlotFamily, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'

/** All that tells one variant from another: the strips' make-up and what the pay table is tuned to. The pays follow from it. */
export interface Recipe {
  readonly id: string
  readonly family: SlotFamily
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
}
