import type { Unseen } from './dealer-ends.ts'

/** The shoe without the seen cards. */
export function unseenOf(decks: number, seenValues: readonly number[]): Unseen {
  const counts = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : value === 10 ? 16 * decks : 4 * decks))
  for (const value of seenValues) counts[value] = (counts[value] ?? 0) - 1
  return { counts, size: 52 * decks - seenValues.length }
}

const isNatural = (firstCard: number, secondCard: number): boolean =>
  firstCard + secondCard === 11 && (firstCard === 1 || secondCard === 1)

/**
 * Mean gain in opening stakes over all openings; `value` is the gain of a hand that is no natural when the dealer has none, over
 * that probability.
 */
export function openingReturn(decks: number, value: (firstCard: number, secondCard: number, upCard: number) => number): number {
  let mean = 0
  for (let firstCard = 1; firstCard <= 10; firstCard += 1)
    for (let secondCard = firstCard; secondCard <= 10; secondCard += 1)
      for (let upCard = 1; upCard <= 10; upCard += 1) {
        const chance = chanceOf(decks, [firstCard, secondCard, upCard]) * (firstCard === secondCard ? 1 : 2)
        const { counts, size } = unseenOf(decks, [firstCard, secondCard, upCard])
        const dealerNatural = (upCard === 1 ? (counts[10] ?? 0) : upCard === 10 ? (counts[1] ?? 0) : 0) / size
        const gain = isNatural(firstCard, secondCard)
          ? 1.5 * (1 - dealerNatural)
          : value(firstCard, secondCard, upCard) - dealerNatural
        mean += chance * gain
      }
  return mean
}

function chanceOf(decks: number, cards: readonly number[]): number {
  return cards.reduce((chance, card, index) => {
    const { counts, size } = unseenOf(decks, cards.slice(0, index))
    return (chance * (counts[card] ?? 0)) / size
  }, 1)
}
