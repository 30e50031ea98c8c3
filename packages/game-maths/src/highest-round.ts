import { type HighestSpin, highestSpins } from './highest-spin.ts'
import type { SlotModel } from './model.ts'
import { type Rational, rational } from './rational.ts'
import { freeSpinsAdded } from './round.ts'

/** The highest win of a round in multiples of the total bet, and the stops of its spins, the paid one first, that win it. */
export interface HighestRound {
  readonly multiple: Rational
  readonly stops: readonly (readonly number[])[]
}

interface Rest {
  readonly win: number
  readonly spins: readonly HighestSpin[]
}

/**
 * Neither a guess nor a bound nobody can reach: spins are tied together only by the scatters they show, so the best round is the
 * best sequence of each scatter count's best spins, found backwards over (awarded, played) up to the free spins' cap.
 */
export function highestRound(model: SlotModel): HighestRound {
  const spins = highestSpins(model)
  const times = model.freeSpins?.multiplier ?? 1
  const known = new Map<string, Rest>()
  const rest = (awarded: number, played: number): Rest => {
    if (played >= awarded) return { win: 0, spins: [] }
    const key = `${awarded}/${played}`
    const seen = known.get(key)
    if (seen) return seen
    const best = highest(spins, times, (spin) => rest(awarded + freeSpinsAdded(model, spin.scatters, awarded), played + 1))
    known.set(key, best)
    return best
  }
  const best = highest(spins, 1, (spin) => rest(freeSpinsAdded(model, spin.scatters, 0), 0))
  return { multiple: rational(best.win, model.lines.length), stops: best.spins.map((spin) => spin.stops) }
}

function highest(spins: readonly HighestSpin[], times: number, then: (spin: HighestSpin) => Rest): Rest {
  let best: Rest = { win: -1, spins: [] }
  for (const spin of spins) {
    const later = then(spin)
    const win = spin.win * times + later.win
    if (win > best.win) best = { win, spins: [spin, ...later.spins] }
  }
  return best
}
