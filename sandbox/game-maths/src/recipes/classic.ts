import type { Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: three low, three high symbols from frequent to rare, then the wild where there is one. */
const STRIPS = {
  often: [
    [9, 5, 4, 2, 2, 1],
    [9, 5, 4, 2, 2, 1],
    [8, 6, 4, 3, 2, 1],
  ],
  even: [
    [6, 5, 4, 3, 2, 1],
    [6, 5, 4, 3, 2, 1],
    [6, 5, 4, 3, 2, 2],
  ],
  stretch: [
    [7, 6, 6, 4, 3, 1],
    [7, 6, 6, 4, 3, 1],
    [7, 6, 6, 4, 3, 1],
  ],
  wild: [
    [7, 5, 4, 3, 2, 1, 1],
    [7, 5, 4, 3, 2, 1, 1],
    [7, 5, 4, 3, 2, 1, 1],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  steepness: number,
  target: number,
  /** `pairs`: two in a row from the left pay already; `gamble`: wins may be risked. */
  extra?: 'pairs' | 'gamble',
]

const ROWS: readonly Row[] = [
  [1, 1, 'often', 0.45, 0.9531, 'pairs'],
  [3, 1, 'often', 0.55, 0.9608, 'pairs'],
  [5, 1, 'often', 0.5, 0.9576],
  [5, 1, 'wild', 0.7, 0.9642],
  [1, 2, 'wild', 0.4, 0.9487],
  [3, 2, 'often', 0.5, 0.9624],
  [3, 2, 'wild', 0.75, 0.9553],
  [5, 2, 'even', 0.75, 0.9701],
  [1, 3, 'even', 0.65, 0.9412],
  [3, 3, 'even', 0.85, 0.9598, 'gamble'],
  [3, 3, 'wild', 1.1, 0.9663],
  [5, 3, 'often', 0.85, 0.9615, 'gamble'],
  [1, 4, 'wild', 1.05, 0.9504],
  [3, 4, 'stretch', 0.85, 0.9635, 'gamble'],
  [5, 4, 'often', 1, 0.9584, 'gamble'],
  [1, 5, 'stretch', 0.85, 0.9347],
  [3, 5, 'stretch', 1, 0.9601],
  [5, 5, 'stretch', 1.1, 0.9655, 'gamble'],
]

export const CLASSIC_RECIPES: readonly Recipe[] = ROWS.map(([lines, volatility, strips, steepness, target, extra]) => ({
  id: `classic-3x3-${lines}l-v${volatility}${strips === 'wild' ? '-wild' : ''}`,
  family: 'classic-3x3',
  lines,
  volatility,
  counts: STRIPS[strips],
  target,
  steepness,
  shortest: extra === 'pairs' ? 2 : 3,
  highestPay: 5000,
  symbolPayRatio: 1,
  freeSpins: null,
  ...(extra === 'gamble' && { hasGamble: true as const }),
}))
