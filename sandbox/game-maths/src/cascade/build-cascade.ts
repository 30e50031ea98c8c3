import { betOptionsOf } from '../build-model.ts'
import type { ModelSymbol, SlotModel } from '../model.ts'
import type { CascadeRecipe } from '../recipes/cascade.ts'

const REELS = 6
const ROWS = 4
/** Bet units of a total bet; pays are multiples of one unit. */
const UNITS = 20

/** Builds a model from a recipe: symbols are ordered from frequent to rare, the first half are low. */
export function buildCascade(recipe: CascadeRecipe): SlotModel {
  const { id, least, pays, weights, multipliers } = recipe
  return {
    variantId: id,
    family: 'cascade-6x4',
    wins: 'anywhere',
    reels: REELS,
    rows: ROWS,
    symbols: pays.map(
      (symbolPays, symbol): ModelSymbol => ({
        id: symbol,
        role: symbol < pays.length / 2 ? 'low' : 'high',
        pays: symbolPays.map((pay, index) => [least[index] ?? 0, pay] as const),
      }),
    ),
    strips: [],
    lines: [],
    betUnits: UNITS,
    freeSpins: null,
    cascade: { multipliers, weights },
    holdAndWin: null,
    betOptions: betOptionsOf(UNITS),
  }
}
