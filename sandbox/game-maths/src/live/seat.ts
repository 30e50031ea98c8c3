import type { BlackjackAction, LiveHand, LiveOutcome } from '@herna/contract/games'
import { cardOf, type CardNumber } from '../tables/cards/deck.ts'
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
export type LiveSeat = BlackjackState

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

/** The actions that the rules offer the seat now; empty: nothing is left to decide. */
export const seatActions = (seat: LiveSeat): BlackjackAction[] => blackjackActions(LIVE_BLACKJACK.blackjack, seat)

/** Cents that an action adds to the seat's stakes. */
export const seatStake = (seat: LiveSeat, action: BlackjackAction): number => addedStake(seat, action)

/** The seat after an action; the input is not modified. Throws for an action that `seatActions` does not offer. */
export const actSeat = (seat: LiveSeat, action: BlackjackAction): LiveSeat => actOnHand(LIVE_BLACKJACK.blackjack, seat, action)

/** The seat after the dealer has played these cards; undecided hands stand. */
export const settleSeat = (seat: LiveSeat, dealer: readonly CardNumber[]): LiveSeat => ({
  ...seat,
  dealer: [...dealer],
  hands: seat.hands.map((hand) => ({ ...hand, isDone: true })),
  isOver: true,
})

/** Cents staked on all hands, and cents paid once the dealer has played. */
export function seatTotals(seat: LiveSeat): { staked: number; payout: number } {
  const hands = seatHands(seat)
  return { staked: hands.reduce((sum, { stake }) => sum + stake, 0), payout: hands.reduce((sum, { payout }) => sum + payout, 0) }
}

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

/** The part of the outcome about the player's own seat. `mayAct`: whether the time for decisions runs. */
export const seatView = (seat: LiveSeat, number: number, mayAct: boolean): NonNullable<LiveOutcome['seat']> => ({
  seat: number,
  hands: seatHands(seat),
  activeHand: mayAct ? activeHand(seat) : null,
  actions: mayAct ? seatActions(seat) : [],
})

/**
 * A dealer's natural takes only the opening stake, which is the first hand's; what was added to it is returned, also of a bust hand. So the dealer need not look at the
 * hidden card before the players decide, and the return is that of a dealer who does.
 */
function livePayoutOf(seat: LiveSeat, hand: BlackjackHand, index: number, result: Result): number {
  if (!isNatural(seat.dealer) || result === 'push') return payoutOf(hand, result)
  return index === 0 ? hand.stake - openingStakeOf(hand) : hand.stake
}

const openingStakeOf = ({ stake, isDoubled }: BlackjackHand): number => (isDoubled ? stake / 2 : stake)
