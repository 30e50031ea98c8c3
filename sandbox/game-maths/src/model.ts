import type { SlotDefinition, SlotSymbol } from '@herna/contract/games'

export type SlotFamily = SlotDefinition['family']
export type Volatility = 1 | 2 | 3 | 4 | 5
export type SymbolRole = SlotSymbol['role']

/** What a symbol pays: [count, multiple], of the bet unit, or of the total bet for a scatter. Multiples are whole numbers. */
export interface ModelSymbol {
  readonly id: number
  readonly role: SymbolRole
  readonly pays: readonly (readonly [count: number, multiple: number])[]
  /** A wild's: the line wins it is part of are multiplied by it. Such wilds never lie on the first reel. */
  readonly multiplier?: number
}

/**
 * So many scatters anywhere give so many free spins, in the paid spin and in free spins alike (a retrigger).
 * A round never plays more than `cap` of them: what an award would add beyond it is not given.
 */
export interface FreeSpinRule {
  readonly awards: readonly (readonly [count: number, spins: number])[]
  readonly multiplier: number
  readonly cap: number
}

/** Winning symbols vanish, what lay above falls, new symbols fill the gaps: for as long as something wins, but no more falls than multipliers. */
export interface CascadeRule {
  /** By fall, the first included: what its wins are multiplied by. */
  readonly multipliers: readonly number[]
  /** By symbol id: each cell is filled by itself, with chances in these proportions. */
  readonly weights: readonly number[]
}

/** Enough coins in a spin stay, and only the other cells turn: a new coin starts the respins over, a full grid pays the grand prize too. */
export interface HoldAndWinRule {
  readonly coinsToStart: number
  readonly respins: number
  /** In a respin each empty cell, by itself, shows a coin `of` this many times out of `outOf`. */
  readonly coinChance: readonly [of: number, outOf: number]
  /** What a coin is worth, in total bets, and how often among the weights' sum. */
  readonly coins: readonly (readonly [multiple: number, weight: number])[]
  /** In total bets. */
  readonly grand: number
}

/** All that decides a slot's outcomes. Strips are drawn uniformly, each reel by itself; what is shown are the real stops. */
export interface SlotModel {
  readonly variantId: string
  readonly family: SlotFamily
  readonly wins: SlotDefinition['wins']
  readonly reels: number
  readonly rows: number
  /** `symbols[n].id` is n. */
  readonly symbols: readonly ModelSymbol[]
  /** Symbol ids by reel, in the order in which they pass; empty where cells are filled one by one (cascades). */
  readonly strips: readonly (readonly number[])[]
  /** Per line the row (0 = top) on each reel; empty where wins are not on lines. */
  readonly lines: readonly (readonly number[])[]
  /** Parts a total bet is made of (the line bets, where there are lines): pays are multiples of one part. */
  readonly betUnits: number
  readonly freeSpins: FreeSpinRule | null
  readonly cascade: CascadeRule | null
  readonly holdAndWin: HoldAndWinRule | null
  /** Total bets in cents, each a whole multiple of the bet units: so every unit and every win is whole cents. */
  readonly betOptions: readonly number[]
}

/** What a run of `count` of this symbol pays; 0 when the pay table names no such count. */
export function payOf(symbol: ModelSymbol | undefined, count: number): number {
  if (!symbol) return 0
  for (const pay of symbol.pays) if (pay[0] === count) return pay[1]
  return 0
}

export function symbolsOf(model: Pick<SlotModel, 'symbols'>, role: SymbolRole): number[] {
  return model.symbols.filter((symbol) => symbol.role === role).map((symbol) => symbol.id)
}

/** Symbols whose number on the grid matters wherever they lie: scatters, or the coins of a hold and win. They break every run. */
export function countedSymbols(model: Pick<SlotModel, 'symbols'>): number[] {
  return model.symbols.filter(({ role }) => isCounted(role)).map(({ id }) => id)
}

export const isCounted = (role: SymbolRole): boolean => role === 'scatter' || role === 'coin'

/** What so many counted symbols pay by themselves, in total bets; not what they start. */
export function payOfCounted(model: Pick<SlotModel, 'symbols'>, count: number): number {
  return payOf(model.symbols[symbolsOf(model, 'scatter')[0] ?? -1], count)
}

/** Whether so many counted symbols start respins. */
export function startsRespins(model: Pick<SlotModel, 'holdAndWin'>, count: number): boolean {
  return model.holdAndWin !== null && count >= model.holdAndWin.coinsToStart
}
