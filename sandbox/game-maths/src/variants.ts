import { buildModel } from './build-model.ts'
import { buildCascade } from './cascade/build-cascade.ts'
import { highestRound } from './highest/highest-round.ts'
import { hitFrequency as exactHitFrequency } from './hit-frequency.ts'
import type { SlotFamily, SlotModel, Volatility } from './model.ts'
import { toDecimals } from './rational.ts'
import { CASCADE_RECIPES } from './recipes/cascade.ts'
import { CHOICE_RECIPES } from './recipes/choice.ts'
import { CLASSIC_RECIPES } from './recipes/classic.ts'
import { EXPANDING_RECIPES } from './recipes/expanding.ts'
import { HOLD_AND_WIN_RECIPES } from './recipes/hold-and-win.ts'
import { JACKPOT_RECIPES } from './recipes/jackpot.ts'
import { MULTIPLIER_RECIPES } from './recipes/multiplier.ts'
import { STICKY_RECIPES } from './recipes/sticky.ts'
import { TRAIL_RECIPES } from './recipes/trail.ts'
import { VIDEO_RECIPES } from './recipes/video.ts'
import { WAYS_RECIPES } from './recipes/ways.ts'
import { exactRtp } from './rtp.ts'

/** Published data of a variant. */
export interface SlotVariant {
  readonly id: string
  readonly family: SlotFamily
  readonly reels: number
  readonly rows: number
  /** Number of lines; null for games without lines. */
  readonly lines: number | null
  /** Number of ways; null for games without ways. */
  readonly ways: number | null
  /** Volatility, 1 low … 5 high. */
  readonly volatility: Volatility
  /** RTP in per cent, the exact value rounded to two decimals. */
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

const tuned = [
  ...CLASSIC_RECIPES,
  ...VIDEO_RECIPES,
  ...MULTIPLIER_RECIPES,
  ...HOLD_AND_WIN_RECIPES,
  ...EXPANDING_RECIPES,
  ...CHOICE_RECIPES,
  ...JACKPOT_RECIPES,
  ...TRAIL_RECIPES,
  ...STICKY_RECIPES,
  ...WAYS_RECIPES,
].map(({ volatility, ...recipe }) => {
  const model = buildModel({ volatility, ...recipe })
  return { model, volatility, figures: computed(model) }
})
// Their figures take a second each: they are stored in the recipes and checked by a test.
const cascades = CASCADE_RECIPES.map((recipe) => ({
  model: buildCascade(recipe),
  volatility: recipe.volatility,
  figures: recipe.figures,
}))
const built = [...tuned, ...cascades]
const models = new Map(built.map(({ model }) => [model.variantId, model]))

export const SLOT_VARIANTS: readonly SlotVariant[] = built.map(({ model, volatility, figures }) => {
  // Copies descriptors, so that lazy figures stay lazy.
  const descriptors = Object.getOwnPropertyDescriptors(figures)
  return Object.defineProperties({ ...describe(model, volatility), ...BLANK }, descriptors)
})

/** The model of a variant; throws for an unknown id. */
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

/** Published figures of a model. The return is computed at once, the slow ones on first access. */
function computed(model: SlotModel): Figures {
  const rtp = exactRtp(model)
  const maxWinMultiple = cached(() => toDecimals(highestRound(model).multiple, 2))
  const hitFrequency = cached(() => toDecimals(exactHitFrequency(model), 4))
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

/** Computes a figure on first access: eager computation would delay every import. */
function cached(compute: () => number): () => number {
  let cachedFigure: number | null = null
  return () => {
    cachedFigure ??= compute()
    return cachedFigure
  }
}
