import type { FreeSpinRule, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, wild, scatter. The first reel has no wild. */
const STRIPS = {
  steep: [
    [7, 7, 6, 5, 3, 3, 2, 2, 0, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 2, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 2, 2, 1, 1, 1],
  ],
  frequent: [
    [7, 6, 5, 4, 3, 2, 2, 2, 0, 2],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 1],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 2],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 1],
    [7, 6, 5, 4, 3, 2, 2, 1, 1, 2],
  ],
  rare: [
    [8, 8, 7, 6, 3, 3, 2, 1, 0, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 2, 2, 1, 1, 1],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

/** The scatter's own pays, in total bets. */
export const SCATTER_PAYS: readonly (readonly [number, number])[] = [
  [3, 2],
  [4, 10],
  [5, 50],
]

const AWARDS: Record<keyof typeof STRIPS, FreeSpinRule['awards']> = {
  steep: [
    [3, 10],
    [4, 15],
    [5, 20],
  ],
  frequent: [
    [3, 8],
    [4, 12],
    [5, 15],
  ],
  rare: [
    [3, 12],
    [4, 18],
    [5, 25],
  ],
}

/** What five of the rarest symbol may pay at most, in line bets. */
const HIGHEST_PAY: Record<Volatility, number> = { 1: 500, 2: 1500, 3: 3000, 4: 6000, 5: 10_000 }
const FREE_SPIN_CAP = 30

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  multiplier: number,
  steepness: number,
  target: number,
  /** Tells apart variants of the same lines and volatility. */
  series?: 'b',
]

const ROWS: readonly Row[] = [
  [9, 1, 'steep', 2, 0.2, 0.9612],
  [10, 1, 'rare', 2, 0.3, 0.9548],
  [20, 1, 'steep', 2, 0.5, 0.9604],
  [25, 1, 'rare', 2, 0.55, 0.9571],
  [9, 2, 'steep', 3, 0.5, 0.9524],
  [10, 2, 'rare', 2, 0.6, 0.9633],
  [20, 2, 'steep', 3, 0.7, 0.9591],
  [25, 2, 'frequent', 2, 0.6, 0.971],
  [9, 3, 'frequent', 3, 0.65, 0.9466],
  [10, 3, 'rare', 3, 0.75, 0.9618],
  [20, 3, 'frequent', 3, 0.9, 0.965],
  [25, 3, 'steep', 3, 1, 0.9586],
  [9, 4, 'steep', 3, 0.95, 0.9609],
  [10, 4, 'frequent', 5, 0.9, 0.9379],
  [20, 4, 'rare', 5, 1, 0.9626],
  [25, 4, 'frequent', 5, 1, 0.9607],
  [9, 5, 'rare', 5, 1, 0.954],
  [10, 5, 'frequent', 5, 1.1, 0.9595],
  [20, 5, 'frequent', 5, 1.1, 0.9647],
  [25, 5, 'steep', 5, 1.2, 0.9621],
  [25, 1, 'steep', 2, 0.5, 0.9593, 'b'],
  [9, 2, 'rare', 2, 0.6, 0.9584, 'b'],
  [20, 2, 'frequent', 2, 0.55, 0.9645, 'b'],
  [25, 2, 'steep', 3, 0.75, 0.9502, 'b'],
  [9, 3, 'steep', 3, 0.78, 0.9439, 'b'],
  [10, 3, 'frequent', 3, 0.8, 0.9572, 'b'],
  [20, 3, 'rare', 3, 0.9, 0.9688, 'b'],
  [25, 3, 'frequent', 2, 0.95, 0.9515, 'b'],
  [9, 4, 'frequent', 5, 0.9, 0.9627, 'b'],
  [10, 4, 'steep', 3, 0.97, 0.9456, 'b'],
  [20, 4, 'frequent', 3, 1.03, 0.9634, 'b'],
  [25, 4, 'steep', 5, 1.1, 0.9561, 'b'],
  [20, 5, 'rare', 5, 1.2, 0.9618, 'b'],
  [25, 5, 'rare', 5, 1.15, 0.9703, 'b'],
]

export const VIDEO_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, multiplier, steepness, target, series]) => ({
    id: `video-5x3-${lines}l-v${volatility}${series ? `-${series}` : ''}`,
    family: 'video-5x3',
    lines,
    volatility,
    counts: STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay: HIGHEST_PAY[volatility],
    freeSpins: { awards: AWARDS[strips], multiplier, cap: FREE_SPIN_CAP },
  }),
)
