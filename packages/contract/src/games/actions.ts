/** Actions on a blackjack hand. */
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
/** One of `BLACKJACK_ACTIONS`. */
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

/** All actions in an open round: blackjack, `hold` (video poker), `cash-out` (crash). */
export const ROUND_ACTIONS = [...BLACKJACK_ACTIONS, 'hold', 'cash-out'] as const
/** One of `ROUND_ACTIONS`. */
export type RoundActionName = (typeof ROUND_ACTIONS)[number]
