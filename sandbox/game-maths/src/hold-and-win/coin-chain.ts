import type { HoldAndWinRule } from '../model.ts'
import { plus, type Rational, rational, times } from '../rational.ts'

/**
 * The respins as a Markov chain over the number of empty cells. With `e` empty cells and z the probability that a respin brings
 * no coin, the chain ends after `respins` empty respins (z³) or moves to e - j with (1 + z + z²) times the probability of
 * exactly j new coins. All terms share the denominator outOf^(respins · e), so the sums are of whole numbers.
 */
export interface ChainStep {
  /** The chain ends here: numerator over `all`. */
  readonly ends: bigint
  /** By number of new coins (from 1, at index 0): numerator over `all`. */
  readonly comes: readonly bigint[]
  readonly all: bigint
}

export function chainStep({ coinChance: [of, outOf], respins }: HoldAndWinRule, empty: number): ChainStep {
  const [hit, miss, whole] = [BigInt(of), BigInt(outOf - of), BigInt(outOf)]
  const none = miss ** BigInt(empty)
  const each = whole ** BigInt(empty)
  let before = 0n
  for (let spin = 0; spin < respins; spin += 1) before += none ** BigInt(spin) * each ** BigInt(respins - 1 - spin)
  let choose = 1n
  const comes = Array.from({ length: empty }, (_, index) => {
    const come = index + 1
    choose = (choose * BigInt(empty - index)) / BigInt(come)
    return before * choose * hit ** BigInt(come) * miss ** BigInt(empty - come)
  })
  return { ends: none ** BigInt(respins), comes, all: each ** BigInt(respins) }
}

/** By number of empty cells at the start: the mean number of coins at the end, and the probability of a full grid. */
interface Ending {
  readonly coins: Rational
  readonly full: Rational
}

function endings(rule: HoldAndWinRule, cells: number): Ending[] {
  const endings: Ending[] = [{ coins: rational(cells), full: rational(1) }]
  for (let empty = 1; empty <= cells - rule.coinsToStart; empty += 1) {
    const { ends, comes, all } = chainStep(rule, empty)
    const sum = (own: Rational, of: keyof Ending) =>
      comes.reduce(
        (total, weight, index) => plus(total, times(rational(weight, all), endings[empty - index - 1]?.[of] ?? rational(0))),
        times(rational(ends, all), own),
      )
    endings.push({ coins: sum(rational(cells - empty), 'coins'), full: sum(rational(0), 'full') })
  }
  return endings
}

/** Mean value of a coin in total bets. */
export function meanCoin({ coins }: HoldAndWinRule): Rational {
  const [worth, weights] = coins.reduce(([sum, all], [multiple, weight]) => [sum + multiple * weight, all + weight], [0, 0])
  return rational(worth, weights)
}

/** By number of starting coins: the exact mean pay of hold and win in total bets; 0 for too few. */
export function meanByStart(rule: HoldAndWinRule, cells: number): Rational[] {
  const ends = endings(rule, cells)
  return Array.from({ length: cells + 1 }, (_, coins) => {
    const end = coins >= rule.coinsToStart ? ends[cells - coins] : undefined
    if (!end) return rational(0)
    return plus(times(end.coins, meanCoin(rule)), times(end.full, rational(rule.grand)))
  })
}

/** By number of starting coins: the mean square of the pay in total bets. Exact up to floating point. */
export function squareByStart(rule: HoldAndWinRule, cells: number): number[] {
  const weights = rule.coins.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = rule.coins.reduce((sum, [worth, weight]) => sum + (worth * weight) / weights, 0)
  const spread = rule.coins.reduce((sum, [worth, weight]) => sum + (worth ** 2 * weight) / weights, 0) - mean ** 2
  const meanSquares = [cells * spread + (cells * mean + rule.grand) ** 2]
  for (let empty = 1; empty <= cells - rule.coinsToStart; empty += 1) {
    const { ends, comes, all } = chainStep(rule, empty)
    const coins = cells - empty
    const share = (weight: bigint) => Number((weight << 80n) / all) / 2 ** 80
    const stop = share(ends) * (coins * spread + (coins * mean) ** 2)
    meanSquares.push(comes.reduce((sum, weight, index) => sum + share(weight) * (meanSquares[empty - index - 1] ?? 0), stop))
  }
  return Array.from({ length: cells + 1 }, (_, coins) => (coins >= rule.coinsToStart ? (meanSquares[cells - coins] ?? 0) : 0))
}
