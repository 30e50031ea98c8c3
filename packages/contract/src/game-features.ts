/** Features of games by which lists are filtered, with their Slovak names. Jackpot, gamble and bonus game are facts of their own [3.21]. */
export const GAME_FEATURES = {
  'free-spins': 'Voľné točenia',
  'free-spin-choice': 'Výber voľných točení',
  multiplier: 'Násobiteľ',
  ways: 'Spôsoby výhry',
  cascade: 'Kaskády',
  'hold-and-win': 'Držte a vyhrajte',
  respins: 'Opakované točenia',
  'expanding-wild': 'Rozširujúci sa wild',
  'cluster-pays': 'Výhry v zhlukoch',
  'pick-bonus': 'Bonus s výberom',
  'fixed-jackpots': 'Pevné jackpoty',
  trail: 'Bonusová cesta',
  'sticky-wild': 'Lepkavý wild',
} as const

/** Id of a feature. */
export type GameFeature = keyof typeof GAME_FEATURES

/** All ids. A feature's place is its bit in the catalogue index, so new ones are added at the end; at most 15. */
export const GAME_FEATURE_IDS = Object.keys(GAME_FEATURES) as [GameFeature, ...GameFeature[]]
