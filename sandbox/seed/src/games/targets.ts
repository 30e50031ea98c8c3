// Shares of a real catalogue of 2,520 slots (those whose value is known), rounded; only shares are kept, no game of it.

/** Volatility 1 to 5: most real slots call themselves medium-high or high. */
export const VOLATILITY_SHARES = [4, 5, 26, 55, 10] as const

/** RTP by its whole per cent: 95.68 counts as 95. */
export const RTP_SHARES: Readonly<Record<number, number>> = { 93: 1, 94: 2.5, 95: 20, 96: 73, 97: 2.5 }

/** Three reels make about one real slot in sixteen; here they keep to old-time themes, which have a few more. */
export const THREE_REEL_SHARE = { classic: 0.55, other: 0.04 } as const

/**
 * What slots of five reels and more play, by the models' families: lines still make more than half, as in a real catalogue.
 * A theme that suits a family has thrice its share of it.
 */
export const FAMILY_SHARES = {
  'video-5x3': 52,
  'ways-5x4': 10,
  'ways-6x4': 9,
  'cascade-6x4': 9,
  'multiplier-5x3': 10,
  'hold-and-win-5x3': 10,
} as const
export const THEME_FAMILIES: Readonly<Record<string, keyof typeof FAMILY_SHARES>> = {
  drahokamy: 'cascade-6x4',
  sladkosti: 'cascade-6x4',
  vesmir: 'cascade-6x4',
  pirati: 'hold-and-win-5x3',
  'draky-a-vychod': 'hold-and-win-5x3',
  gazdovstvo: 'hold-and-win-5x3',
  zapad: 'hold-and-win-5x3',
  'stratene-mesta': 'ways-6x4',
  safari: 'ways-6x4',
  more: 'ways-6x4',
  vikingovia: 'ways-5x4',
  'lesne-zvierata': 'ways-5x4',
  egypt: 'ways-5x4',
  antika: 'multiplier-5x3',
  zivly: 'multiplier-5x3',
  hudba: 'multiplier-5x3',
}
