import type { LiveHand, LiveOutcome, LiveSeatAction } from '@herna/contract/games'
import { type Rational, rational } from '../rational.ts'
import { cardOf, type CardNumber, rankOf } from '../tables/cards/deck.ts'
import { isNatural, totalOf } from '../tables/blackjack/hand.ts'
import { LIVE_BLACKJACK } from './blackjack.ts'
import { payoutOf, type Result, resultOf } from '../tables/blackjack/outcome.ts'
import { actOnHand } from '../tables/blackjack/play.ts'
import { activeHand, addedStake, type BlackjackHand, blackjackActions, type BlackjackState } from '../tables/blackjack/state.ts'

/** Cards that one seat can need at most: two hands of 19 cards after a split; `seat.test.ts` finds no longer ones. */
export const SEAT_CARDS = 38

/**
 * A seat of a live table, plain JSON. `shoe` holds the seat's own cards that are not dealt yet. Until the dealer's play `dealer` is empty, so nothing that a
 * player is shown can follow from the dealer's hidden card.
 */
export type LiveSeat = BlackjackState & {
  /** Cents staked on a dealer's natural; absent: none. */
  readonly insurance?: number
}

/** Deals the first two of the seat's own cards to a stake in cents, a multiple of the model's step. */
export function dealSeat(cards: readonly CardNumber[], stake: number): LiveSeat {
  const [firstCard, secondCard, ...shoe] = cards
  if (firstCard === undefined || secondCard === undefined) throw new RangeError('a seat needs two cards')
  const hand = { cards: [firstCard, secondCard], stake, isDoubled: false, isDone: isNatural([firstCard, secondCard]) }
  return { kind: 'blackjack', shoe, dealer: [], hands: [hand], pairs: null, isOver: false }
}

/** Adds cents to the stake of a hand that is dealt but not played yet. */
export function raiseSeat(seat: LiveSeat, added: number): LiveSeat {
  const [hand, ...others] = seat.hands
  if (hand === undefined || others.length > 0 || hand.isDoubled || hand.cards.length > 2)
    throw new RangeError('the hand is already played')
  return { ...seat, hands: [{ ...hand, stake: hand.stake + added }] }
}

/**
 * The actions that the rules offer the seat now; empty: nothing is left to decide. `upCard`: the dealer's card that everybody sees. Insurance is offered while it is an
 * ace and nothing was decided at the seat, also with a natural.
 */
export const seatActions = (seat: LiveSeat, upCard: CardNumber): LiveSeatAction[] => [
  ...blackjackActions(LIVE_BLACKJACK.blackjack, seat),
  ...(mayInsure(seat, upCard) ? (['insure'] as const) : []),
]

function mayInsure({ hands, insurance, isOver }: LiveSeat, upCard: CardNumber): boolean {
  const [hand, ...others] = hands
  if (isOver || insurance !== undefined || rankOf(upCard) !== 1 || !hand || others.length > 0) return false
  return hand.cards.length === 2 && (!hand.isDone || isNatural(hand.cards))
}

/** Half of the opening stake: whole cents, because stakes are multiples of the model's step. */
const insuranceOf = ({ hands: [hand] }: LiveSeat): number => (hand?.stake ?? 0) / 2

/** Cents that an action adds to the seat's stakes. */
export const seatStake = (seat: LiveSeat, action: LiveSeatAction): number =>
  action === 'insure' ? insuranceOf(seat) : addedStake(seat, action)

/** The seat after an action; the input is not modified. Throws for an action that `seatActions` does not offer. */
export function actSeat(seat: LiveSeat, action: LiveSeatAction, upCard: CardNumber): LiveSeat {
  if (action !== 'insure') return { ...seat, ...actOnHand(LIVE_BLACKJACK.blackjack, seat, action) }
  if (!mayInsure(seat, upCard)) throw new RangeError('insurance is not offered')
  return { ...seat, insurance: insuranceOf(seat) }
}

/** The seat after the dealer has played these cards; undecided hands stand. */
export const settleSeat = (seat: LiveSeat, dealer: readonly CardNumber[]): LiveSeat => ({
  ...seat,
  dealer: [...dealer],
  hands: seat.hands.map((hand) => ({ ...hand, isDone: true })),
  isOver: true,
})

/** Cents staked on all hands, and cents paid for them once the dealer has played; without the insurance. */
export function handTotals(seat: LiveSeat): { staked: number; payout: number } {
  const hands = seatHands(seat)
  return { staked: hands.reduce((sum, { stake }) => sum + stake, 0), payout: hands.reduce((sum, { payout }) => sum + payout, 0) }
}

/** The same with the insurance: all that the seat costs and pays. */
export function seatTotals(seat: LiveSeat): { staked: number; payout: number } {
  const { staked, payout } = handTotals(seat)
  const insurance = insuranceView(seat)
  return { staked: staked + (insurance?.stake ?? 0), payout: payout + (insurance?.payout ?? 0) }
}

const INSURANCE_PAYS = 2
const { decks: DECKS } = LIVE_BLACKJACK.blackjack

/** Exact, for a player who knows only that the dealer shows an ace: of the other 415 cards 128 make a natural. */
export const insuranceReturn = (): Rational => rational((INSURANCE_PAYS + 1) * 16 * DECKS, 52 * DECKS - 1)

const insuranceView = ({ insurance, isOver, dealer }: LiveSeat): NonNullable<LiveOutcome['seat']>['insurance'] =>
  insurance === undefined
    ? undefined
    : { stake: insurance, payout: isOver && isNatural(dealer) ? insurance * (INSURANCE_PAYS + 1) : 0 }

/** What everybody at the table may see of the seat's hands. */
export const seatHands = (seat: LiveSeat): LiveHand[] =>
  seat.hands.map((hand, index) => {
    const result = seat.isOver ? resultOf(seat, hand) : null
    return {
      cards: hand.cards.map(cardOf),
      ...totalOf(hand.cards),
      stake: hand.stake,
      isDoubled: hand.isDoubled,
      isDone: hand.isDone,
      result,
      payout: result === null ? 0 : livePayoutOf(seat, hand, index, result),
    }
  })

/** The part of the outcome about the player's own seat. `upCard`: the dealer's card that everybody sees; null: the time for decisions does not run. */
export function seatView(seat: LiveSeat, number: number, upCard: CardNumber | null): NonNullable<LiveOutcome['seat']> {
  const insurance = insuranceView(seat)
  return {
    seat: number,
    hands: seatHands(seat),
    activeHand: upCard === null ? null : activeHand(seat),
    actions: upCard === null ? [] : seatActions(seat, upCard),
    ...(insurance ? { insurance } : {}),
  }
}

/**
 * A dealer's natural takes only the opening stake, which is the first hand's; what was added to it is returned, also of a bust hand. So the dealer need not look at the
 * hidden card before the players decide, and the return is that of a dealer who does.
 */
function livePayoutOf(seat: LiveSeat, hand: BlackjackHand, index: number, result: Result): number {
  if (!isNatural(seat.dealer) || result === 'push') return payoutOf(hand, result)
  return index === 0 ? hand.stake - openingStakeOf(hand) : hand.stake
}

const openingStakeOf = ({ stake, isDoubled }: BlackjackHand): number => (isDoubled ? stake / 2 : stake)
