import type { LiveTableKind } from '@herna/contract/live-feed'
import type { Draw } from '@herna/game-maths'
import { type CardNumber, coupResult, dealCoup, dealerDraws, decksOf, shuffled, totalOf } from '@herna/game-maths/tables'
import type { StudioTable } from '../studio-table.ts'
import { bestHandOf, handOf, type PokerHand } from './poker-hands.ts'
import { DEALER_CARDS, shoeOf } from './shoe.ts'

export const ROULETTE_NUMBERS = 37

/** Segments of the wheel: how many there are of each. */
export const WHEEL_SEGMENTS = { '1': 21, '2': 13, '5': 7, '10': 4, bonus: 9 } as const
export type WheelSegment = keyof typeof WHEEL_SEGMENTS
const WHEEL = (Object.entries(WHEEL_SEGMENTS) as [WheelSegment, number][]).flatMap(([segment, count]) =>
  Array.from({ length: count }, () => segment),
)

/** Cards are numbers as in `@herna/game-maths/tables`. */
export type LiveOutcome =
  | { readonly kind: 'roulette'; readonly number: number }
  | {
      readonly kind: 'baccarat'
      readonly player: readonly CardNumber[]
      readonly banker: readonly CardNumber[]
      readonly winner: 'player' | 'banker' | 'tie'
    }
  | { readonly kind: 'wheel'; readonly segment: WheelSegment }
  | { readonly kind: 'dice'; readonly dice: readonly [number, number, number] }
  /** The total is above 21 when the dealer is bust. */
  | { readonly kind: 'blackjack'; readonly dealer: readonly CardNumber[]; readonly total: number }
  /** `board`: cards for the dealer and all players. */
  | {
      readonly kind: 'poker'
      readonly dealer: readonly CardNumber[]
      readonly board: readonly CardNumber[]
      readonly hand: PokerHand
    }

const OUTCOMES: Record<LiveTableKind, (draw: Draw, table: StudioTable) => LiveOutcome> = {
  roulette: (draw) => ({ kind: 'roulette', number: draw(ROULETTE_NUMBERS) }),
  wheel: (draw) => ({ kind: 'wheel', segment: WHEEL[draw(WHEEL.length)] as WheelSegment }),
  dice: (draw) => ({ kind: 'dice', dice: [1 + draw(6), 1 + draw(6), 1 + draw(6)] }),
  baccarat(draw) {
    const { player, banker, coup } = dealCoup(draw)
    return { kind: 'baccarat', player, banker, winner: coupResult(coup) }
  },
  blackjack(draw) {
    const [first = 0, second = 0, ...further] = shoeOf(DEALER_CARDS, draw)
    const dealer = [first, second]
    while (dealerDraws(dealer, false)) dealer.push(further.shift() as CardNumber)
    return { kind: 'blackjack', dealer, total: totalOf(dealer).total }
  },
  poker(draw, { name }) {
    const cards = shuffled(decksOf(1), 7, draw)
    if (name.includes('Hold’em'))
      return { kind: 'poker', dealer: cards.slice(0, 2), board: cards.slice(2), hand: bestHandOf(cards) }
    const dealer = cards.slice(0, name.startsWith('Trojkart') ? 3 : 5)
    return { kind: 'poker', dealer, board: [], hand: handOf(dealer) }
  },
}

/** The outcome of one round. */
export const drawOutcome = (table: StudioTable, draw: Draw): LiveOutcome => OUTCOMES[table.kind](draw, table)

/** The outcome as `Results` of the live feed shows it. */
export function resultText(outcome: LiveOutcome): string {
  switch (outcome.kind) {
    case 'roulette':
      return String(outcome.number)
    case 'baccarat':
      return { player: 'P', banker: 'B', tie: 'T' }[outcome.winner]
    case 'wheel':
      return outcome.segment
    case 'dice':
      return outcome.dice.join('-')
    case 'blackjack':
      return String(outcome.total)
    case 'poker':
      return outcome.hand
  }
}
