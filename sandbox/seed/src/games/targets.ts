// Rounded shares of a real catalogue of 2,520 slots (of those whose value is known). Only the shares are used, none of its games.

/** In per cent, for volatility 1 to 5: most real slots are declared medium-high or high. */
export const VOLATILITY_SHARES = [4, 5, 26, 55, 10] as const

/** Shares by RTP rounded down to whole per cent: 95.68 counts as 95. */
export const RTP_SHARES: Readonly<Record<number, number>> = { 93: 1, 94: 2.5, 95: 20, 96: 73, 97: 2.5 }

/** About one real slot in sixteen has three reels; here most of them have a classic theme. */
export const THREE_REEL_SHARE = { classic: 0.55, other: 0.04 } as const

/**
 * Shares of the model families among slots of five and more reels: more than half have lines, as in a real catalogue.
 * The family of a theme in THEME_FAMILIES has three times its share there.
 */
export const FAMILY_SHARES = {
  'video-5x3': 46,
  'ways-5x4': 10,
  'ways-6x4': 9,
  'cascade-6x4': 9,
  'multiplier-5x3': 10,
  'hold-and-win-5x3': 10,
  'expanding-5x3': 8,
  'choice-5x3': 8,
  'jackpot-5x3': 8,
  'trail-5x3': 8,
  'sticky-5x3': 8,
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
  caro: 'expanding-5x3',
  vtaky: 'expanding-5x3',
  rozpravky: 'choice-5x3',
  cirkus: 'choice-5x3',
  antika: 'multiplier-5x3',
  zivly: 'multiplier-5x3',
  hudba: 'multiplier-5x3',
}
