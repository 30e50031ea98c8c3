/** Actions on a blackjack hand. */
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
/** One of `BLACKJACK_ACTIONS`. */
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

/** All actions in an open round: blackjack, `hold` (video poker), `cash-out` (crash), `bet` (live tables). */
export const ROUND_ACTIONS = [...BLACKJACK_ACTIONS, 'hold', 'cash-out', 'bet'] as const
/** One of `ROUND_ACTIONS`. */
export type RoundActionName = (typeof ROUND_ACTIONS)[number]
