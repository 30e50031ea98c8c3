import type { HoldAndWinRule } from '../model.ts'
import { plus, type Rational, rational, times } from '../rational.ts'

/**
 * The respins as a Markov chain over the number of empty cells. With `e` empty cells and z the probability that a respin brings
 * no coin, the chain ends after `respins` empty respins (z³) or moves to e - j with (1 + z + z²) times the probability of
 * exactly j new coins. All terms share the denominator outOf^(respins · e), so the sums are of whole numbers.
 */
export interface ChainStep {
  /** The chain ends here: numerator over `totalWeight`. */
  readonly endWeight: bigint
  /** By number of new coins (from 1, at index 0): numerator over `totalWeight`. */
  readonly newCoinWeights: readonly bigint[]
  readonly totalWeight: bigint
}

export function chainStep({ coinChance: [hits, outOf], respins }: HoldAndWinRule, empty: number): ChainStep {
  const [hitCount, missCount, total] = [BigInt(hits), BigInt(outOf - hits), BigInt(outOf)]
  const noCoinWeight = missCount ** BigInt(empty)
  const respinWeight = total ** BigInt(empty)
  let priorSpinsWeight = 0n
  for (let spin = 0; spin < respins; spin += 1)
    priorSpinsWeight += noCoinWeight ** BigInt(spin) * respinWeight ** BigInt(respins - 1 - spin)
  let choose = 1n
  const newCoinWeights = Array.from({ length: empty }, (_, index) => {
    const newCoins = index + 1
    choose = (choose * BigInt(empty - index)) / BigInt(newCoins)
    return priorSpinsWeight * choose * hitCount ** BigInt(newCoins) * missCount ** BigInt(empty - newCoins)
  })
  return { endWeight: noCoinWeight ** BigInt(respins), newCoinWeights, totalWeight: respinWeight ** BigInt(respins) }
}

/** By number of empty cells at the start: the mean number of coins at the end, and the probability of a full grid. */
interface Ending {
  readonly coins: Rational
  readonly full: Rational
}

function endings(rule: HoldAndWinRule, cells: number): Ending[] {
  const endings: Ending[] = [{ coins: rational(cells), full: rational(1) }]
  for (let empty = 1; empty <= cells - rule.coinsToStart; empty += 1) {
    const { endWeight, newCoinWeights, totalWeight } = chainStep(rule, empty)
    const sum = (endValue: Rational, key: keyof Ending) =>
      newCoinWeights.reduce(
        (total, weight, index) =>
          plus(total, times(rational(weight, totalWeight), endings[empty - index - 1]?.[key] ?? rational(0))),
        times(rational(endWeight, totalWeight), endValue),
      )
    endings.push({ coins: sum(rational(cells - empty), 'coins'), full: sum(rational(0), 'full') })
  }
  return endings
}

/** Mean value of a coin in total bets. */
export function meanCoin({ coins }: HoldAndWinRule): Rational {
  const [weightedSum, totalWeight] = coins.reduce(
    ([sum, weightSum], [multiple, weight]) => [sum + multiple * weight, weightSum + weight],
    [0, 0],
  )
  return rational(weightedSum, totalWeight)
}

/** By number of starting coins: the exact mean pay of hold and win in total bets; 0 for too few. */
export function meanByStart(rule: HoldAndWinRule, cells: number): Rational[] {
  const endingsByEmpty = endings(rule, cells)
  return Array.from({ length: cells + 1 }, (_, coins) => {
    const ending = coins >= rule.coinsToStart ? endingsByEmpty[cells - coins] : undefined
    if (!ending) return rational(0)
    return plus(times(ending.coins, meanCoin(rule)), times(ending.full, rational(rule.grand)))
  })
}

/** By number of starting coins: the mean square of the pay in total bets. Exact up to floating point. */
export function squareByStart(rule: HoldAndWinRule, cells: number): number[] {
  const weights = rule.coins.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = rule.coins.reduce((sum, [multiple, weight]) => sum + (multiple * weight) / weights, 0)
  const spread = rule.coins.reduce((sum, [multiple, weight]) => sum + (multiple ** 2 * weight) / weights, 0) - mean ** 2
  const meanSquares = [cells * spread + (cells * mean + rule.grand) ** 2]
  for (let empty = 1; empty <= cells - rule.coinsToStart; empty += 1) {
    const { endWeight, newCoinWeights, totalWeight } = chainStep(rule, empty)
    const coins = cells - empty
    const share = (weight: bigint) => Number((weight << 80n) / totalWeight) / 2 ** 80
    const stop = share(endWeight) * (coins * spread + (coins * mean) ** 2)
    meanSquares.push(
      newCoinWeights.reduce((sum, weight, index) => sum + share(weight) * (meanSquares[empty - index - 1] ?? 0), stop),
    )
  }
  return Array.from({ length: cells + 1 }, (_, coins) => (coins >= rule.coinsToStart ? (meanSquares[cells - coins] ?? 0) : 0))
}
