import { plus, type Rational, rational, times } from './rational.ts'
import type { SlotModel } from './model.ts'
import { playRound, type SlotRound } from './round.ts'

/** Figures of a model in total bets, by playing every possible round: every value of every draw is followed. */
export interface EveryRound {
  mean: number
  exactMean: Rational
  deviation: number
  hits: number
  highest: number
}

/** Cached: two tests use the same models. */
const cache = new Map<string, EveryRound>()

export function everyRound(model: SlotModel, bet: number): EveryRound {
  const key = JSON.stringify([model, bet])
  const figures = cache.get(key) ?? playEveryRound(model, bet)
  cache.set(key, figures)
  return figures
}

function playEveryRound(model: SlotModel, bet: number): EveryRound {
  const figures = { mean: 0, square: 0, hits: 0, highest: 0 }
  // Won cents by the number of equally likely rounds: few denominators, so few fractions to add.
  const wonCents = new Map<number, number>()
  for (let draws: readonly number[] | null = []; draws !== null; ) {
    const { round, outOf, next } = playDraws(model, bet, draws)
    const multiple = round.win / bet
    figures.mean += multiple / outOf
    figures.square += multiple ** 2 / outOf
    figures.hits += hasHit(round) ? 1 / outOf : 0
    figures.highest = Math.max(figures.highest, multiple)
    wonCents.set(outOf, (wonCents.get(outOf) ?? 0) + round.win)
    draws = next
  }
  const meanWin = [...wonCents].reduce((sum, [outOf, cents]) => plus(sum, rational(cents, outOf)), rational(0))
  return {
    mean: figures.mean,
    exactMean: times(meanWin, rational(1, bet)),
    deviation: Math.sqrt(Math.max(0, figures.square - figures.mean ** 2)),
    hits: figures.hits,
    highest: figures.highest,
  }
}

/** Whether the paid spin shows a win, or starts respins or a trail. */
export const hasHit = ({ steps: [paidSpin, next] }: SlotRound): boolean =>
  (paidSpin?.wins.length ?? 0) > 0 ||
  paidSpin?.respinsLeft !== undefined ||
  paidSpin?.expanded !== undefined ||
  next?.trail !== undefined

/**
 * The round of these draws, every further one 0; one in how many rounds it is; and the draws of the next round, null after the
 * last.
 */
function playDraws(model: SlotModel, bet: number, draws: readonly number[]) {
  const usedDraws: number[] = []
  const limits: number[] = []
  const round = playRound(model, bet, (upperExclusive) => {
    const drawnNumber = draws[usedDraws.length] ?? 0
    usedDraws.push(drawnNumber)
    limits.push(upperExclusive)
    return drawnNumber
  })
  const lastIncrementable = usedDraws.findLastIndex((drawnNumber, index) => drawnNumber + 1 < (limits[index] as number))
  return {
    round,
    outOf: limits.reduce((product, limit) => product * limit, 1),
    next: lastIncrementable < 0 ? null : [...usedDraws.slice(0, lastIncrementable), (usedDraws[lastIncrementable] as number) + 1],
  }
}
