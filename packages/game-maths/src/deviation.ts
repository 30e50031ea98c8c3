import { type SpinMoments, spinMoments } from './moments.ts'
import { payOf, type SlotModel, symbolsOf } from './model.ts'
import { freeSpinsAdded } from './round.ts'

/** One outcome class of a spin: so many scatters, with its chance and the first two moments of the spin's win in total bets over it. */
interface Outcome {
  readonly scatters: number
  readonly chance: number
  readonly mean: number
  readonly square: number
}

/**
 * Standard deviation of a round's win in multiples of the total bet, free spins included. Exact up to floating point: a free
 * spin's win and what it adds to the round hang together only through its scatters, so rounds are solved backwards by (awarded, played).
 */
export function standardDeviation(model: SlotModel): number {
  const outcomes = outcomesOf(model, spinMoments(model))
  const later = freePart(model, outcomes)
  let mean = 0
  let square = 0
  for (const outcome of outcomes) {
    const rest = later(freeSpinsAdded(model, outcome.scatters, 0))
    mean += outcome.mean + outcome.chance * rest.mean
    square += outcome.square + 2 * outcome.mean * rest.mean + outcome.chance * rest.square
  }
  return Math.sqrt(square - mean * mean)
}

/** Joins line wins and the scatter's own win; in total bets. */
function outcomesOf(model: SlotModel, moments: SpinMoments): Outcome[] {
  const lines = model.lines.length
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  return moments.chance
    .map((chance, scatters): Outcome => {
      const pay = payOf(scatter, scatters)
      const mean = (moments.mean[scatters] ?? 0) / lines
      const square = (moments.square[scatters] ?? 0) / lines ** 2
      return { scatters, chance, mean: mean + pay * chance, square: square + 2 * pay * mean + pay * pay * chance }
    })
    .filter((outcome) => outcome.chance > 0)
}

/** First two moments of all free wins to come, when the paid spin awarded so many. */
function freePart(model: SlotModel, outcomes: readonly Outcome[]): (awarded: number) => { mean: number; square: number } {
  const times = model.freeSpins?.multiplier ?? 1
  const known = new Map<string, { mean: number; square: number }>()
  const from = (awarded: number, played: number): { mean: number; square: number } => {
    if (played >= awarded) return { mean: 0, square: 0 }
    const key = `${awarded}/${played}`
    const seen = known.get(key)
    if (seen) return seen
    let mean = 0
    let square = 0
    for (const outcome of outcomes) {
      const rest = from(awarded + freeSpinsAdded(model, outcome.scatters, awarded), played + 1)
      mean += times * outcome.mean + outcome.chance * rest.mean
      square += times * times * outcome.square + 2 * times * outcome.mean * rest.mean + outcome.chance * rest.square
    }
    known.set(key, { mean, square })
    return { mean, square }
  }
  return (awarded) => from(awarded, 0)
}
