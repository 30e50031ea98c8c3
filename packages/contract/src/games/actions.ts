/** Actions on a blackjack hand. */
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
/** One of `BLACKJACK_ACTIONS`. */
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

/** Actions of a seat of live blackjack: those on a hand, and `insure` against a dealer's blackjack. */
export const LIVE_SEAT_ACTIONS = [...BLACKJACK_ACTIONS, 'insure'] as const
/** One of `LIVE_SEAT_ACTIONS`. */
export type LiveSeatAction = (typeof LIVE_SEAT_ACTIONS)[number]

/** Colours of a card in the gamble of a slot. */
export const GAMBLE_COLOURS = ['red', 'black'] as const
/** One of `GAMBLE_COLOURS`. */
export type GambleColour = (typeof GAMBLE_COLOURS)[number]

/** Actions of an open slot round: `choose` free spins, `gamble` the win, `collect` it. */
export const SLOT_ACTIONS = ['choose', 'gamble', 'collect'] as const

/** All actions in an open round: blackjack, `hold` (video poker), `cash-out` (crash), `bet` (live tables), slots. */
export const ROUND_ACTIONS = [...LIVE_SEAT_ACTIONS, 'hold', 'cash-out', 'bet', ...SLOT_ACTIONS] as const
/** One of `ROUND_ACTIONS`. */
export type RoundActionName = (typeof ROUND_ACTIONS)[number]
