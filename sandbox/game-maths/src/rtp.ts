import { meanByStart } from './hold-and-win/coin-chain.ts'
import { combinationsOf } from './combinations.ts'
import { expandingReturn } from './expanding/patterns.ts'
import { lineRuns, payOfRun } from './line-runs.ts'
import { payOfCounted, type SlotModel, startsTrail } from './model.ts'
import { plus, type Rational, rational, times } from './rational.ts'
import { meanFreeSpins, scatterCounts } from './scatters.ts'
import { stickyReturn } from './sticky/sticky-figures.ts'
import { meanTrail } from './trail/trail-figures.ts'
import { cascadeReturn } from './cascade/cascade-figures.ts'
import { waysRuns } from './ways/ways-runs.ts'

/**
 * The exact RTP of a model. A spin's mean win is the same in paid and free spins except for the multiplier, and whether a free
 * spin is played depends on earlier spins only: so the mean of the free part is the mean number of free spins times their mean
 * win (Wald's identity).
 */
export function exactRtp(model: SlotModel): Rational {
  if (model.cascade) return cascadeReturn(model, model.cascade)
  if (model.expandingWilds) return expandingReturn(model)
  const perSpin = plus(runReturn(model), countedReturn(model))
  if (model.stickyWilds) return plus(perSpin, stickyReturn(model))
  const spins = plus(rational(1), times(rational(model.freeSpins?.multiplier ?? 0), meanFreeSpins(model)))
  return times(perSpin, spins)
}

/**
 * Mean line or ways win of one spin as a share of the total bet. Every line has the same mean, and the bet is split evenly over
 * the lines.
 */
function runReturn(model: SlotModel): Rational {
  const combinationCount = BigInt(combinationsOf(model))
  const runs = model.wins === 'ways' ? waysRuns(model) : lineRuns(model)
  const linePay = runs.reduce((sum, run) => sum + BigInt(run.weight) * BigInt(payOfRun(model, run)), 0n)
  return rational(linePay, combinationCount * (model.wins === 'ways' ? BigInt(model.betUnits) : 1n))
}

/** Scatter pays, coin features and trails, as a share of the total bet. */
export function countedReturn(model: SlotModel): Rational {
  const coins = model.holdAndWin ? meanByStart(model.holdAndWin, model.reels * model.rows) : []
  const trail = model.trail ? meanTrail(model.trail) : rational(0)
  const combinationCount = combinationsOf(model)
  return scatterCounts(model).reduce((sum, combinations, count) => {
    const feature = startsTrail(model, count) ? trail : (coins[count] ?? rational(0))
    const countedPay = plus(rational(payOfCounted(model, count)), feature)
    return plus(sum, times(rational(combinations, combinationCount), countedPay))
  }, rational(0))
}
