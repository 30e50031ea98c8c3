import type { FreeSpinOption, FreeSpinRule, HoldAndWinRule, SlotFamily, TrailRule, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'

/** Families with strips and tuned pays; cascades have their own recipes. */
export type StripFamily = Exclude<SlotFamily, 'cascade-6x4'>

/** What distinguishes variants: the composition of the strips and the tuning goal. The pays follow from it. */
export interface Recipe {
  readonly id: string
  readonly family: StripFamily
  /** 0 for games with ways. */
  readonly lines: number
  /** Volatility class of its standard deviation; checked by a test. */
  readonly volatility: Volatility
  /** Counts by reel. */
  readonly counts: readonly SymbolCounts[]
  /** Target return of the tuning; the published one is computed from the result. */
  readonly target: number
  /** See PayGoal. */
  readonly steepness: number
  readonly shortest: number
  readonly highestPay: number
  readonly symbolPayRatio: number
  readonly freeSpins: FreeSpinRule | null
  /** Multipliers of the wilds, in the order of their counts; absent: one wild that does not multiply. */
  readonly wilds?: readonly number[]
  readonly holdAndWin?: HoldAndWinRule
  readonly trail?: TrailRule
  readonly freeSpinOptions?: readonly FreeSpinOption[]
  readonly hasGamble?: true
}
