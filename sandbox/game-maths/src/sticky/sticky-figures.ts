import { canFollow, coverChance, coverSets, returnOfSpins, runsOfSpins } from '../expanding/patterns.ts'
import { freeSpinsAdded } from '../free-spins.ts'
import { highestSpins } from '../highest/highest-spin.ts'
import type { LineRun } from '../line-runs.ts'
import { coverBit } from '../marks.ts'
import type { SlotModel } from '../model.ts'
import { spinMoments } from '../moments.ts'
import { plus, type Rational, rational, times, toNumber } from '../rational.ts'
import { scatterCounts } from '../scatters.ts'
import { combinationsOf } from '../combinations.ts'
import { freeModelOf } from './free-model.ts'

/**
 * What follows a free spin depends only on the set of covered reels and the number of spins left. Covered reels stay, so the sets
 * form a chain that only grows.
 */

/** Exact mean win of the free spins of a round in total bets. */
export function stickyReturn(model: SlotModel): Rational {
  const freeModel = freeModelOf(model)
  return times(rational(multiplierOf(model)), returnOfSpins(freeModel, spinsBySet(model, freeModel)))
}

/** The runs of all lines in free spins, for tuning the pays, with weights as of one line and one paid spin. */
export function stickyRuns(model: SlotModel): LineRun[] {
  const freeModel = freeModelOf(model)
  const spins = spinsBySet(model, freeModel).map((count) => times(rational(multiplierOf(model)), count))
  return runsOfSpins(freeModel, spins)
}

/** By set of covered reels: the mean number of a round's free spins that show it. */
function spinsBySet(model: SlotModel, freeModel: SlotModel): Rational[] {
  const sets = coverSets(freeModel)
  const combinationCount = combinationsOf(model)
  const counts = scatterCounts(model)
  const longest = Math.max(...counts.map((_, scatters) => freeSpinsAdded(model, scatters, 0)))
  const steps = sets.map((held) => sets.map((covered) => coverChance(freeModel, held, covered)))
  const total = sets.map(() => rational(0))
  let showing = sets.map((held) => rational(held === 0 ? 1 : 0))
  for (let spin = 1; spin <= longest; spin += 1) {
    showing = sets.map((covered) =>
      sets.reduce((sum, held) => plus(sum, times(showing[held] as Rational, steps[held]?.[covered] as Rational)), rational(0)),
    )
    const playing = counts.reduce((sum, count, scatters) => sum + (freeSpinsAdded(model, scatters, 0) >= spin ? count : 0), 0)
    const chance = rational(playing, combinationCount)
    for (const covered of sets) total[covered] = plus(total[covered] as Rational, times(chance, showing[covered] as Rational))
  }
  return total
}

interface Moments {
  readonly mean: number
  readonly square: number
}

/** By number of free spins: the first two moments of their win in total bets. */
export function stickyMoments(model: SlotModel): (spins: number) => Moments {
  const freeModel = freeModelOf(model)
  const sets = coverSets(freeModel)
  const unit = multiplierOf(model) / model.betUnits
  const spin = spinMoments(freeModel)
  const chances = sets.map((held) => sets.map((covered) => toNumber(coverChance(freeModel, held, covered))))
  const bySpins: Moments[][] = [sets.map(() => ({ mean: 0, square: 0 }))]
  const momentsFrom = (held: number, later: readonly Moments[]): Moments =>
    sets.reduce(
      (sum, covered) => {
        const chance = chances[held]?.[covered] ?? 0
        const ofSet = spin.chance[covered] ?? 0
        if (chance === 0 || ofSet === 0) return sum
        const mean = ((spin.mean[covered] ?? 0) / ofSet) * unit
        const square = ((spin.square[covered] ?? 0) / ofSet) * unit ** 2
        const rest = later[covered] as Moments
        return {
          mean: sum.mean + chance * (mean + rest.mean),
          square: sum.square + chance * (square + 2 * mean * rest.mean + rest.square),
        }
      },
      { mean: 0, square: 0 },
    )
  return (spins) => {
    for (let left = bySpins.length; left <= spins; left += 1) {
      const later = bySpins[left - 1] as Moments[]
      bySpins[left] = sets.map((held) => momentsFrom(held, later))
    }
    return bySpins[spins]?.[0] ?? { mean: 0, square: 0 }
  }
}

/** In bet units, and the draws of its free spins. */
interface BestSpins {
  readonly win: number
  readonly draws: readonly (readonly number[])[]
}

/** By number of free spins: the best ones, given the best spin of each set of covered reels. */
export function highestSticky(model: SlotModel): (spins: number) => BestSpins {
  const freeModel = freeModelOf(model)
  const best = highestSpins(freeModel)
  const multiplier = multiplierOf(model)
  const bySpins: BestSpins[][] = [coverSets(freeModel).map(() => ({ win: 0, draws: [] }))]
  const bestFrom = (held: number, later: readonly BestSpins[]): BestSpins =>
    best
      .filter(({ scatters: covered }) => canFollow(held, covered))
      .map((spin): BestSpins => {
        const rest = later[spin.scatters] as BestSpins
        const draws = spin.stops.filter((_, reel) => (coverBit(freeModel, reel) & held) === 0)
        return { win: spin.win * multiplier + rest.win, draws: [draws, ...rest.draws] }
      })
      .reduce((highest, spins) => (spins.win > highest.win ? spins : highest), { win: -1, draws: [] })
  return (spins) => {
    for (let left = bySpins.length; left <= spins; left += 1) {
      const later = bySpins[left - 1] as BestSpins[]
      bySpins[left] = coverSets(freeModel).map((held) => bestFrom(held, later))
    }
    return bySpins[spins]?.[0] ?? { win: 0, draws: [] }
  }
}

const multiplierOf = (model: SlotModel): number => model.freeSpins?.multiplier ?? 1
