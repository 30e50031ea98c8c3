import { toNumber } from '../rational.ts'
import { expectedReturn, type Odds, standardDeviation } from './chances.ts'

/** Multiples are whole hundredths everywhere: 250 is 2,50×. */
export interface CrashModel extends Odds {
  readonly variantId: string
  /** The multiple after `t` ms is `e ^ (growth × t)`, truncated to hundredths. */
  readonly growthPerMs: number
}

/** Published data of a variant. */
export interface CrashVariant {
  readonly id: string
  /** RTP in per cent, exact for every cash-out strategy. */
  readonly rtp: number
  /** Volatility, 1 low … 5 high, of a player who never cashes out early. */
  readonly volatility: 1 | 2 | 3 | 4 | 5
  readonly maxWinMultiple: number
}

/** The lowest cash-out multiple: at 1,00× nothing would be at stake. */
export const LOWEST_CASH_OUT = 101

const variant = (
  variantId: string,
  returnPerTenThousand: number,
  highestMultiple: number,
  secondsToDouble: number,
): CrashModel => ({ variantId, returnPerTenThousand, highestMultiple, growthPerMs: growthFor(secondsToDouble) })

/** Nine decimals, so that server and client compute with exactly the same number. */
const growthFor = (secondsToDouble: number): number => Number((Math.LN2 / (secondsToDouble * 1000)).toFixed(9))

const models: readonly CrashModel[] = [
  variant('crash-97-1000', 9_700, 100_000, 7),
  variant('crash-97-200', 9_700, 20_000, 8),
  variant('crash-96.5-2500', 9_650, 250_000, 6),
  variant('crash-96-1000', 9_600, 100_000, 6),
  variant('crash-96-100', 9_600, 10_000, 9),
  variant('crash-95-5000', 9_500, 500_000, 5),
]
const byId = new Map(models.map((model) => [model.variantId, model]))

/** The model of a variant; throws for an unknown id. */
export function crashModel(variantId: string): CrashModel {
  const model = byId.get(variantId)
  if (!model) throw new RangeError(`there is no crash variant "${variantId}"`)
  return model
}

export const CRASH_VARIANTS: readonly CrashVariant[] = models.map((model) => ({
  id: model.variantId,
  rtp: toNumber(expectedReturn(model, model.highestMultiple)) * 100,
  volatility: volatilityOf(standardDeviation(model, model.highestMultiple)),
  maxWinMultiple: model.highestMultiple / 100,
}))

/** The same volatility bands as for slots. */
function volatilityOf(deviation: number): CrashVariant['volatility'] {
  if (deviation < 2.6) return 1
  if (deviation < 4.2) return 2
  if (deviation < 7) return 3
  return deviation < 11 ? 4 : 5
}
