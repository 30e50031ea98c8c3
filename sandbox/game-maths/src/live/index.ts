/**
 * Models of live tables: which spots they have, what a result of the studio pays, with exact returns. Pure. The studio decides the results;
 * `settleLive` pays the stakes of one player; a seat of blackjack is played by `dealSeat`, `actSeat` and `settleSeat`.
 */
export { LIVE_BLACKJACK, seatOfSpot, seatSpot } from './blackjack.ts'
export { liveAddedFault, liveStakeFault, type LiveStakeLimits, liveStakeLimits, liveTableDefinition } from './definition.ts'
export type { LiveModel } from './model.ts'
export { dealDuel, duelWinner } from './dragon-tiger.ts'
export { findLiveModel, LIVE_MODELS } from './models.ts'
export { HAND_COUNTS, type LivePokerVariant, POKER_HANDS, type PokerHand } from './poker.ts'
export {
  actSeat,
  dealSeat,
  handTotals,
  type LiveSeat,
  raiseSeat,
  SEAT_CARDS,
  seatActions,
  seatHands,
  seatStake,
  seatTotals,
  seatView,
  settleSeat,
} from './seat.ts'
export { drawShow, factorOf, type ShowDraw } from './show.ts'
export { settleLive } from './settle.ts'
export { WHEEL, WHEEL_SEGMENTS, type WheelSegment } from './wheel.ts'
