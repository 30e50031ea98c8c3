import { plus, type Rational, rational, times } from './rational.ts'
import type { SlotModel } from './model.ts'
import { freeSpinsAdded } from './free-spins.ts'
import { windowAt } from './grid.ts'
import { countedIn, winsOf } from './spin.ts'

/** The result of one stop combination. */
interface StopResult {
  /** In bet units. */
  win: number
  scatters: number
}

/** Figures of a model by brute force: every stop combination is evaluated, and free spins are solved backwards. */
export interface Enumerated {
  rtp: Rational
  hitFrequency: Rational
  highest: Rational
  deviation: number
}

/** Cached: several tests use the same models and enumeration is slow. */
const enumerations = new Map<string, Enumerated>()

export function enumerate(model: SlotModel): Enumerated {
  const key = JSON.stringify(model)
  const enumerated = enumerations.get(key) ?? enumerateAll(model)
  enumerations.set(key, enumerated)
  return enumerated
}

function enumerateAll(model: SlotModel): Enumerated {
  const stopResults = allStops(model).map((stops): StopResult => {
    const grid = windowAt(model, stops)
    const wins = winsOf(model, grid, { bet: model.betUnits, multiplier: 1 })
    return { win: wins.reduce((sum, win) => sum + win.amount, 0), scatters: countedIn(model, grid) }
  })
  const base = roundFrom(model, stopResults)
  const lines = model.betUnits
  const variance = Number(base.square.numerator) / Number(base.square.denominator) - toFloat(base.mean) ** 2
  return {
    rtp: times(base.mean, rational(1, lines)),
    hitFrequency: rational(stopResults.filter(({ win }) => win > 0).length, stopResults.length),
    highest: rational(base.highest, lines),
    deviation: Math.sqrt(Math.max(0, variance)) / lines,
  }
}

function allStops(model: SlotModel): number[][] {
  return model.strips.reduce<number[][]>(
    (combinations, strip) => combinations.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
    [[]],
  )
}

interface Rest {
  mean: Rational
  square: Rational
  highest: number
}

function roundFrom(model: SlotModel, stopResults: readonly StopResult[]): Rest {
  const cache = new Map<string, Rest>()
  const remainingFreeSpins = (awarded: number, playedSpins: number): Rest => {
    if (playedSpins >= awarded) return { mean: rational(0), square: rational(0), highest: 0 }
    const key = `${awarded}/${playedSpins}`
    const rest = cache.get(key) ?? spin(model.freeSpins?.multiplier ?? 1, awarded, playedSpins + 1)
    cache.set(key, rest)
    return rest
  }
  const spin = (multiplier: number, awarded: number, playedSpins: number): Rest => {
    let mean = rational(0)
    let square = rational(0)
    let highestWin = 0
    for (const { win, scatters } of stopResults) {
      const winOfSpin = win * multiplier
      const rest = remainingFreeSpins(awarded + freeSpinsAdded(model, scatters, awarded), playedSpins)
      mean = plus(mean, plus(rational(winOfSpin), rest.mean))
      square = plus(square, plus(rational(winOfSpin * winOfSpin), plus(times(rational(2 * winOfSpin), rest.mean), rest.square)))
      highestWin = Math.max(highestWin, winOfSpin + rest.highest)
    }
    const chanceOfStop = rational(1, stopResults.length)
    return { mean: times(mean, chanceOfStop), square: times(square, chanceOfStop), highest: highestWin }
  }
  return spin(1, 0, 0)
}

function toFloat(value: Rational): number {
  return Number(value.numerator) / Number(value.denominator)
}
