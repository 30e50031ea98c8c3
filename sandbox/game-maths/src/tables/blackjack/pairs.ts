import { type Rational, rational } from '../../rational.ts'
import { type CardNumber, rankOf, suitOf } from '../cards/deck.ts'

/** Payout to one: same rank and suit, same rank and colour, same rank. */
export const PAIRS_PAY = { perfect: 25, coloured: 12, mixed: 6 } as const

const isRed = (card: CardNumber): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** Payout to one of the side bet on the player's first two cards; `null`: lost. */
export function pairsPay(firstCard: CardNumber, secondCard: CardNumber): number | null {
  if (rankOf(firstCard) !== rankOf(secondCard)) return null
  if (firstCard === secondCard) return PAIRS_PAY.perfect
  return isRed(firstCard) === isRed(secondCard) ? PAIRS_PAY.coloured : PAIRS_PAY.mixed
}

/** Exact: of the other cards, `decks − 1` are perfect, `decks` coloured, `2 × decks` mixed. */
export function pairsRtp(decks: number): Rational {
  const pairReturns = (PAIRS_PAY.perfect + 1) * (decks - 1) + (PAIRS_PAY.coloured + 1) * decks + (PAIRS_PAY.mixed + 1) * 2 * decks
  return rational(pairReturns, decks * 52 - 1)
}
