import type { HoldAndWinRule, Volatility } from '../model.ts'
import type { Recipe } from './recipe.ts'

/**
 * Copies of each symbol per reel: four low, four high symbols from frequent to rare, then a wild (none on the first reel) and
 * the coins.
 */
const SYMBOLS = [7, 7, 6, 5, 4, 3, 3, 2]

/** Coins by reel, in stacks of three. */
const STACKS = {
  few: [3, 3, 3, 3, 3],
  middle: [3, 3, 6, 3, 3],
  many: [3, 6, 3, 6, 3],
}

/** Coin values in total bets, with weights. */
const COINS = {
  plain: [
    [1, 60],
    [2, 25],
    [3, 10],
    [5, 6],
    [10, 3],
    [25, 1],
  ],
  rich: [
    [1, 70],
    [2, 24],
    [3, 12],
    [5, 8],
    [10, 4],
    [20, 2],
    [50, 1],
  ],
  bold: [
    [1, 75],
    [2, 22],
    [3, 12],
    [5, 8],
    [15, 3],
    [50, 1],
    [150, 1],
  ],
} satisfies Record<string, HoldAndWinRule['coins']>

type Row = readonly [
  lines: number,
  volatility: Volatility,
  coins: keyof typeof COINS,
  stacks: keyof typeof STACKS,
  /** In a respin an empty cell shows a coin with probability one in this number. */
  oneIn: number,
  grand: number,
  steepness: number,
  highestPay: number,
  target: number,
  series?: 'b',
]

const ROWS: readonly Row[] = [
  [20, 2, 'plain', 'few', 20, 500, 0.8, 600, 0.9606],
  [20, 3, 'rich', 'middle', 20, 500, 0.3, 200, 0.9613],
  [25, 3, 'plain', 'few', 16, 500, 0.8, 600, 0.9574],
  [10, 3, 'bold', 'few', 20, 500, 0.6, 400, 0.9602],
  [20, 4, 'bold', 'few', 20, 1000, 0.8, 600, 0.9609],
  [25, 4, 'bold', 'middle', 20, 500, 1.1, 3000, 0.9621],
  [20, 4, 'rich', 'few', 16, 1000, 0.8, 600, 0.9568, 'b'],
  [10, 4, 'plain', 'many', 16, 500, 0.3, 200, 0.9604],
  [20, 5, 'rich', 'middle', 16, 1000, 0.8, 600, 0.9612],
  [25, 5, 'bold', 'middle', 16, 1000, 0.8, 600, 0.9616],
]

export const HOLD_AND_WIN_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, coins, stacks, oneIn, grand, steepness, highestPay, target, series]) => ({
    id: `hold-and-win-5x3-${lines}l-v${volatility}${series ? `-${series}` : ''}`,
    family: 'hold-and-win-5x3',
    lines,
    volatility,
    counts: STACKS[stacks].map((coinCount, reel) => [...SYMBOLS, reel === 0 ? 0 : 1, coinCount]),
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: null,
    holdAndWin: { coinsToStart: 6, respins: 3, coinChance: [1, oneIn], coins: COINS[coins], grand },
  }),
)
