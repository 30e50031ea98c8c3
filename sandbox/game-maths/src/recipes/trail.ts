import type { TrailField, TrailRule, Volatility } from '../model.ts'
import type { SymbolCounts } from '../strips.ts'
import type { Recipe } from './recipe.ts'

/** Copies of each symbol by reel: four low, four high symbols from frequent to rare, wild, scatter. The first reel has no wild. */
const STRIPS = {
  even: [
    [6, 6, 5, 5, 4, 4, 3, 3, 0, 2],
    [7, 6, 6, 5, 4, 3, 3, 2, 1, 1],
    [7, 6, 6, 5, 4, 3, 3, 2, 1, 2],
    [7, 6, 6, 5, 4, 3, 3, 2, 1, 1],
    [6, 6, 5, 5, 4, 4, 3, 3, 0, 2],
  ],
  steep: [
    [7, 7, 6, 5, 3, 3, 2, 2, 0, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 2, 2],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 2, 2, 1, 1, 1],
  ],
} satisfies Record<string, readonly SymbolCounts[]>

/** „-“ ends the trail, a number is a prize in total bets; the last field is the finish, which also pays. */
const BOARDS = {
  meadow: board('1 2 1 - 2 3 2 - 3 5 - 4 8 - 25'),
  river: board('2 1 - 3 2 5 - 4 3 - 8 5 - 10 6 - 50'),
  mountain: board('1 2 3 - 5 2 - 8 4 - - 12 6 - 20 - - 150'),
}

function board(text: string): readonly TrailField[] {
  const fields = text.split(' ')
  return fields.map((field, index) => ({
    prize: field === '-' ? 0 : Number(field),
    isEnd: field === '-' || index === fields.length - 1,
  }))
}

const ruleOf = (fields: readonly TrailField[]): TrailRule => ({ scattersToStart: 3, sides: 6, fields })

type Row = readonly [
  lines: number,
  volatility: Volatility,
  strips: keyof typeof STRIPS,
  fields: keyof typeof BOARDS,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [20, 2, 'even', 'meadow', 0.5, 400, 0.9628],
  [10, 2, 'even', 'meadow', 0.3, 300, 0.9603],
  [25, 3, 'even', 'river', 0.8, 1000, 0.9587],
  [20, 3, 'steep', 'river', 1.1, 2000, 0.9641],
  [10, 3, 'even', 'river', 0.6, 600, 0.9614],
  [20, 4, 'steep', 'mountain', 1.2, 3000, 0.9619],
  [10, 4, 'steep', 'mountain', 1.1, 3000, 0.9572],
  [25, 4, 'even', 'mountain', 1.2, 5000, 0.9636],
  [10, 5, 'steep', 'mountain', 1.3, 6000, 0.9611],
  [9, 5, 'even', 'mountain', 1.3, 8000, 0.9595],
]

export const TRAIL_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, fields, steepness, highestPay, target]) => ({
    id: `trail-5x3-${lines}l-v${volatility}`,
    family: 'trail-5x3',
    lines,
    volatility,
    counts: STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: null,
    trail: ruleOf(BOARDS[fields]),
  }),
)
