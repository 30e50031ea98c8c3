import type { GameFeature } from '@herna/contract'

/** Features in game data, with their Slovak names. */
const FEATURE_NAMES: Record<string, string> = {
  wild: 'Wild',
  scatter: 'Scatter',
  'free-spins': 'Voľné točenia',
  'free-spin-multiplier': 'Násobiteľ vo voľných točeniach',
  'free-spin-reels': 'Iné valce vo voľných točeniach',
  'wild-multiplier': 'Wild s násobiteľom',
  'wild-scatter': 'Wild je zároveň scatter',
  'reel-wild': 'Wild na celom valci',
  'expanding-wild': 'Rozširujúci sa wild',
  'turning-wild': 'Symboly sa menia na wild',
  'big-wild': 'Veľký wild',
  'big-symbols': 'Veľké symboly',
  'stacked-scatter': 'Scattery nad sebou',
  cascade: 'Padajúce symboly',
  'cascade-multiplier': 'Násobiteľ pri padajúcich symboloch',
  'cluster-pays': 'Výhry v zhlukoch',
  'pay-anywhere': 'Výhry kdekoľvek na valcoch',
  'both-ways': 'Výhry z oboch strán',
  multiplier: 'Násobiteľ',
  'pick-bonus': 'Bonus s výberom',
  'bonus-game': 'Bonusová hra',
  jackpot: 'Jackpot',
  gamble: 'Riziko',
}
/** Features in game data by which lists are filtered. */
const FILTERED_FEATURES: Record<string, GameFeature> = {
  'free-spins': 'free-spins',
  'free-spin-multiplier': 'multiplier',
  'wild-multiplier': 'multiplier',
  'cascade-multiplier': 'multiplier',
  multiplier: 'multiplier',
  cascade: 'cascade',
  'expanding-wild': 'expanding-wild',
  'cluster-pays': 'cluster-pays',
  'pick-bonus': 'pick-bonus',
}
/** Features that count as a bonus game. */
const BONUS_FEATURES = ['free-spins', 'free-spin-multiplier', 'free-spin-reels', 'pick-bonus', 'bonus-game']

export const featureNames = (features: readonly string[]): string[] =>
  features.map((feature) => FEATURE_NAMES[feature] ?? feature.replaceAll('-', ' '))
/** The features of a game by which lists are filtered, each once. */
export const filteredFeatures = (features: readonly string[]): GameFeature[] => [
  ...new Set(features.flatMap((feature) => FILTERED_FEATURES[feature] ?? [])),
]
export const hasBonusGame = (features: readonly string[]): boolean => features.some((feature) => BONUS_FEATURES.includes(feature))
