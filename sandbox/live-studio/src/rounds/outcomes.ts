import type { LiveTableKind } from '@herna/contract/live-feed'
import type { Draw } from '@herna/game-maths'
import {
  dealDuel,
  drawShow,
  duelWinner,
  factorOf,
  type PokerHand,
  type ShowDraw,
  WHEEL,
  WHEEL_SEGMENTS,
  type WheelSegment,
} from '@herna/game-maths/live'
import { type CardNumber, cardOf, coupResult, dealCoup, dealerDraws, decksOf, shuffled, totalOf } from '@herna/game-maths/tables'
import type { StudioTable } from '../studio-table.ts'
import { bestHandOf, handOf } from './poker-hands.ts'
import { DEALER_CARDS, shoeOf } from './shoe.ts'

export const ROULETTE_NUMBERS = 37

const SEGMENTS: readonly string[] = Object.keys(WHEEL_SEGMENTS)
/** Places of the wheel, all places of a segment together: the first with the segment `1`, the last with the bonus. */
const WHEEL_PLACES = WHEEL.map((_, index) => index).toSorted((one, other) => rankOfSegment(one) - rankOfSegment(other))
function rankOfSegment(place: number): number {
  return SEGMENTS.indexOf(WHEEL[place] ?? '')
}

/** Cards are numbers as in `@herna/game-maths/tables`. */
export type LiveOutcome =
  | { readonly kind: 'roulette'; readonly number: number }
  | {
      readonly kind: 'baccarat'
      readonly player: readonly CardNumber[]
      readonly banker: readonly CardNumber[]
      readonly winner: 'player' | 'banker' | 'tie'
    }
  /** `index`: the place of the wheel at the pointer. */
  | ({ readonly kind: 'wheel'; readonly segment: WheelSegment; readonly index: number } & ShowDraw)
  | {
      readonly kind: 'dragon-tiger'
      readonly dragon: CardNumber
      readonly tiger: CardNumber
      readonly winner: ReturnType<typeof duelWinner>
    }
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
  wheel(draw) {
    const index = WHEEL_PLACES[draw(WHEEL.length)] as number
    const segment = WHEEL[index] as WheelSegment
    return { kind: 'wheel', segment, index, ...drawShow(segment, draw) }
  },
  'dragon-tiger'(draw) {
    const { dragon, tiger } = dealDuel(draw)
    return { kind: 'dragon-tiger', dragon, tiger, winner: duelWinner(cardOf(dragon), cardOf(tiger)) }
  },
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
  poker(draw, { poker }) {
    const cards = shuffled(decksOf(1), 7, draw)
    if (poker === 'holdem') return { kind: 'poker', dealer: cards.slice(0, 2), board: cards.slice(2), hand: bestHandOf(cards) }
    const dealer = cards.slice(0, poker === 'three-card' ? 3 : 5)
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
    case 'dragon-tiger':
      return { dragon: 'D', tiger: 'T', tie: 'E', 'suited-tie': 'S' }[outcome.winner]
    case 'wheel':
      return segmentText(outcome)
    case 'dice':
      return outcome.dice.join('-')
    case 'blackjack':
      return String(outcome.total)
    case 'poker':
      return outcome.hand
  }
}

function segmentText(outcome: Extract<LiveOutcome, { kind: 'wheel' }>): string {
  const { segment, prize } = outcome
  const factor = factorOf(segment, outcome)
  if (prize !== null) return `${segment}:${prize * factor}`
  return factor > 1 ? `${segment}:${factor}` : segment
}
