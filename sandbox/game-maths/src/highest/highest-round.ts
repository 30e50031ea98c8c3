import { highestCascades } from '../cascade/cascade-figures.ts'
import { highestWithExpanding } from '../expanding/round-figures.ts'
import { freeSpinsAdded } from '../free-spins.ts'
import { highestCoins } from '../hold-and-win/highest-coins.ts'
import { type SlotModel, startsRespins, startsTrail, type TrailRule } from '../model.ts'
import { type Rational, rational } from '../rational.ts'
import { highestSticky } from '../sticky/sticky-figures.ts'
import { highestTrail } from '../trail/trail-figures.ts'
import { type HighestSpin, highestSpins } from './highest-spin.ts'

/** The highest win of a round in total bets, and the draws of its steps, the paid spin first, that produce it. */
export interface HighestRound {
  readonly multiple: Rational
  readonly draws: readonly (readonly number[])[]
}

/** Exact, not an unreachable bound: playing the draws wins it. */
export function highestRound(model: SlotModel): HighestRound {
  if (model.cascade) {
    const { win, draws } = highestCascades(model, model.cascade)
    return { multiple: rational(win, model.betUnits), draws }
  }
  if (model.expandingWilds) {
    const { win, draws } = highestWithExpanding(model, highestSpins(model))
    return { multiple: rational(win, model.betUnits), draws }
  }
  if (model.trail) return highestWithTrail(model, model.trail)
  if (model.stickyWilds) return highestWithSticky(model)
  return model.holdAndWin ? highestWithCoins(model) : highestWithFreeSpins(model)
}

/** The best result of the respins is the same whatever starts them: a full grid of the best coins. */
function highestWithCoins(model: SlotModel): HighestRound {
  const coins = highestCoins(model)
  const bestSpin = findHighest(highestSpins(model), 1, ({ scatters }) => ({
    win: startsRespins(model, scatters) ? coins.win * model.betUnits : 0,
    spins: [],
  }))
  return { multiple: rational(bestSpin.win, model.betUnits), draws: bestSpin.spins.map(({ stops }) => coins.drawsFrom(stops)) }
}

/** The best paid spin of those that start the trail or do not, and the best rolls. */
function highestWithTrail(model: SlotModel, rule: TrailRule): HighestRound {
  const { prize, draws } = highestTrail(rule)
  const rounds = highestSpins(model).map(({ win, scatters, stops }) => {
    const isStarted = startsTrail(model, scatters)
    return { win: win + (isStarted ? prize * model.betUnits : 0), draws: [stops, ...(isStarted ? [draws] : [])] }
  })
  return bestOf(model, rounds)
}

/** The best paid spin of those that award free spins or do not, and the best free spins. */
function highestWithSticky(model: SlotModel): HighestRound {
  const best = highestSticky(model)
  const rounds = highestSpins(model).map(({ win, scatters, stops }) => {
    const { win: later, draws } = best(freeSpinsAdded(model, scatters, 0))
    return { win: win + later, draws: [stops, ...draws] }
  })
  return bestOf(model, rounds)
}

function bestOf(
  model: SlotModel,
  rounds: readonly { readonly win: number; readonly draws: readonly (readonly number[])[] }[],
): HighestRound {
  const best = rounds.reduce((highest, round) => (round.win > highest.win ? round : highest))
  return { multiple: rational(best.win, model.betUnits), draws: best.draws }
}

interface BestRemainder {
  readonly win: number
  readonly spins: readonly HighestSpin[]
}

/**
 * Spins depend on each other only through their scatters, so the best round is the best sequence of each scatter count's best
 * spins, found backwards over (awarded, played) up to the free-spin cap.
 */
function highestWithFreeSpins(model: SlotModel): HighestRound {
  const spins = highestSpins(model)
  const times = model.freeSpins?.multiplier ?? 1
  const cache = new Map<string, BestRemainder>()
  const bestRemainder = (awarded: number, playedSpins: number): BestRemainder => {
    if (playedSpins >= awarded) return { win: 0, spins: [] }
    const key = `${awarded}/${playedSpins}`
    const cachedBest = cache.get(key)
    if (cachedBest) return cachedBest
    const bestRemaining = findHighest(spins, times, (spin) =>
      bestRemainder(awarded + freeSpinsAdded(model, spin.scatters, awarded), playedSpins + 1),
    )
    cache.set(key, bestRemaining)
    return bestRemaining
  }
  const bestRound = findHighest(spins, 1, (spin) => bestRemainder(freeSpinsAdded(model, spin.scatters, 0), 0))
  return { multiple: rational(bestRound.win, model.betUnits), draws: bestRound.spins.map((spin) => spin.stops) }
}

function findHighest(
  spins: readonly HighestSpin[],
  times: number,
  remainderOf: (spin: HighestSpin) => BestRemainder,
): BestRemainder {
  let best: BestRemainder = { win: -1, spins: [] }
  for (const spin of spins) {
    const remainder = remainderOf(spin)
    const win = spin.win * times + remainder.win
    if (win > best.win) best = { win, spins: [spin, ...remainder.spins] }
  }
  return best
}
