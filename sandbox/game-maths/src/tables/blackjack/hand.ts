import { type CardNumber, rankOf } from '../cards/deck.ts'

/** Ace 1, ten and faces 10. */
export const valueOf = (card: CardNumber): number => Math.min(rankOf(card), 10)

/** The best total up to 21, else the lowest; soft: an ace counts eleven. */
export function totalOf(cards: readonly CardNumber[]): { total: number; isSoft: boolean } {
  const hardTotal = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const isSoft = hardTotal <= 11 && cards.some((card) => rankOf(card) === 1)
  return { total: isSoft ? hardTotal + 10 : hardTotal, isSoft }
}

export const isNatural = (cards: readonly CardNumber[]): boolean => cards.length === 2 && totalOf(cards).total === 21

/** Whether the dealer takes another card. */
export function dealerDraws(cards: readonly CardNumber[], hitsSoft17: boolean): boolean {
  const { total, isSoft } = totalOf(cards)
  return total < 17 || (total === 17 && isSoft && hitsSoft17)
}
