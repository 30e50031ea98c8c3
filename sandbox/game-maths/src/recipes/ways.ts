import type { Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import { FREE_SPINS } from './free-spins.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, wild, scatter. The first reel has no wild. */
const FIVE = {
  wide: [
    [8, 8, 8, 8, 4, 4, 4, 2, 0, 1],
    [8, 8, 8, 8, 4, 4, 2, 2, 2, 1],
    [8, 8, 8, 8, 4, 4, 2, 2, 2, 1],
    [8, 8, 8, 6, 4, 4, 2, 2, 2, 1],
    [8, 8, 8, 6, 4, 2, 2, 2, 1, 1],
  ],
  keen: [
    [8, 6, 6, 6, 4, 4, 4, 4, 0, 1],
    [6, 8, 6, 6, 4, 4, 4, 2, 1, 2],
    [8, 6, 6, 6, 4, 4, 4, 2, 2, 1],
    [6, 8, 6, 6, 4, 4, 2, 4, 1, 2],
    [8, 6, 6, 6, 4, 4, 4, 2, 2, 1],
  ],
  flat: [
    [6, 6, 6, 6, 5, 5, 4, 4, 0, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
  ],
  starry: [
    [6, 6, 6, 6, 5, 5, 4, 4, 0, 2],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 2],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 2],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

/** The same with six reels; the first has no scatter either, so five remain the maximum. */
const SIX = {
  keen: [
    [8, 6, 6, 6, 4, 4, 4, 4, 0, 0],
    [6, 8, 6, 6, 4, 4, 4, 2, 1, 2],
    [8, 6, 6, 6, 4, 4, 4, 2, 2, 1],
    [6, 8, 6, 6, 4, 4, 2, 4, 1, 2],
    [8, 6, 6, 6, 4, 4, 4, 2, 2, 1],
    [8, 8, 6, 6, 4, 4, 2, 2, 1, 2],
  ],
  flat: [
    [6, 6, 6, 6, 5, 5, 4, 4, 0, 0],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 2],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 2],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 1],
    [6, 6, 6, 6, 5, 5, 4, 4, 1, 2],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

type Row<Strips> = readonly [
  volatility: Volatility,
  strips: Strips,
  freeSpins: keyof typeof FREE_SPINS,
  multiplier: number,
  steepness: number,
  highestPay: number,
  symbolPayRatio: number,
  target: number,
  /** Distinguishes variants of the same volatility. */
  series?: 'b' | 'c',
]

const FIVE_ROWS: readonly Row<keyof typeof FIVE>[] = [
  [1, 'wide', 7, 2, 0.3, 400, 0.8, 0.9604],
  [2, 'keen', 7, 2, 0.3, 400, 0.8, 0.9563],
  [2, 'keen', 8, 3, 0.6, 400, 0.8, 0.9618, 'b'],
  [3, 'keen', 8, 3, 1.2, 400, 0.8, 0.9609],
  [3, 'keen', 8, 5, 0.9, 400, 0.8, 0.9587, 'b'],
  [3, 'keen', 10, 5, 1.5, 400, 0.8, 0.9631, 'c'],
  [4, 'starry', 8, 3, 2.2, 300, 0.6, 0.9606],
  [4, 'keen', 8, 3, 2.2, 300, 0.85, 0.9572, 'b'],
  [4, 'flat', 8, 3, 2.2, 300, 0.6, 0.9625, 'c'],
  [5, 'flat', 10, 3, 3, 300, 0.6, 0.9614],
]

const SIX_ROWS: readonly Row<keyof typeof SIX>[] = [
  [2, 'keen', 10, 2, 0.3, 2000, 0.8, 0.9611],
  [3, 'keen', 8, 3, 0.3, 400, 0.8, 0.9602],
  [3, 'keen', 10, 2, 0.6, 400, 0.8, 0.9577, 'b'],
  [3, 'keen', 8, 3, 0.9, 1000, 0.8, 0.9628, 'c'],
  [4, 'flat', 8, 3, 1.2, 1500, 0.6, 0.9607],
  [4, 'keen', 8, 3, 2.2, 300, 0.6, 0.9616, 'b'],
  [4, 'flat', 8, 3, 1.6, 300, 0.85, 0.9581, 'c'],
  [5, 'keen', 8, 3, 1.6, 300, 0.85, 0.9619],
]

const recipeOf =
  <Name extends string>(family: 'ways-5x4' | 'ways-6x4', strips: Record<Name, readonly SymbolCounts[]>) =>
  ([volatility, name, spins, multiplier, steepness, highestPay, symbolPayRatio, target, series]: Row<Name>): Recipe => ({
    id: `${family}-v${volatility}${series ? `-${series}` : ''}`,
    family,
    lines: 0,
    volatility,
    counts: strips[name],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio,
    freeSpins: { ...FREE_SPINS[spins], multiplier },
  })

export const WAYS_RECIPES: readonly Recipe[] = [
  ...FIVE_ROWS.map(recipeOf('ways-5x4', FIVE)),
  ...SIX_ROWS.map(recipeOf('ways-6x4', SIX)),
]
