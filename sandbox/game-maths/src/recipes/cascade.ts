import type { Volatility } from '../model.ts'

export interface CascadeRecipe {
  readonly id: string
  readonly volatility: Volatility
  /** By symbol, from frequent to rare: the weight a cell is filled with. */
  readonly weights: readonly number[]
  /** The least counts of the pay table's columns. */
  readonly least: readonly number[]
  /** By symbol: the pay from that count on, in bet units. */
  readonly pays: readonly (readonly number[])[]
  readonly multipliers: readonly number[]
  /** Precomputed figures; a test recomputes them. */
  readonly figures: { readonly rtp: number; readonly maxWinMultiple: number; readonly hitFrequency: number }
}

/** Cell weights, pays and fall multipliers. */
const GAMES = {
  lively: { weights: [6, 5, 5, 4, 3, 2], least: [8, 10, 12], multipliers: [1, 2, 3, 5, 8] },
  doubling: { weights: [6, 5, 5, 4, 3, 2], least: [8, 10, 12], multipliers: [1, 2, 4, 8, 16] },
  scarce: { weights: [7, 6, 5, 4, 3, 2], least: [9, 11, 13], multipliers: [1, 2, 3, 5, 10] },
  soaring: { weights: [5, 5, 4, 4, 3, 3], least: [8, 10, 12], multipliers: [1, 3, 5, 10, 15] },
}

type Row = readonly [
  volatility: Volatility,
  game: keyof typeof GAMES,
  rtp: number,
  maxWinMultiple: number,
  hitFrequency: number,
  pays: CascadeRecipe['pays'],
  series?: 'b' | 'c',
]

const ROWS: readonly Row[] = [
  [
    1,
    'lively',
    96.03,
    161.5,
    0.3959,
    [
      [8, 18, 35],
      [10, 20, 45],
      [12, 25, 50],
      [18, 30, 60],
      [20, 40, 70],
      [25, 40, 100],
    ],
  ],
  [
    2,
    'lively',
    96.12,
    665,
    0.3959,
    [
      [5, 12, 40],
      [7, 20, 70],
      [12, 35, 100],
      [18, 60, 180],
      [30, 90, 250],
      [50, 180, 450],
    ],
  ],
  [
    2,
    'scarce',
    96.12,
    1890,
    0.2371,
    [
      [18, 60, 180],
      [30, 90, 250],
      [50, 150, 450],
      [75, 250, 600],
      [120, 350, 1200],
      [200, 600, 1200],
    ],
    'b',
  ],
  [
    3,
    'lively',
    96.21,
    3800,
    0.3959,
    [
      [1, 4, 25],
      [2, 12, 75],
      [6, 35, 200],
      [18, 100, 700],
      [60, 350, 2000],
      [180, 1000, 2000],
    ],
  ],
  [
    3,
    'scarce',
    95.95,
    7350,
    0.2371,
    [
      [10, 35, 180],
      [25, 90, 350],
      [50, 200, 800],
      [120, 450, 2000],
      [250, 1000, 3000],
      [500, 1800, 6000],
    ],
    'b',
  ],
  [
    3,
    'soaring',
    96.11,
    1275,
    0.2932,
    [
      [5, 15, 50],
      [8, 25, 70],
      [12, 35, 150],
      [20, 60, 180],
      [30, 100, 300],
      [50, 150, 450],
    ],
    'c',
  ],
  [
    4,
    'doubling',
    96.21,
    12_090,
    0.3959,
    [
      [1, 3, 18],
      [2, 9, 50],
      [5, 25, 150],
      [12, 80, 500],
      [40, 250, 1800],
      [120, 750, 6000],
    ],
  ],
  [
    4,
    'scarce',
    96.21,
    24_150,
    0.2371,
    [
      [4, 30, 180],
      [15, 90, 500],
      [45, 250, 1500],
      [120, 800, 4500],
      [400, 2500, 15_000],
      [1200, 8000, 20_000],
    ],
    'b',
  ],
  [
    4,
    'soaring',
    96.21,
    8840,
    0.2932,
    [
      [1, 2, 15],
      [1, 8, 50],
      [4, 25, 150],
      [15, 75, 450],
      [35, 200, 1200],
      [100, 700, 4000],
    ],
    'c',
  ],
  [
    5,
    'doubling',
    96.07,
    29_450,
    0.3959,
    [
      [1, 2, 15],
      [1, 6, 70],
      [2, 25, 200],
      [10, 100, 1000],
      [30, 400, 4000],
      [150, 1500, 15_000],
    ],
  ],
]

export const CASCADE_RECIPES: readonly CascadeRecipe[] = ROWS.map(
  ([volatility, game, rtp, maxWinMultiple, hitFrequency, pays, series]) => ({
    id: `cascade-6x4-v${volatility}${series ? `-${series}` : ''}`,
    volatility,
    ...GAMES[game],
    pays,
    figures: { rtp, maxWinMultiple, hitFrequency },
  }),
)
