import { plus, type Rational, rational, times } from './rational.ts'
import type { SlotModel } from './model.ts'
import { playRound, type SlotRound } from './round.ts'

/** Figures of a model in total bets, found by playing every round there can be: each number a draw may give is followed. */
export interface EveryRound {
  mean: number
  exactMean: Rational
  deviation: number
  hits: number
  highest: number
}

class OpenDraw extends Error {
  readonly upperExclusive: number
  constructor(upperExclusive: number) {
    super('a draw nobody has decided yet')
    this.upperExclusive = upperExclusive
  }
}

export function everyRound(model: SlotModel, bet: number): EveryRound {
  const found = { mean: 0, square: 0, hits: 0, highest: 0 }
  // Won cents by the number of rounds as likely: few denominators, so few fractions to add.
  const won = new Map<bigint, bigint>()
  const follow = (draws: readonly number[], outOf: bigint): void => {
    const open = playedOrOpen(model, bet, draws)
    if (open instanceof OpenDraw) {
      for (let drawn = 0; drawn < open.upperExclusive; drawn += 1) follow([...draws, drawn], outOf * BigInt(open.upperExclusive))
      return
    }
    const chance = 1 / Number(outOf)
    const multiple = open.win / bet
    found.mean += chance * multiple
    found.square += chance * multiple ** 2
    found.hits += hasHit(open) ? chance : 0
    found.highest = Math.max(found.highest, multiple)
    won.set(outOf, (won.get(outOf) ?? 0n) + BigInt(open.win))
  }
  follow([], 1n)
  const exact = [...won].reduce((sum, [outOf, cents]) => plus(sum, rational(cents, outOf)), rational(0))
  return {
    mean: found.mean,
    exactMean: times(exact, rational(1, bet)),
    deviation: Math.sqrt(Math.max(0, found.square - found.mean ** 2)),
    hits: found.hits,
    highest: found.highest,
  }
}

/** A paid spin that shows a win, or starts respins. */
export const hasHit = ({ steps }: SlotRound): boolean => (steps[0]?.wins.length ?? 0) > 0 || steps[0]?.respinsLeft !== undefined

function playedOrOpen(model: SlotModel, bet: number, draws: readonly number[]): SlotRound | OpenDraw {
  let used = 0
  try {
    return playRound(model, bet, (upperExclusive) => {
      const drawn = draws[used]
      if (drawn === undefined) throw new OpenDraw(upperExclusive)
      used += 1
      return drawn
    })
  } catch (error) {
    if (error instanceof OpenDraw) return error
    throw error
  }
}
