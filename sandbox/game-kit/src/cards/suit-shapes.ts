import type { Card } from '@herna/contract/games'

/** A suit of the deck. */
export type Suit = Exclude<Card['suit'], 'joker'>

/** Original suit shapes on a 24 px grid, as paths. */
export const SUIT_SHAPES: Record<Suit, string> = {
  hearts: 'M12 21C6.2 16 2 12.6 2 8.2 2 5.2 4.2 3 7 3c2 0 3.9 1.1 5 3 1.1-1.9 3-3 5-3 2.8 0 5 2.2 5 5.2 0 4.4-4.2 7.8-10 12.8z',
  diamonds: 'M12 1.5 20.5 12 12 22.5 3.5 12z',
  spades:
    'M12 2c4.6 4.3 9 7.4 9 11.6 0 2.7-2 4.6-4.4 4.6-1.3 0-2.5-.5-3.3-1.5.3 2.2 1.1 3.9 2.5 5.3H8.2c1.4-1.4 2.2-3.1 2.5-5.3-.8 1-2 1.5-3.3 1.5C5 18.2 3 16.3 3 13.6 3 9.4 7.4 6.3 12 2z',
  clubs:
    'M12 2a4.7 4.7 0 0 1 3.8 7.5A4.7 4.7 0 1 1 13.3 17c.3 2 1 3.7 2.3 5H8.4c1.3-1.3 2-3 2.3-5a4.7 4.7 0 1 1-2.5-7.5A4.7 4.7 0 0 1 12 2z',
}

/** Letters and numbers of the ranks, from the ace. */
export const RANK_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
