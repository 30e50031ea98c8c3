import type { Category, Game } from '@herna/contract/content'

/** Data of a game that is not in the contract. */
export interface Facts {
  features: readonly string[]
  themes: readonly string[]
  year: number | null
  /** False for games that only have the type of slots (keno and similar). */
  isSlot: boolean
}

/** A category that an import fills with the games for which `includes` is true. */
export interface DerivedCategory {
  id: string
  title: string
  description: string
  tileLayout: Category['tileLayout']
  icon: string
  order: 'mixed' | 'by return'
  includes(game: Game, facts: Facts, thisYear: number): boolean
}

/** Categories derived from the file's data. Ids equal those of the default catalogue where it has the same category. */
export const DERIVED_CATEGORIES: readonly DerivedCategory[] = [
  {
    id: 'automaty',
    title: 'Automaty',
    description: 'Všetky automaty v herni.',
    tileLayout: 'DoubleRow',
    icon: 'slot',
    order: 'mixed',
    includes: (game, { isSlot }) => game.type === 'Slot' && isSlot,
  },
  {
    id: 'nove',
    title: 'Nové',
    description: 'Hry z tohto a minulého roka.',
    tileLayout: 'Landscape',
    icon: 'sunrise',
    order: 'mixed',
    includes: (_game, { year }, thisYear) => year !== null && year >= thisYear - 1,
  },
  {
    id: 'vysoka-navratnost',
    title: 'Vysoká návratnosť',
    description: 'Hry s teoretickou návratnosťou aspoň 97 %.',
    tileLayout: 'Portrait',
    icon: 'coin',
    order: 'by return',
    includes: ({ rtp }) => rtp !== null && rtp >= 97,
  },
  {
    id: 'volne-tocenia',
    title: 'S voľnými točeniami',
    description: 'Hry, v ktorých sa dajú získať voľné točenia.',
    tileLayout: 'Default',
    icon: 'star',
    order: 'mixed',
    includes: (_game, { features }) => features.includes('free-spins'),
  },
  {
    id: 'klasika-a-ovocie',
    title: 'Klasika a ovocie',
    description: 'Tri valce a hry s ovocím.',
    tileLayout: 'Default',
    icon: 'cherry',
    order: 'mixed',
    includes: (game, { themes }) => game.numberOfReels === 3 || themes.includes('fruit'),
  },
  {
    id: 'jackpotove',
    title: 'Jackpotové hry',
    description: 'Hry s jackpotom.',
    tileLayout: 'LargeOnMobile',
    icon: 'treasure',
    order: 'mixed',
    includes: ({ jackpot }) => jackpot,
  },
  {
    id: 'vysoka-volatilita',
    title: 'Vysoká volatilita',
    description: 'Výhry prichádzajú zriedkavejšie, zato bývajú vyššie.',
    tileLayout: 'Default',
    icon: 'volcano',
    order: 'mixed',
    includes: ({ volatility }) => volatility !== null && volatility >= 4,
  },
  {
    id: 'nizka-volatilita',
    title: 'Nižšia volatilita',
    description: 'Výhry prichádzajú častejšie, zato bývajú nižšie.',
    tileLayout: 'Default',
    icon: 'clover',
    order: 'mixed',
    includes: ({ volatility }) => volatility !== null && volatility <= 2,
  },
  {
    id: 'padajuce-symboly',
    title: 'Padajúce symboly a zhluky',
    description: 'Výherné symboly zmiznú a na ich miesto padnú nové.',
    tileLayout: 'Default',
    icon: 'gem',
    order: 'mixed',
    includes: (_game, { features }) => features.includes('cascade') || features.includes('cluster-pays'),
  },
]

/** The ten games with the highest RTP. */
export const TOP_CATEGORY = {
  id: 'top-navratnost',
  title: 'Top 10 podľa návratnosti',
  description: 'Desať hier s najvyššou teoretickou návratnosťou.',
  icon: 'trophy',
} as const
