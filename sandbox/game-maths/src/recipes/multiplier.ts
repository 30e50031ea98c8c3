import type { Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import { FREE_SPINS } from './free-spins.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, the wilds by their multiplier, scatter. The first reel has no wilds. */
const STRIPS = {
  two: {
    wilds: [2, 3],
    counts: [
      [7, 6, 5, 4, 3, 3, 2, 2, 0, 0, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 0, 1],
    ],
  },
  three: {
    wilds: [2, 3, 5],
    counts: [
      [7, 6, 5, 4, 3, 3, 2, 2, 0, 0, 0, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 0, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 0, 1, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 0, 1],
      [7, 6, 5, 4, 3, 3, 2, 2, 1, 0, 0, 1],
    ],
  },
} satisfies Record<string, { wilds: readonly number[]; counts: readonly SymbolCounts[] }>

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  freeSpins: keyof typeof FREE_SPINS,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [20, 1, 'two', 5, 0.2, 1000, 0.9605],
  [25, 2, 'two', 5, 0.5, 1000, 0.9617],
  [20, 2, 'three', 5, 0.2, 300, 0.9569],
  [20, 3, 'two', 5, 0.8, 300, 0.9603],
  [10, 3, 'three', 8, 0.5, 1000, 0.9622],
  [25, 3, 'two', 8, 1.1, 300, 0.9584],
  [25, 4, 'three', 8, 1.1, 300, 0.961],
  [10, 4, 'two', 5, 0.8, 1000, 0.9601],
  [20, 4, 'three', 8, 1, 600, 0.9635],
  [25, 5, 'three', 5, 1.15, 1000, 0.9608],
]

/** No further free-spin multiplier: the wilds multiply. */
export const MULTIPLIER_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, spins, steepness, highestPay, target]) => ({
    id: `multiplier-5x3-${lines}l-v${volatility}`,
    family: 'multiplier-5x3',
    lines,
    volatility,
    ...STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: { ...FREE_SPINS[spins], multiplier: 1 },
  }),
)
