/** What a player may do in an open round. Plain constants: no schema library comes with them. */
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

export const ROUND_ACTIONS = [...BLACKJACK_ACTIONS, 'hold', 'cash-out'] as const
export type RoundActionName = (typeof ROUND_ACTIONS)[number]
