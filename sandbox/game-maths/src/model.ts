import type { SlotDefinition, SlotSymbol } from '@herna/contract/games'
import type { GambleRule } from './gamble/gamble.ts'

export type SlotFamily = SlotDefinition['family']
export type Volatility = 1 | 2 | 3 | 4 | 5
export type SymbolRole = SlotSymbol['role']

/** A pay: [count, multiple] of the bet unit, or of the total bet for a scatter. Multiples are whole numbers. */
export interface ModelSymbol {
  readonly id: number
  readonly role: SymbolRole
  readonly pays: readonly (readonly [count: number, multiple: number])[]
  /** Wilds only: multiplies the line wins it is part of. Such wilds never appear on the first reel. */
  readonly multiplier?: number
}

/**
 * Free spins by number of scatters anywhere, in the paid spin and in free spins alike (a retrigger). A round never plays more
 * than `cap`: the excess of an award is dropped.
 */
export interface FreeSpinRule {
  readonly awards: readonly (readonly [count: number, spins: number])[]
  readonly multiplier: number
  readonly cap: number
}

/** Free spins to choose: this many, with this multiplier for all wins. */
export interface FreeSpinOption {
  readonly spins: number
  readonly multiplier: number
}

/**
 * Cascades: winning symbols vanish, symbols above fall, new ones fill the gaps, while something wins, with at most one fall per
 * multiplier.
 */
export interface CascadeRule {
  /** Win multiplier by fall, including the first. */
  readonly multipliers: readonly number[]
  /** By symbol id: the weights each cell is filled with, independently. */
  readonly weights: readonly number[]
}

/**
 * Hold and win: enough coins in a spin stay and only the other cells respin; a new coin restarts the respins, a full grid also
 * pays the grand prize.
 */
export interface HoldAndWinRule {
  readonly coinsToStart: number
  readonly respins: number
  /** In a respin each empty cell independently shows a coin with probability `of` / `outOf`. */
  readonly coinChance: readonly [of: number, outOf: number]
  /** Coin values in total bets, with weights. */
  readonly coins: readonly (readonly [multiple: number, weight: number])[]
  /** In total bets. */
  readonly grand: number
  /** Values of coins that are fixed jackpots, the lowest first; the grand prize is above them. */
  readonly levels?: readonly number[]
}

/** A field of a trail: its prize in total bets, and whether the trail ends there. */
export interface TrailField {
  readonly prize: number
  readonly isEnd: boolean
}

/**
 * Trail: enough scatters in a spin put a token before the first of these fields. A die moves it; each field it stops at pays, until
 * it stops at an end. No roll goes beyond the last field, which is an end.
 */
export interface TrailRule {
  readonly scattersToStart: number
  /** The die shows 1 to this number, all equally likely. */
  readonly sides: number
  readonly fields: readonly TrailField[]
}

/**
 * Everything that determines a slot's outcomes. Each reel is drawn uniformly and independently; the shown symbols are those of
 * the real stops.
 */
export interface SlotModel {
  readonly variantId: string
  readonly family: SlotFamily
  readonly wins: SlotDefinition['wins']
  readonly reels: number
  readonly rows: number
  /** `symbols[n].id` equals n. */
  readonly symbols: readonly ModelSymbol[]
  /** Symbol ids by reel, in strip order; empty where cells are filled individually (cascades). */
  readonly strips: readonly (readonly number[])[]
  /** Per line, the row (0 = top) on each reel; empty for games without lines. */
  readonly lines: readonly (readonly number[])[]
  /** Number of bet units in a total bet (the number of lines, where there are lines); pays are multiples of one unit. */
  readonly betUnits: number
  readonly freeSpins: FreeSpinRule | null
  readonly cascade: CascadeRule | null
  readonly holdAndWin: HoldAndWinRule | null
  /**
   * A wild covers its whole reel, and the other reels spin once more while the covered ones stay, until a spin covers no further
   * reel. Such wilds are not on the first reel; there are no scatters and coins.
   */
  readonly expandingWilds?: true
  readonly trail?: TrailRule
  /**
   * In free spins a wild covers its reel, which stays covered to their end. Such wilds are not on the first reel. Scatters neither
   * pay nor award anything in these free spins, so a covered one takes nothing from the player.
   */
  readonly stickyWilds?: true
  /**
   * The player chooses one of these when scatters award free spins. All have the same product of spins and multiplier, so the
   * same return; `freeSpins` is the first of them.
   */
  readonly freeSpinOptions?: readonly FreeSpinOption[]
  /** The win of a round may be risked. */
  readonly gamble?: GambleRule
  /** Total bets in cents, each a whole multiple of the bet units, so every unit and every win is whole cents. */
  readonly betOptions: readonly number[]
}

/** Pay of a run of `count` of this symbol; 0 when the pay table has no such count. */
export function payOf(symbol: ModelSymbol | undefined, count: number): number {
  if (!symbol) return 0
  for (const pay of symbol.pays) if (pay[0] === count) return pay[1]
  return 0
}

export function symbolsOf(model: Pick<SlotModel, 'symbols'>, role: SymbolRole): number[] {
  return model.symbols.filter((symbol) => symbol.role === role).map((symbol) => symbol.id)
}

/** Symbols counted anywhere on the grid: scatters, or the coins of hold and win. They break every run. */
export function countedSymbols(model: Pick<SlotModel, 'symbols'>): number[] {
  return model.symbols.filter(({ role }) => isCounted(role)).map(({ id }) => id)
}

export const isCounted = (role: SymbolRole): boolean => role === 'scatter' || role === 'coin'

/** Own pay of this number of counted symbols in total bets, without what they trigger. */
export function payOfCounted(model: Pick<SlotModel, 'symbols'>, count: number): number {
  return payOf(model.symbols[symbolsOf(model, 'scatter')[0] ?? -1], count)
}

/** Whether a spin with this mark (see marks.ts) starts respins. */
export function startsRespins(model: Pick<SlotModel, 'holdAndWin' | 'expandingWilds'>, mark: number): boolean {
  if (model.expandingWilds) return mark > 0
  return model.holdAndWin !== null && mark >= model.holdAndWin.coinsToStart
}

/** Whether a spin with this number of scatters starts the trail. */
export function startsTrail({ trail }: Pick<SlotModel, 'trail'>, scatters: number): boolean {
  return trail !== undefined && scatters >= trail.scattersToStart
}
