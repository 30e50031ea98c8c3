import { buildModel } from './build-model.ts'
import { buildCascade } from './cascade/build-cascade.ts'
import { highestRound } from './highest/highest-round.ts'
import { hitFrequency as exactHitFrequency } from './hit-frequency.ts'
import type { SlotFamily, SlotModel, Volatility } from './model.ts'
import { toDecimals } from './rational.ts'
import { CASCADE_RECIPES } from './recipes/cascade.ts'
import { CLASSIC_RECIPES } from './recipes/classic.ts'
import { HOLD_AND_WIN_RECIPES } from './recipes/hold-and-win.ts'
import { MULTIPLIER_RECIPES } from './recipes/multiplier.ts'
import { VIDEO_RECIPES } from './recipes/video.ts'
import { WAYS_RECIPES } from './recipes/ways.ts'
import { exactRtp } from './rtp.ts'

/** What a catalogue may say about a variant. */
export interface SlotVariant {
  readonly id: string
  readonly family: SlotFamily
  readonly reels: number
  readonly rows: number
  /** How many lines it plays; null where wins are not on lines. */
  readonly lines: number | null
  /** How many ways there are to win; null where wins are not by ways. */
  readonly ways: number | null
  /** 1 low … 5 high. */
  readonly volatility: Volatility
  /** Per cent, the exact value rounded to two decimals. */
  readonly rtp: number
  /** The highest win of a round as a multiple of the total bet, rounded to two decimals. */
  readonly maxWinMultiple: number
  /** The share (0 to 1) of paid spins that show a win, rounded to four decimals. */
  readonly hitFrequency: number
  readonly hasFreeSpins: boolean
  /** Total bets in cents. */
  readonly betOptions: readonly number[]
}

type Figures = Pick<SlotVariant, 'rtp' | 'maxWinMultiple' | 'hitFrequency'>
const BLANK: Figures = { rtp: 0, maxWinMultiple: 0, hitFrequency: 0 }

const tuned = [...CLASSIC_RECIPES, ...VIDEO_RECIPES, ...MULTIPLIER_RECIPES, ...HOLD_AND_WIN_RECIPES, ...WAYS_RECIPES].map(
  ({ volatility, ...recipe }) => {
    const model = buildModel({ volatility, ...recipe })
    return { model, volatility, figures: computed(model) }
  },
)
// Their figures take a second each: they stand in the recipes, and a test computes them.
const cascades = CASCADE_RECIPES.map((recipe) => ({
  model: buildCascade(recipe),
  volatility: recipe.volatility,
  figures: recipe.figures,
}))
const built = [...tuned, ...cascades]
const models = new Map(built.map(({ model }) => [model.variantId, model]))

export const SLOT_VARIANTS: readonly SlotVariant[] = built.map(({ model, volatility, figures }) => {
  // By descriptors: a figure that is found when it is asked for stays one.
  const found = Object.getOwnPropertyDescriptors(figures)
  return Object.defineProperties({ ...describe(model, volatility), ...BLANK }, found)
})

/** The model of a variant; an unknown id is a mistake of the caller's. */
export function slotModel(variantId: string): SlotModel {
  const model = models.get(variantId)
  if (!model) throw new RangeError(`there is no slot variant "${variantId}"`)
  return model
}

function describe(model: SlotModel, volatility: Volatility): Omit<SlotVariant, keyof Figures> {
  return {
    id: model.variantId,
    family: model.family,
    reels: model.reels,
    rows: model.rows,
    lines: model.wins === 'lines' ? model.lines.length : null,
    ways: model.wins === 'ways' ? model.rows ** model.reels : null,
    volatility,
    hasFreeSpins: model.freeSpins !== null,
    betOptions: model.betOptions,
  }
}

/** The figures of a model, as they are published. The return steers the catalogue and is found at once, the slow ones when they are asked for. */
function computed(model: SlotModel): Figures {
  const rtp = exactRtp(model)
  const maxWinMultiple = once(() => toDecimals(highestRound(model).multiple, 2))
  const hitFrequency = once(() => toDecimals(exactHitFrequency(model), 4))
  return {
    rtp: toDecimals({ numerator: rtp.numerator * 100n, denominator: rtp.denominator }, 2),
    get maxWinMultiple() {
      return maxWinMultiple()
    },
    get hitFrequency() {
      return hitFrequency()
    },
  }
}

/** Finds a figure when it is first asked for: the slow ones would make every import wait. */
function once(find: () => number): () => number {
  let found: number | null = null
  return () => {
    found ??= find()
    return found
  }
}
