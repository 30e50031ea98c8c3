import type { HighestSpin } from '../highest/highest-spin.ts'
import { coverBit } from '../marks.ts'
import type { SlotModel } from '../model.ts'
import { toNumber } from '../rational.ts'
import type { SpinMoments } from '../spin-moments.ts'
import { canFollow, coverChance, coverSets } from './patterns.ts'

interface Moments {
  readonly mean: number
  readonly square: number
}
const NOTHING: Moments = { mean: 0, square: 0 }

/**
 * First two moments of a round's win in total bets, given those of a paid spin by covered reels. What follows a spin depends on
 * its covered reels only, so rounds are solved backwards from all reels covered.
 */
export function expandingMoments(model: SlotModel, spin: SpinMoments): Moments {
  const sets = coverSets(model)
  const units = model.betUnits
  const roundFrom: Moments[] = sets.map(() => NOTHING)
  for (const held of sets.toReversed()) {
    roundFrom[held] = sets.reduce((sum, covered) => {
      const chance = toNumber(coverChance(model, held, covered))
      const ofSet = spin.chance[covered] ?? 0
      if (chance === 0 || ofSet === 0) return sum
      const mean = (spin.mean[covered] ?? 0) / ofSet / units
      const square = (spin.square[covered] ?? 0) / ofSet / units ** 2
      const later = covered === held ? NOTHING : (roundFrom[covered] ?? NOTHING)
      return {
        mean: sum.mean + chance * (mean + later.mean),
        square: sum.square + chance * (square + 2 * mean * later.mean + later.square),
      }
    }, NOTHING)
  }
  return roundFrom[0] ?? NOTHING
}

/** In bet units, and the draws of its spins. */
interface BestRound {
  readonly win: number
  readonly draws: readonly (readonly number[])[]
}

/** The best round, given the best spin of each set of covered reels. */
export function highestWithExpanding(model: SlotModel, spins: readonly HighestSpin[]): BestRound {
  const bestFrom: BestRound[] = []
  for (const held of coverSets(model).toReversed()) {
    bestFrom[held] = spins
      .filter(({ scatters: covered }) => canFollow(held, covered))
      .map((spin): BestRound => {
        const later = spin.scatters === held ? null : bestFrom[spin.scatters]
        const draws = spin.stops.filter((_, reel) => (coverBit(model, reel) & held) === 0)
        return { win: spin.win + (later?.win ?? 0), draws: [draws, ...(later?.draws ?? [])] }
      })
      .reduce((best, round) => (round.win > best.win ? round : best), { win: -1, draws: [] })
  }
  return bestFrom[0] as BestRound
}
