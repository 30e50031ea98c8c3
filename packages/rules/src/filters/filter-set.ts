/** A range in cents; 0 means no bound on that side. */
export interface AmountRange {
  readonly min: number
  readonly max: number
}

/** Values of the filter panel [3.48] and of three groups of our own, volatility, RTP and feature (decision 0086): maps of selected ids to true, ranges, flags and a search text. */
export interface FilterSet {
  category: Readonly<Record<string, true>>
  collection: Readonly<Record<string, true>>
  provider: Readonly<Record<string, true>>
  /** Language codes of live tables. */
  language: Readonly<Record<string, true>>
  /** Numbers of reels. */
  reel: Readonly<Record<string, true>>
  /** Levels of volatility, 1 to 5. */
  volatility: Readonly<Record<string, true>>
  /** Ids of `RTP_BANDS`. */
  rtp: Readonly<Record<string, true>>
  /** Ids of `GAME_FEATURES`. */
  feature: Readonly<Record<string, true>>
  betAmount: AmountRange
  maxWin: AmountRange
  jackpot: boolean
  gamble: boolean
  bonus: boolean
  /** Live feed: the table is online. */
  openTable: boolean
  /** Live feed: online with a free seat. */
  availableSeat: boolean
  search: string
}

const NONE: Readonly<Record<string, true>> = Object.freeze(Object.create(null) as Record<string, true>)
const ANY: AmountRange = Object.freeze({ min: 0, max: 0 })

/** No filter is set. */
export const NO_FILTERS: FilterSet = Object.freeze({
  category: NONE,
  collection: NONE,
  provider: NONE,
  language: NONE,
  reel: NONE,
  volatility: NONE,
  rtp: NONE,
  feature: NONE,
  betAmount: ANY,
  maxWin: ANY,
  jackpot: false,
  gamble: false,
  bonus: false,
  openTable: false,
  availableSeat: false,
  search: '',
})

/** The groups of the panel, as editors name them in the settings [3.45]. */
export const FILTER_GROUPS = [
  'category',
  'collection',
  'provider',
  'language',
  'reel',
  'volatility',
  'rtp',
  'feature',
  'betAmount',
  'maxWin',
  'jackpot',
  'gamble',
  'bonus',
  'openTable',
  'availableSeat',
] as const satisfies (keyof FilterSet)[]
/** One of `FILTER_GROUPS`. */
export type FilterGroup = (typeof FILTER_GROUPS)[number]
