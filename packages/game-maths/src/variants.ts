import { buildModel } from './build-model.ts'
import { highestRound } from './highest-round.ts'
import { hitFrequency as exactHitFrequency } from './hit-frequency.ts'
import type { SlotFamily, SlotModel, Volatility } from './model.ts'
import { toDecimals } from './rational.ts'
import { CLASSIC_RECIPES } from './recipes/classic.ts'
import type { Recipe } from './recipes/recipe.ts'
import { VIDEO_RECIPES } from './recipes/video.ts'
import { exactRtp } from './rtp.ts'

/** What a catalogue may say about a variant. */
export interface SlotVariant {
  readonly id: string
  readonly family: SlotFamily
  readonly reels: number
  readonly rows: number
  /** How many lines it plays. */
  readonly lines: number
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

const built = [...CLASSIC_RECIPES, ...VIDEO_RECIPES].map((recipe) => ({ recipe, model: buildModel(recipe) }))
const models = new Map(built.map(({ recipe, model }) => [recipe.id, model]))

export const SLOT_VARIANTS: readonly SlotVariant[] = built.map(({ recipe, model }) => describe(recipe, model))

/** The model of a variant; an unknown id is a mistake of the caller's. */
export function slotModel(variantId: string): SlotModel {
  const model = models.get(variantId)
  if (!model) throw new RangeError(`there is no slot variant "${variantId}"`)
  return model
}

function describe(recipe: Recipe, model: SlotModel): SlotVariant {
  const rtp = exactRtp(model)
  const maxWinMultiple = once(() => toDecimals(highestRound(model).multiple, 2))
  const hitFrequency = once(() => toDecimals(exactHitFrequency(model), 4))
  return {
    id: recipe.id,
    family: model.family,
    reels: model.reels,
    rows: model.rows,
    lines: model.lines.length,
    volatility: recipe.volatility,
    rtp: toDecimals({ numerator: rtp.numerator * 100n, denominator: rtp.denominator }, 2),
    get maxWinMultiple() {
      return maxWinMultiple()
    },
    get hitFrequency() {
      return hitFrequency()
    },
    hasFreeSpins: model.freeSpins !== null,
    betOptions: model.betOptions,
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
