import { type Rational, rational } from '../../rational.ts'
import { coupOf } from './deal.ts'
import { BACCARAT_DECKS, baccaratReturn, PAIR_PAYS } from './pays.ts'

/**
 * Every order of six cards by points, weighted by how many orders of the shoe begin with it: the exact distribution of a coup.
 */
export function baccaratRtp(isWithoutCommission: boolean): Record<'player' | 'banker' | 'tie', Rational> {
  const paidTwentieths = { player: 0n, banker: 0n, tie: 0n }
  let orderCount = 0n
  forEachSixCards((cards, orderCountOfCards) => {
    const coup = coupOf(cards)
    orderCount += orderCountOfCards
    // In twentieths of the stake: commission and halves are whole.
    for (const spot of ['player', 'banker', 'tie'] as const) {
      const stakeReturn = baccaratReturn(spot, coup, isWithoutCommission)
      paidTwentieths[spot] += (orderCountOfCards * stakeReturn.numerator * 20n) / stakeReturn.denominator
    }
  })
  const share = (twentieths: bigint): Rational => rational(twentieths, orderCount * 20n)
  return { player: share(paidTwentieths.player), banker: share(paidTwentieths.banker), tie: share(paidTwentieths.tie) }
}

function forEachSixCards(visit: (cards: readonly number[], orders: bigint) => void): void {
  const remaining = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS)
  const cards: number[] = []
  // 416 × 415 × … × 411 is below 2⁵³, so plain numbers are exact.
  const drawNext = (orders: number): void => {
    if (cards.length === 6) return visit(cards, BigInt(orders))
    for (let points = 0; points < 10; points += 1) {
      const cardsLeft = remaining[points] as number
      remaining[points] = cardsLeft - 1
      cards.push(points)
      drawNext(orders * cardsLeft)
      cards.pop()
      remaining[points] = cardsLeft
    }
  }
  drawNext(1)
}

/** Of the other 415 cards, 31 have the first card's rank. */
export const pairRtp = (): Rational => rational((PAIR_PAYS + 1) * (4 * BACCARAT_DECKS - 1), 52 * BACCARAT_DECKS - 1)
