import { plus, type Rational, rational, times } from './rational.ts'
import type { SlotModel } from './model.ts'
import { freeSpinsAdded } from './free-spins.ts'
import { windowAt } from './grid.ts'
import { countedIn, winsOf } from './spin.ts'

/** What one stop combination of a spin shows. */
interface Shown {
  /** In bet units. */
  win: number
  scatters: number
}

/** The figures of a model found the slow way: every stop combination is looked at, and free spins are solved backwards, spin by spin. */
export interface Enumerated {
  rtp: Rational
  hitFrequency: Rational
  highest: Rational
  deviation: number
}

/** Several tests look at the same models, and looking is slow. */
const looked = new Map<string, Enumerated>()

export function enumerate(model: SlotModel): Enumerated {
  const key = JSON.stringify(model)
  const found = looked.get(key) ?? lookAtAll(model)
  looked.set(key, found)
  return found
}

function lookAtAll(model: SlotModel): Enumerated {
  const shown = allStops(model).map((stops): Shown => {
    const grid = windowAt(model, stops)
    const wins = winsOf(model, grid, { bet: model.betUnits, multiplier: 1 })
    return { win: wins.reduce((sum, win) => sum + win.amount, 0), scatters: countedIn(model, grid) }
  })
  const base = roundFrom(model, shown)
  const lines = model.betUnits
  const variance = Number(base.square.numerator) / Number(base.square.denominator) - toFloat(base.mean) ** 2
  return {
    rtp: times(base.mean, rational(1, lines)),
    hitFrequency: rational(shown.filter(({ win }) => win > 0).length, shown.length),
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

function roundFrom(model: SlotModel, shown: readonly Shown[]): Rest {
  const known = new Map<string, Rest>()
  const free = (awarded: number, played: number): Rest => {
    if (played >= awarded) return { mean: rational(0), square: rational(0), highest: 0 }
    const key = `${awarded}/${played}`
    const rest = known.get(key) ?? spin(model.freeSpins?.multiplier ?? 1, awarded, played + 1)
    known.set(key, rest)
    return rest
  }
  const spin = (multiplier: number, awarded: number, played: number): Rest => {
    let mean = rational(0)
    let square = rational(0)
    let highest = 0
    for (const { win, scatters } of shown) {
      const won = win * multiplier
      const rest = free(awarded + freeSpinsAdded(model, scatters, awarded), played)
      mean = plus(mean, plus(rational(won), rest.mean))
      square = plus(square, plus(rational(won * won), plus(times(rational(2 * won), rest.mean), rest.square)))
      highest = Math.max(highest, won + rest.highest)
    }
    const each = rational(1, shown.length)
    return { mean: times(mean, each), square: times(square, each), highest }
  }
  return spin(1, 0, 0)
}

function toFloat(value: Rational): number {
  return Number(value.numerator) / Number(value.denominator)
}
