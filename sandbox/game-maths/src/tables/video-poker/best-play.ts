import { type Rational, plus, rational } from '../../rational.ts'
import { type CardNumber, JOKER, rankOf, suitOf } from '../cards/deck.ts'
import type { PayLine, VideoPokerVariant } from '../model.ts'
import { nameOf } from './hands.ts'
import { choose, eachSet, rankSubsets, SIZES } from './subsets.ts'

export interface BestHolds {
  /** The cards of five ascending ones that best play holds, and the mean win in bets. */
  bestHold(cards: readonly CardNumber[]): { held: boolean[]; mean: number }
  /** The exact return of best play. */
  rtp(): Rational
}

/**
 * Best play by enumeration of every deal, all 32 holds and every draw. For each set of up to five cards the pays of all hands
 * containing it are summed once; the results of a hold without the discarded cards follow by inclusion and exclusion.
 */
export function bestHolds(variant: VideoPokerVariant, payTable: readonly PayLine[]): BestHolds {
  const deck = variant === 'joker-poker' ? 53 : 52
  const sums = sumsOfPays(variant, payTable, deck)
  const draws = [0, 1, 2, 3, 4, 5].map((drawnCards) => choose(deck - 5, drawnCards))
  const ranks = new Int32Array(32)
  const pays = new Float64Array(32)
  /** The best hold as bits; its sum of pays is stored in `pays`. */
  const findBestHold = (cards: readonly CardNumber[]): number => {
    rankSubsets(cards, ranks)
    for (let bits = 0; bits < 32; bits += 1) pays[bits] = sums[SIZES[bits] as number]?.[ranks[bits] as number] as number
    excludeDiscarded(pays)
    let [bestHold, highestMean] = [0, -1]
    for (let bits = 0; bits < 32; bits += 1) {
      const mean = (pays[bits] as number) / (draws[5 - (SIZES[bits] as number)] as number)
      if (mean > highestMean) [bestHold, highestMean] = [bits, mean]
    }
    return bestHold
  }
  return {
    bestHold(cards) {
      const bits = findBestHold(cards)
      const mean = (pays[bits] as number) / (draws[5 - (SIZES[bits] as number)] as number)
      return { held: [0, 1, 2, 3, 4].map((position) => (bits & (1 << position)) > 0), mean }
    },
    rtp() {
      const bySize = [0, 0, 0, 0, 0, 0]
      eachSet(deck, 5, (cards) => {
        const classSize = suitClassSize(cards)
        if (classSize === 0) return
        const bits = findBestHold(cards)
        const size = SIZES[bits] as number
        bySize[size] = (bySize[size] as number) + classSize * (pays[bits] as number)
      })
      const deals = BigInt(choose(deck, 5))
      return bySize.map((sum, size) => rational(sum, deals * BigInt(draws[5 - size] as number))).reduce(plus)
    },
  }
}

/**
 * Deals that differ only by a permutation of suits are played alike. The one whose suits are in falling order of their ranks
 * represents its class; returns the size of the class, 0 for the others.
 */
function suitClassSize(cards: readonly CardNumber[]): number {
  const ranks = [0, 0, 0, 0]
  for (const card of cards) if (card !== JOKER) ranks[suitOf(card)] = (ranks[suitOf(card)] as number) | (1 << rankOf(card))
  let family = 24
  let run = 1
  for (let suit = 1; suit < 4; suit += 1) {
    const [previousRanks, currentRanks] = [ranks[suit - 1] as number, ranks[suit] as number]
    if (currentRanks > previousRanks) return 0
    run = currentRanks === previousRanks ? run + 1 : 1
    family /= run
  }
  return family
}

/** By set size and rank: the pays of all hands that contain the set. */
function sumsOfPays(variant: VideoPokerVariant, payTable: readonly PayLine[], deck: number): Int32Array[] {
  const pays = new Map(payTable.map((line) => [line.hand, line.pays]))
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(choose(deck, size)))
  const ranks = new Int32Array(32)
  eachSet(deck, 5, (cards) => {
    const pay = pays.get(nameOf(variant, cards) ?? '') ?? 0
    if (pay === 0) return
    rankSubsets(cards, ranks)
    for (let bits = 0; bits < 32; bits += 1) {
      const ofSize = sums[SIZES[bits] as number] as Int32Array
      const rank = ranks[bits] as number
      ofSize[rank] = (ofSize[rank] as number) + pay
    }
  })
  return sums
}

/** Turns `held[bits]` into the sum over hands that contain exactly these of the five: superset Möbius transform, bit by bit. */
function excludeDiscarded(sumsByHold: Float64Array): void {
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let bits = 0; bits < 32; bits += 1)
      if (!(bits & bit)) sumsByHold[bits] = (sumsByHold[bits] as number) - (sumsByHold[bits | bit] as number)
}
