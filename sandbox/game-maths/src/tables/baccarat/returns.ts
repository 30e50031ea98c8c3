import { type Rational, rational } from '../../rational.ts'
import { coupOf } from './deal.ts'
import { BACCARAT_DECKS, baccaratReturn, PAIR_PAYS } from './pays.ts'

/**
 * Every order of six cards by points, weighted by how many orders of the shoe begin with it: the exact distribution of a coup.
 */
export function baccaratRtp(isWithoutCommission: boolean): Record<'player' | 'banker' | 'tie', Rational> {
  const paid = { player: 0n, banker: 0n, tie: 0n }
  let orderCount = 0n
  eachSix((cards, ways) => {
    const coup = coupOf(cards)
    orderCount += ways
    // In twentieths of the stake: commission and halves are whole.
    for (const spot of ['player', 'banker', 'tie'] as const) {
      const back = baccaratReturn(spot, coup, isWithoutCommission)
      paid[spot] += (ways * back.numerator * 20n) / back.denominator
    }
  })
  const share = (twentieths: bigint): Rational => rational(twentieths, orderCount * 20n)
  return { player: share(paid.player), banker: share(paid.banker), tie: share(paid.tie) }
}

function eachSix(visit: (cards: readonly number[], ways: bigint) => void): void {
  const remaining = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS)
  const cards: number[] = []
  // 416 × 415 × … × 411 is below 2⁵³, so plain numbers are exact.
  const walk = (ways: number): void => {
    if (cards.length === 6) return visit(cards, BigInt(ways))
    for (let points = 0; points < 10; points += 1) {
      const still = remaining[points] as number
      remaining[points] = still - 1
      cards.push(points)
      walk(ways * still)
      cards.pop()
      remaining[points] = still
    }
  }
  walk(1)
}

/** Of the other 415 cards, 31 have the first card's rank. */
export const pairRtp = (): Rational => rational((PAIR_PAYS + 1) * (4 * BACCARAT_DECKS - 1), 52 * BACCARAT_DECKS - 1)
