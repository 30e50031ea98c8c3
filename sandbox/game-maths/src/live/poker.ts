import type { LIVE_POKER_VARIANTS, SpotDefinition } from '@herna/contract/games'
import { rational } from '../rational.ts'
import { perCent } from '../tables/per-cent.ts'

/** How many cards the dealer's hand is made of: three, five, or the best five of two and a board of five. */
export type LivePokerVariant = (typeof LIVE_POKER_VARIANTS)[number]

/** Hands as the live feed names them, from low to high. */
export const POKER_HANDS = ['HC', 'P', '2P', '3K', 'ST', 'FL', 'FH', '4K', 'SF', 'RF'] as const
/** A hand as the live feed names it. */
export type PokerHand = (typeof POKER_HANDS)[number]

/** How many hands of each class there are among all deals of 3, 5 or 7 cards; known from combinatorics, counted again by the tests. */
export const HAND_COUNTS: Record<LivePokerVariant, Partial<Record<PokerHand, number>>> = {
  'three-card': { HC: 16_440, P: 3_744, FL: 1_096, ST: 720, '3K': 52, SF: 48 },
  'five-card': {
    HC: 1_302_540,
    P: 1_098_240,
    '2P': 123_552,
    '3K': 54_912,
    ST: 10_200,
    FL: 5_108,
    FH: 3_744,
    '4K': 624,
    SF: 36,
    RF: 4,
  },
  holdem: {
    HC: 23_294_460,
    P: 58_627_800,
    '2P': 31_433_400,
    '3K': 6_461_620,
    ST: 6_180_020,
    FL: 4_047_644,
    FH: 3_473_184,
    '4K': 224_848,
    SF: 37_260,
    RF: 4_324,
  },
}

/** A bet on the dealer's hand. */
interface PokerSpot {
  readonly spot: string
  readonly name: string
  /** It wins with each of them. */
  readonly hands: readonly PokerHand[]
  /** Tenths of the stake, without the stake. */
  readonly paysTenths: number
}

const spotOf = (spot: string, name: string, hands: readonly PokerHand[], paysToOne: number): PokerSpot => ({
  spot,
  name,
  hands,
  paysTenths: Math.round(paysToOne * 10),
})

/**
 * One spot per class of hands, named by the lowest in lower case. The rarest share a spot with those below them: alone their odds would be
 * too high for the limits of a table.
 */
export const POKER_SPOTS: Record<LivePokerVariant, readonly PokerSpot[]> = {
  'three-card': [
    spotOf('hc', 'Vysoká karta', ['HC'], 0.3),
    spotOf('p', 'Pár', ['P'], 4.6),
    spotOf('fl', 'Farba', ['FL'], 18),
    spotOf('st', 'Postupka', ['ST'], 28),
    spotOf('3k', 'Trojica', ['3K'], 400),
    spotOf('sf', 'Postupka vo farbe', ['SF'], 435),
  ],
  'five-card': [
    spotOf('hc', 'Vysoká karta', ['HC'], 0.9),
    spotOf('p', 'Pár', ['P'], 1.2),
    spotOf('2p', 'Dva páry', ['2P'], 19),
    spotOf('3k', 'Trojica', ['3K'], 44),
    spotOf('st', 'Postupka', ['ST'], 240),
    spotOf('fl', 'Farba', ['FL'], 480),
    spotOf('fh', 'Full house alebo lepšia kombinácia', ['FH', '4K', 'SF', 'RF'], 560),
  ],
  holdem: [
    spotOf('hc', 'Vysoká karta', ['HC'], 4.4),
    spotOf('p', 'Pár', ['P'], 1.1),
    spotOf('2p', 'Dva páry', ['2P'], 3),
    spotOf('3k', 'Trojica', ['3K'], 18.5),
    spotOf('st', 'Postupka', ['ST'], 19.5),
    spotOf('fl', 'Farba', ['FL'], 30),
    spotOf('fh', 'Full house', ['FH'], 35.5),
    spotOf('4k', 'Štvorica alebo lepšia kombinácia', ['4K', 'SF', 'RF'], 475),
  ],
}

/** Spots with their exact returns. */
export function pokerSpots(variant: LivePokerVariant): SpotDefinition[] {
  const counts = HAND_COUNTS[variant]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return POKER_SPOTS[variant].map(({ spot, name, hands, paysTenths }) => {
    const winning = hands.reduce((sum, hand) => sum + (counts[hand] ?? 0), 0)
    return { spot, name, paysToOne: paysTenths / 10, rtp: perCent(rational(winning * (paysTenths + 10), all * 10)) }
  })
}

/** Tenths of the stake returned, the stake included. */
export function pokerReturnTenths(variant: LivePokerVariant, spot: string, hand: string): number {
  const pokerSpot = POKER_SPOTS[variant].find((candidate) => candidate.spot === spot)
  return pokerSpot?.hands.some((winning) => winning === hand) ? pokerSpot.paysTenths + 10 : 0
}
