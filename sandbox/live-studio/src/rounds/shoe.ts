import { LIVE_SEATS } from '@herna/contract/games'
import { SEAT_CARDS } from '@herna/game-maths/live'
import { type CardNumber, decksOf, shuffled } from '@herna/game-maths/tables'
import type { Draw } from '@herna/game-maths'
import { drawsOf } from '../random.ts'
import type { StudioTable } from '../studio-table.ts'

const BLACKJACK_DECKS = 8
/** The dealer never needs more: six aces, a card of six or more, five aces. */
export const DEALER_CARDS = 12

/** The draws of a round, from the first. */
export const roundDraws = ({ gameCode }: StudioTable, roundNumber: number, secret: string): Draw =>
  drawsOf(secret, 'round', gameCode, roundNumber)

/** The first cards of a freshly shuffled blackjack shoe: the dealer's, then those of each seat in turn. */
export const shoeOf = (count: number, draw: Draw): CardNumber[] => shuffled(decksOf(BLACKJACK_DECKS), count, draw)

/**
 * All cards that a seat (numbered from 1) of a blackjack round can need, in the order dealt. They are its own, and come from the shoe that the dealer's cards come from:
 * nothing that is decided at one seat changes another seat's cards or the dealer's.
 */
export function seatCardsOf(table: StudioTable, roundNumber: number, seat: number, secret: string): readonly CardNumber[] {
  if (table.kind !== 'blackjack' || !Number.isInteger(seat) || seat < 1 || seat > LIVE_SEATS)
    throw new RangeError(`there is no seat ${seat} at ${table.gameCode}`)
  const end = DEALER_CARDS + seat * SEAT_CARDS
  return shoeOf(end, roundDraws(table, roundNumber, secret)).slice(end - SEAT_CARDS)
}
