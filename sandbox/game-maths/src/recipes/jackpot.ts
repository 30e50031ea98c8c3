import type { HoldAndWinRule, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol per reel: four low, four high symbols from frequent to rare, then a wild (none on the first reel) and the coins. */
const SYMBOLS = [7, 7, 6, 5, 4, 3, 3, 2]

/** Coins by reel, in stacks of three. */
const STACKS = {
  few: [3, 3, 3, 3, 3],
  middle: [3, 3, 6, 3, 3],
  many: [3, 6, 3, 6, 3],
}

type Coins = Pick<HoldAndWinRule, 'coins' | 'levels' | 'grand'>

/** Coin values in total bets, with weights. The last three are the jackpots Mini, Minor and Major; the grand prize is the fourth. */
const JACKPOTS = {
  gentle: coins([70, 20, 8], [5, 3], [10, 2], [30, 1], 200),
  low: coins([30, 12, 5], [10, 3], [20, 2], [75, 1], 500),
  middle: coins([60, 24, 10], [10, 6], [30, 3], [100, 1], 1000),
  high: coins([90, 34, 14], [15, 8], [50, 3], [250, 1], 2000),
}

function coins(
  [one, two, three]: readonly [number, number, number],
  mini: readonly [number, number],
  minor: readonly [number, number],
  major: readonly [number, number],
  grand: number,
): Coins {
  return {
    coins: [[1, one], [2, two], [3, three], mini, minor, major],
    levels: [mini[0], minor[0], major[0]],
    grand,
  }
}

type Row = readonly [
  lines: number,
  volatility: Volatility,
  jackpots: keyof typeof JACKPOTS,
  stacks: keyof typeof STACKS,
  /** In a respin an empty cell shows a coin with probability one in this number. */
  oneIn: number,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [20, 2, 'gentle', 'few', 24, 0.6, 500, 0.9608],
  [25, 2, 'gentle', 'middle', 20, 0.8, 600, 0.9579],
  [20, 3, 'low', 'middle', 20, 0.6, 400, 0.9617],
  [10, 3, 'low', 'few', 24, 0.4, 300, 0.9598],
  [25, 4, 'low', 'few', 14, 1, 1500, 0.9631],
  [20, 4, 'middle', 'few', 16, 0.8, 600, 0.9624],
  [10, 4, 'middle', 'many', 20, 0.3, 200, 0.9566],
  [25, 5, 'middle', 'middle', 14, 0.8, 600, 0.9585],
  [20, 5, 'high', 'middle', 18, 0.8, 600, 0.9605],
  [10, 5, 'high', 'few', 20, 0.8, 600, 0.9613],
]

export const JACKPOT_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, jackpots, stacks, oneIn, steepness, highestPay, target]) => ({
    id: `jackpot-5x3-${lines}l-v${volatility}`,
    family: 'jackpot-5x3',
    lines,
    volatility,
    counts: STACKS[stacks].map((coinCount, reel): SymbolCounts => [...SYMBOLS, reel === 0 ? 0 : 1, coinCount]),
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: null,
    holdAndWin: { coinsToStart: 6, respins: 3, coinChance: [1, oneIn], ...JACKPOTS[jackpots] },
  }),
)
