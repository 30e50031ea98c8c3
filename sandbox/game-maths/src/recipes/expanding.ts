import type { Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, then the wild, on the middle reels only. */
const STRIPS = {
  even: [
    [6, 6, 5, 5, 4, 4, 3, 3, 0],
    [7, 6, 6, 5, 4, 4, 3, 2, 1],
    [7, 6, 6, 5, 4, 4, 3, 2, 1],
    [7, 6, 6, 5, 4, 4, 3, 2, 1],
    [6, 6, 5, 5, 4, 4, 3, 3, 0],
  ],
  steep: [
    [9, 8, 7, 6, 4, 3, 2, 1, 0],
    [9, 8, 7, 6, 4, 3, 2, 2, 1],
    [9, 8, 7, 6, 4, 3, 2, 2, 1],
    [9, 8, 7, 6, 4, 3, 2, 2, 1],
    [9, 8, 7, 6, 4, 3, 2, 1, 0],
  ],
  rare: [
    [10, 9, 8, 7, 4, 3, 2, 1, 0],
    [12, 11, 10, 9, 6, 5, 4, 3, 1],
    [12, 11, 10, 9, 6, 5, 4, 3, 1],
    [12, 11, 10, 9, 6, 5, 4, 3, 1],
    [10, 9, 8, 7, 4, 3, 2, 1, 0],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [10, 2, 'even', 0.5, 500, 0.9629],
  [20, 2, 'steep', 0.5, 500, 0.9612],
  [25, 2, 'rare', 0.5, 500, 0.9577],
  [20, 3, 'rare', 0.9, 1000, 0.9637],
  [10, 3, 'steep', 0.9, 1000, 0.9651],
  [25, 3, 'even', 0.9, 1000, 0.9593],
  [10, 4, 'rare', 1.2, 3000, 0.9563],
  [20, 4, 'even', 1.3, 8000, 0.9616],
  [25, 4, 'rare', 1.2, 3000, 0.9571],
  [20, 5, 'steep', 1.3, 8000, 0.9623],
  [10, 5, 'rare', 1.3, 8000, 0.9602],
]

export const EXPANDING_RECIPES: readonly Recipe[] = ROWS.map(([lines, volatility, strips, steepness, highestPay, target]) => ({
  id: `expanding-5x3-${lines}l-v${volatility}`,
  family: 'expanding-5x3',
  lines,
  volatility,
  counts: STRIPS[strips],
  target,
  steepness,
  shortest: 3,
  highestPay,
  symbolPayRatio: 0.8,
  freeSpins: null,
}))
