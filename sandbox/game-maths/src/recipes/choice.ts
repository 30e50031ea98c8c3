import { ruleOfOption } from '../free-spin-choice.ts'
import type { FreeSpinOption, Volatility } from '../model.ts'
import type { Recipe } from './recipe.ts'
import { VIDEO_STRIPS } from './video-strips.ts'

/** Named by the product of spins and multiplier, which is the same for all options. */
const OPTIONS = {
  24: [
    { spins: 12, multiplier: 2 },
    { spins: 8, multiplier: 3 },
    { spins: 6, multiplier: 4 },
  ],
  30: [
    { spins: 15, multiplier: 2 },
    { spins: 10, multiplier: 3 },
    { spins: 6, multiplier: 5 },
  ],
} satisfies Record<number, readonly [FreeSpinOption, ...FreeSpinOption[]]>

type Row = readonly [
  lines: number,
  /** The class of every option. */
  volatility: Volatility,
  strips: keyof typeof VIDEO_STRIPS,
  options: keyof typeof OPTIONS,
  steepness: number,
  highestPay: number,
  target: number,
]

const ROWS: readonly Row[] = [
  [20, 2, 'frequent', 30, 0.3, 200, 0.9633],
  [25, 2, 'steep', 30, 0.6, 300, 0.9581],
  [10, 2, 'steep', 24, 0.6, 300, 0.9654],
  [10, 3, 'frequent', 30, 0.9, 1000, 0.9627],
  [20, 3, 'steep', 30, 1.2, 2000, 0.9639],
  [9, 3, 'rare', 24, 0.9, 1000, 0.9559],
  [10, 4, 'steep', 30, 1.2, 2000, 0.9644],
  [9, 4, 'frequent', 24, 1.2, 2000, 0.9617],
  [20, 4, 'rare', 30, 1.3, 10_000, 0.9592],
  [10, 5, 'steep', 24, 1.3, 6000, 0.9609],
  [9, 5, 'frequent', 30, 1.3, 6000, 0.9632],
]

export const CHOICE_RECIPES: readonly Recipe[] = ROWS.map(
  ([lines, volatility, strips, options, steepness, highestPay, target]) => ({
    id: `choice-5x3-${lines}l-v${volatility}`,
    family: 'choice-5x3',
    lines,
    volatility,
    counts: VIDEO_STRIPS[strips],
    target,
    steepness,
    shortest: 3,
    highestPay,
    symbolPayRatio: 0.8,
    freeSpins: ruleOfOption(OPTIONS[options][0]),
    freeSpinOptions: OPTIONS[options],
  }),
)
