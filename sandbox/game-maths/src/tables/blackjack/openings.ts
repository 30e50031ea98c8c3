import type { Unseen } from './dealer-ends.ts'

/** The shoe without the seen cards. */
export function unseenOf(decks: number, seen: readonly number[]): Unseen {
  const counts = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : value === 10 ? 16 * decks : 4 * decks))
  for (const value of seen) counts[value] = (counts[value] ?? 0) - 1
  return { counts, size: 52 * decks - seen.length }
}

const isNatural = (first: number, second: number): boolean => first + second === 11 && (first === 1 || second === 1)

/**
 * Mean gain in opening stakes over all openings; `value` is the gain of a hand that is no natural when the dealer has none, over
 * that probability.
 */
export function openingReturn(decks: number, value: (first: number, second: number, up: number) => number): number {
  let mean = 0
  for (let first = 1; first <= 10; first += 1)
    for (let second = first; second <= 10; second += 1)
      for (let up = 1; up <= 10; up += 1) {
        const chance = chanceOf(decks, [first, second, up]) * (first === second ? 1 : 2)
        const { counts, size } = unseenOf(decks, [first, second, up])
        const dealerNatural = (up === 1 ? (counts[10] ?? 0) : up === 10 ? (counts[1] ?? 0) : 0) / size
        const gain = isNatural(first, second) ? 1.5 * (1 - dealerNatural) : value(first, second, up) - dealerNatural
        mean += chance * gain
      }
  return mean
}

function chanceOf(decks: number, cards: readonly number[]): number {
  return cards.reduce((chance, card, place) => {
    const { counts, size } = unseenOf(decks, cards.slice(0, place))
    return (chance * (counts[card] ?? 0)) / size
  }, 1)
}
