import { expandingMoments } from './expanding/round-figures.ts'
import { spinMoments } from './moments.ts'
import type { SpinMoments } from './spin-moments.ts'
import { cascadeMoments } from './cascade/cascade-figures.ts'
import { freeSpinsAdded } from './free-spins.ts'
import { meanByStart, squareByStart } from './hold-and-win/coin-chain.ts'
import { payOfCounted, type SlotModel, startsTrail } from './model.ts'
import { toNumber } from './rational.ts'
import { stickyMoments } from './sticky/sticky-figures.ts'
import { meanTrail, squareOfTrail } from './trail/trail-figures.ts'

/**
 * One outcome class of a spin: a number of scatters or coins, its probability, and the first two moments of the spin's win in
 * total bets.
 */
interface Outcome {
  readonly scatters: number
  readonly chance: number
  readonly mean: number
  readonly square: number
}

/**
 * Standard deviation of a round's win in total bets, free spins included. Exact up to floating point: a free spin's win and its
 * retriggers depend on each other only through its scatters, so rounds are solved backwards by (awarded, played).
 */
export function standardDeviation(model: SlotModel): number {
  if (model.cascade) return spread(cascadeMoments(model, model.cascade))
  if (model.expandingWilds) return spread(expandingMoments(model, spinMoments(model)))
  const outcomes = outcomesOf(model, spinMoments(model))
  const freeSpinMoments = model.stickyWilds ? stickyMoments(model) : freePart(model, outcomes)
  let mean = 0
  let square = 0
  for (const outcome of outcomes) {
    const laterMoments = freeSpinMoments(freeSpinsAdded(model, outcome.scatters, 0))
    mean += outcome.mean + outcome.chance * laterMoments.mean
    square += outcome.square + 2 * outcome.mean * laterMoments.mean + outcome.chance * laterMoments.square
  }
  return spread({ mean, square })
}

const spread = ({ mean, square }: { mean: number; square: number }): number => Math.sqrt(Math.max(0, square - mean * mean))

/** Combines line or ways wins with the wins of scatters or coins, which depend on their number only; in total bets. */
function outcomesOf(model: SlotModel, moments: SpinMoments): Outcome[] {
  const units = model.betUnits
  const freeSpinMoments = momentsByCount(model)
  return moments.chance
    .map((chance, scatters): Outcome => {
      const laterMoments = freeSpinMoments(scatters)
      const mean = (moments.mean[scatters] ?? 0) / units
      const square = (moments.square[scatters] ?? 0) / units ** 2
      return {
        scatters,
        chance,
        mean: mean + chance * laterMoments.mean,
        square: square + 2 * mean * laterMoments.mean + chance * laterMoments.square,
      }
    })
    .filter((outcome) => outcome.chance > 0)
}

/** By number of scatters or coins: the first two moments of their own pay and of the respins or trail they start. */
function momentsByCount(model: SlotModel): (count: number) => { mean: number; square: number } {
  const cells = model.reels * model.rows
  const mean = model.holdAndWin ? meanByStart(model.holdAndWin, cells).map(toNumber) : []
  const square = model.holdAndWin ? squareByStart(model.holdAndWin, cells) : []
  const trail = model.trail && { mean: toNumber(meanTrail(model.trail)), square: toNumber(squareOfTrail(model.trail)) }
  return (count) => {
    const pay = payOfCounted(model, count)
    const ofTrail = startsTrail(model, count) ? trail : undefined
    const feature = ofTrail ?? { mean: mean[count] ?? 0, square: square[count] ?? 0 }
    return { mean: pay + feature.mean, square: pay * pay + 2 * pay * feature.mean + feature.square }
  }
}

/** First two moments of all remaining free-spin wins after the paid spin awarded `awarded`. */
function freePart(model: SlotModel, outcomes: readonly Outcome[]): (awarded: number) => { mean: number; square: number } {
  const times = model.freeSpins?.multiplier ?? 1
  const cache = new Map<string, { mean: number; square: number }>()
  const remainingMoments = (awardedSpins: number, playedSpins: number): { mean: number; square: number } => {
    if (playedSpins >= awardedSpins) return { mean: 0, square: 0 }
    const key = `${awardedSpins}/${playedSpins}`
    const cachedMoments = cache.get(key)
    if (cachedMoments) return cachedMoments
    let mean = 0
    let square = 0
    for (const outcome of outcomes) {
      const laterMoments = remainingMoments(awardedSpins + freeSpinsAdded(model, outcome.scatters, awardedSpins), playedSpins + 1)
      mean += times * outcome.mean + outcome.chance * laterMoments.mean
      square +=
        times * times * outcome.square + 2 * times * outcome.mean * laterMoments.mean + outcome.chance * laterMoments.square
    }
    cache.set(key, { mean, square })
    return { mean, square }
  }
  return (awarded) => remainingMoments(awarded, 0)
}
