import { type Rational, rational } from '../../rational.ts'
import { type CardNumber, rankOf, suitOf } from '../cards/deck.ts'

/** Payout to one: same rank and suit, same rank and colour, same rank. */
export const PAIRS_PAY = { perfect: 25, coloured: 12, mixed: 6 } as const

const isRed = (card: CardNumber): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** Payout to one of the side bet on the player's first two cards; `null`: lost. */
export function pairsPay(first: CardNumber, second: CardNumber): number | null {
  if (rankOf(first) !== rankOf(second)) return null
  if (first === second) return PAIRS_PAY.perfect
  return isRed(first) === isRed(second) ? PAIRS_PAY.coloured : PAIRS_PAY.mixed
}

/** Exact: of the other cards, `decks − 1` are perfect, `decks` coloured, `2 × decks` mixed. */
export function pairsRtp(decks: number): Rational {
  const paid = (PAIRS_PAY.perfect + 1) * (decks - 1) + (PAIRS_PAY.coloured + 1) * decks + (PAIRS_PAY.mixed + 1) * 2 * decks
  return rational(paid, decks * 52 - 1)
}
