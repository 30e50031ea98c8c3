import { lineRuns, payOfRun } from './line-runs.ts'
import { payOf, type SlotModel, symbolsOf } from './model.ts'
import { plus, type Rational, rational, times } from './rational.ts'
import { meanFreeSpins, scatterCounts } from './scatters.ts'

/**
 * The exact share of bets a model returns, in the long run. A spin's mean win is the same before and within free spins but for
 * the multiplier, and whether a free spin is played hangs on earlier spins only: so the mean of the free part is the mean
 * number of free spins times their mean win (Wald's identity).
 */
export function exactRtp(model: SlotModel): Rational {
  const perSpin = plus(lineReturn(model), scatterReturn(model))
  const spins = plus(rational(1), times(rational(model.freeSpins?.multiplier ?? 0), meanFreeSpins(model)))
  return times(perSpin, spins)
}

/** Mean line wins of one spin as a share of the total bet: every line has the same mean, and the bet is spread evenly over them. */
export function lineReturn(model: Pick<SlotModel, 'symbols' | 'strips'>): Rational {
  const paid = lineRuns(model).reduce((sum, run) => sum + run.combinations * payOfRun(model, run), 0)
  return rational(paid, combinationsOf(model))
}

export function scatterReturn(model: SlotModel): Rational {
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  const paid = scatterCounts(model).reduce((sum, combinations, count) => sum + combinations * payOf(scatter, count), 0)
  return rational(paid, combinationsOf(model))
}

export function combinationsOf(model: Pick<SlotModel, 'strips'>): number {
  return model.strips.reduce((all, strip) => all * strip.length, 1)
}
