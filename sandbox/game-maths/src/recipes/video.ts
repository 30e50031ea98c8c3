import type { Volatility } from '../model.ts'
import { FREE_SPINS } from './free-spins.ts'
import type { Recipe } from './recipe.ts'
import { VIDEO_STRIPS } from './video-strips.ts'

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof VIDEO_STRIPS,
  freeSpins: keyof typeof FREE_SPINS,
  multiplier: number,
  steepness: number,
  highestPay: number,
  symbolPayRatio: number,
  target: number,
  /** Distinguishes variants of the same lines and volatility. */
  series?: 'b',
  gamble?: 'gamble',
]

const ROWS: readonly Row[] = [
  [9, 1, 'steep', 5, 2, 0.2, 250, 0.7, 0.9612],
  [10, 1, 'rare', 5, 2, 0.3, 500, 0.8, 0.9548],
  [20, 1, 'steep', 5, 2, 0.5, 600, 0.8, 0.9604],
  [25, 1, 'rare', 5, 2, 0.3, 200, 0.7, 0.9571],
  [9, 2, 'steep', 5, 2, 0.5, 500, 0.8, 0.9524],
  [10, 2, 'rare', 8, 2, 0.7, 1000, 0.7, 0.9633],
  [20, 2, 'steep', 5, 2, 0.9, 1500, 0.7, 0.9591],
  [25, 2, 'frequent', 7, 2, 0.9, 400, 0.8, 0.971],
  [9, 3, 'frequent', 7, 2, 1.1, 800, 0.8, 0.9466],
  [10, 3, 'rare', 7, 2, 1, 2000, 0.7, 0.9618],
  [20, 3, 'frequent', 7, 2, 1.2, 1500, 0.8, 0.965],
  [25, 3, 'steep', 8, 2, 1.1, 1500, 0.8, 0.9586],
  [9, 4, 'steep', 7, 2, 1.1, 3000, 0.8, 0.9544],
  [10, 4, 'frequent', 5, 2, 1.3, 2000, 0.9, 0.9615],
  [20, 4, 'rare', 8, 2, 1.2, 6000, 0.8, 0.9567],
  [25, 4, 'frequent', 5, 3, 1.3, 3000, 0.9, 0.9568],
  [9, 5, 'rare', 10, 2, 1.2, 10_000, 0.8, 0.954],
  [10, 5, 'frequent', 7, 3, 1.3, 3000, 0.9, 0.9595],
  [20, 5, 'frequent', 8, 3, 1.3, 8000, 0.7, 0.9647],
  [25, 5, 'steep', 8, 3, 1.3, 10_000, 0.8, 0.9621],
  [25, 1, 'steep', 5, 2, 0.4, 600, 0.6, 0.9593, 'b'],
  [9, 2, 'rare', 8, 2, 0.8, 1000, 0.8, 0.9584, 'b', 'gamble'],
  [20, 2, 'frequent', 8, 2, 0.6, 500, 0.8, 0.9645, 'b'],
  [25, 2, 'steep', 7, 2, 0.9, 1000, 0.8, 0.9502, 'b'],
  [9, 3, 'steep', 8, 2, 1, 1500, 0.7, 0.9439, 'b'],
  [10, 3, 'frequent', 5, 2, 1.1, 1200, 0.8, 0.9572, 'b', 'gamble'],
  [20, 3, 'rare', 7, 2, 1.1, 2000, 0.8, 0.9688, 'b'],
  [25, 3, 'frequent', 8, 2, 1.2, 1500, 0.8, 0.9515, 'b'],
  [9, 4, 'frequent', 5, 2, 1.2, 2000, 0.8, 0.9627, 'b', 'gamble'],
  [10, 4, 'steep', 8, 2, 1.2, 2500, 0.7, 0.9421, 'b'],
  [20, 4, 'frequent', 8, 2, 1.2, 4000, 0.8, 0.9634, 'b'],
  [25, 4, 'steep', 8, 2, 1.3, 6000, 0.7, 0.9526, 'b'],
  [20, 5, 'steep', 8, 3, 1.3, 10_000, 0.8, 0.9618, 'b', 'gamble'],
  [25, 5, 'frequent', 10, 3, 1.3, 8000, 0.8, 0.9738, 'b'],
]

export const VIDEO_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, spins, multiplier, steepness, highestPay, symbolPayRatio, target, series, gamble]) => ({
    id: `video-5x3-${lines}l-v${volatility}${series ? `-${series}` : ''}`,
    family: 'video-5x3',
    lines,
    volatility,
    counts: VIDEO_STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio,
    freeSpins: { ...FREE_SPINS[spins], multiplier },
    ...(gamble && { hasGamble: true as const }),
  }),
)
