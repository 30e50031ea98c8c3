// Shares of a real catalogue of 2,520 slots (those whose value is known), rounded; only shares are kept, no game of it.

/** Volatility 1 to 5: most real slots call themselves medium-high or high. */
export const VOLATILITY_SHARES = [4, 5, 26, 55, 10] as const

/** RTP by its whole per cent: 95.68 counts as 95. */
export const RTP_SHARES: Readonly<Record<number, number>> = { 93: 1, 94: 2.5, 95: 20, 96: 73, 97: 2.5 }

/** Three reels make about one real slot in sixteen; here they keep to old-time themes, which have a few more. */
export const THREE_REEL_SHARE = { classic: 0.55, other: 0.04 } as const
