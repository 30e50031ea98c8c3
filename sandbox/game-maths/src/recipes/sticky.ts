import type { FreeSpinRule, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, the wild on the three middle reels, the scatter. */
const STRIPS = {
  even: [
    [6, 6, 5, 5, 4, 4, 3, 3, 0, 1],
    [7, 6, 6, 5, 4, 4, 3, 2, 1, 1],
    [7, 6, 6, 5, 4, 4, 3, 2, 1, 1],
    [7, 6, 6, 5, 4, 4, 3, 2, 1, 1],
    [6, 6, 5, 5, 4, 4, 3, 3, 0, 1],
  ],
  steep: [
    [9, 8, 7, 6, 4, 3, 2, 1, 0, 2],
    [9, 8, 7, 6, 4, 3, 2, 2, 1, 1],
    [9, 8, 7, 6, 4, 3, 2, 2, 1, 2],
    [9, 8, 7, 6, 4, 3, 2, 2, 1, 1],
    [9, 8, 7, 6, 4, 3, 2, 1, 0, 2],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  spins: number,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [20, 2, 'steep', 5, 0.3, 200, 0.9622],
  [25, 2, 'even', 5, 0.3, 200, 0.9588],
  [20, 3, 'even', 6, 0.5, 300, 0.9634],
  [10, 3, 'steep', 6, 0.5, 300, 0.9609],
  [25, 3, 'steep', 7, 0.5, 400, 0.9576],
  [10, 4, 'even', 8, 0.8, 800, 0.9617],
  [20, 4, 'steep', 8, 0.9, 1000, 0.9643],
  [25, 4, 'even', 8, 0.9, 1000, 0.9594],
  [10, 5, 'steep', 8, 1.2, 3000, 0.9604],
  [20, 5, 'even', 8, 1.2, 3000, 0.9629],
]

/** The same number of free spins for three, four and five scatters; none are added within them. */
const ruleOf = (spins: number): FreeSpinRule => ({
  awards: [
    [3, spins],
    [4, spins],
    [5, spins],
  ],
  multiplier: 1,
  cap: spins,
})

export const STICKY_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, spins, steepness, highestPay, target]) => ({
    id: `sticky-5x3-${lines}l-v${volatility}`,
    family: 'sticky-5x3',
    lines,
    volatility,
    counts: STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: ruleOf(spins),
  }),
)
