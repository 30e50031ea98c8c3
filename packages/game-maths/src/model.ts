import type { SlotSymbol } from '@herna/contract/games'

export type SlotFamily = 'classic-3x3' | 'video-5x3'
export type Volatility = 1 | 2 | 3 | 4 | 5
export type SymbolRole = SlotSymbol['role']

/** What a symbol pays: [count, multiple], of the line bet, or of the total bet for a scatter. Multiples are whole numbers. */
export interface ModelSymbol {
  readonly id: number
  readonly role: SymbolRole
  readonly pays: readonly (readonly [count: number, multiple: number])[]
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

/** All that decides a slot's outcomes. Strips are drawn uniformly, each reel by itself; what is shown are the real stops. */
export interface SlotModel {
  readonly variantId: string
  readonly family: SlotFamily
  readonly reels: number
  readonly rows: number
  /** `symbols[n].id` is n. */
  readonly symbols: readonly ModelSymbol[]
  /** Symbol ids by reel, in the order in which they pass. */
  readonly strips: readonly (readonly number[])[]
  /** Per line the row (0 = top) on each reel. */
  readonly lines: readonly (readonly number[])[]
  readonly freeSpins: FreeSpinRule | null
  /** Total bets in cents, each a whole multiple of the number of lines: so every line bet and every win is whole cents. */
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
