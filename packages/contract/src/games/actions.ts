/** Actions on a blackjack hand. */
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
/** One of `BLACKJACK_ACTIONS`. */
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

/** Actions of a seat of live blackjack: those on a hand, and `insure` against a dealer's blackjack. */
export const LIVE_SEAT_ACTIONS = [...BLACKJACK_ACTIONS, 'insure'] as const
/** One of `LIVE_SEAT_ACTIONS`. */
export type LiveSeatAction = (typeof LIVE_SEAT_ACTIONS)[number]

/** All actions in an open round: blackjack, `hold` (video poker), `cash-out` (crash), `bet` (live tables). */
export const ROUND_ACTIONS = [...LIVE_SEAT_ACTIONS, 'hold', 'cash-out', 'bet'] as const
/** One of `ROUND_ACTIONS`. */
export type RoundActionName = (typeof ROUND_ACTIONS)[number]
