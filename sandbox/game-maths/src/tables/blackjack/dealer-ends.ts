/** All possible ends of a dealer's hand, in flat arrays: hundreds of them are weighted for every possible player hand. */
export interface DealerEnds {
  /** Per end: the number of (value, count) pairs it has in `drawn`. */
  readonly kinds: Uint8Array
  readonly drawn: Uint8Array
  readonly cards: Uint8Array
  /** Number of orders of these cards that make this end. */
  readonly orders: Float64Array
  /** Index of the total: 17 … 21 are 0 … 4, bust is 5. */
  readonly totalIndexes: Uint8Array
}

/** Unseen cards by value 1 … 10 (index 0 is unused), and their number. */
export interface Unseen {
  readonly counts: number[]
  size: number
}

/** Every possible end of an up card except a natural: the dealer has checked, and a natural has ended the round before. */
export function dealerEnds(upCard: number, hitsSoft17: boolean): DealerEnds {
  const endsByCounts = new Map<string, { counts: number[]; orders: number; total: number }>()
  const addCards = (counts: number[], cards: number, hardTotal: number, aces: number): void => {
    const isSoft = aces > 0 && hardTotal <= 11
    const total = isSoft ? hardTotal + 10 : hardTotal
    if (total > 17 || (total === 17 && !(isSoft && hitsSoft17))) {
      if (cards === 1 && total === 21) return
      const existing = endsByCounts.get(counts.join())
      if (existing) existing.orders += 1
      else endsByCounts.set(counts.join(), { counts: [...counts], orders: 1, total })
      return
    }
    for (let value = 1; value <= 10; value += 1) {
      counts[value] = (counts[value] ?? 0) + 1
      addCards(counts, cards + 1, hardTotal + value, aces + Number(value === 1))
      counts[value] = (counts[value] ?? 0) - 1
    }
  }
  addCards([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0, upCard, Number(upCard === 1))
  const ends = [...endsByCounts.values()]
  const kinds = ends.map(({ counts }) => counts.flatMap((count, value) => (count > 0 ? [[value, count]] : [])))
  return {
    kinds: Uint8Array.from(kinds, (pairs) => pairs.length),
    drawn: Uint8Array.from(kinds.flat(2)),
    cards: Uint8Array.from(ends, ({ counts }) => counts.reduce((sum, count) => sum + count, 0)),
    orders: Float64Array.from(ends, ({ orders }) => orders),
    totalIndexes: Uint8Array.from(ends, ({ total }) => (total > 21 ? 5 : total - 17)),
  }
}

/** Maximum cards of a dealer's hand: an ace and fifteen more aces and twos. */
const MAX_CARDS = 16

/** Falling factorials n × (n − 1) × … of 0, 1, 2 … factors, for every value of the shoe and for its size. */
const fallingFactorials = new Float64Array(12 * (MAX_CARDS + 1))
function fillFallingFactorials({ counts, size }: Unseen): void {
  for (let row = 1; row <= 11; row += 1) {
    const cardCount = row === 11 ? size : (counts[row] as number)
    let product = 1
    for (let factors = 0; factors <= MAX_CARDS; factors += 1) {
      fallingFactorials[row * (MAX_CARDS + 1) + factors] = product
      product *= Math.max(cardCount - factors, 0)
    }
  }
}

/** Probabilities of the dealer's totals 17 … 21 and bust, without a natural: they sum to the probability of no natural. */
export function dealerTotals({ kinds, drawn, cards, orders, totalIndexes: places }: DealerEnds, unseen: Unseen): number[] {
  const chances = [0, 0, 0, 0, 0, 0]
  fillFallingFactorials(unseen)
  let offset = 0
  for (let end = 0; end < kinds.length; end += 1) {
    let weight = orders[end] as number
    for (let pairs = kinds[end] as number; pairs > 0; pairs -= 1) {
      weight *= fallingFactorials[(drawn[offset] as number) * (MAX_CARDS + 1) + (drawn[offset + 1] as number)] as number
      offset += 2
    }
    if (weight === 0) continue
    const totalIndex = places[end] as number
    chances[totalIndex] =
      (chances[totalIndex] as number) + weight / (fallingFactorials[11 * (MAX_CARDS + 1) + (cards[end] as number)] as number)
  }
  return chances
}
