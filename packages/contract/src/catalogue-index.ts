import type { GameType, LobbyKind } from './enums.ts'

/**
 * The catalogue index for the browser: one file, one column per fact, games in the default order. Money in cents; -1 means
 * unknown or none. Written and read by `@herna/rules`; its address contains the hash of its bytes, so a file never changes.
 */
export interface CatalogueFile {
  /** Changes with this shape: a browser that expects another format reloads the page. */
  format: typeof CATALOGUE_FORMAT
  /** Number of games. */
  size: number
  /**
   * Texts joined by `TEXT_SEPARATOR`. In a code, `*` stands for the slug of the game's name and a leading `@` for the slug of its
   * provider; an empty code is the slug of the name.
   */
  names: string
  codes: string
  /** Sparse: index of the game → name of the dealer. */
  dealers: Record<string, string>
  /** Sparse: index of the game → address of the image of the open table. */
  tableImages: Record<string, string>
  /** Sparse, games in maintenance: index → when the game is expected back (ISO UTC), or an empty text. */
  maintenance: Record<string, string>
  /**
   * Numeric columns: the distinct values, and for each game the index of its value, encoded in letters (`letters.ts` in the
   * rules).
   */
  columns: Record<CatalogueColumn, { values: number[]; at: string }>
  types: GameType[]
  versions: string[]
  labels: { title: string; color: string; textColor: string }[]
  /** `games` in the lists below: indexes of the games, each as the difference to the previous one, encoded in letters. */
  providers: ProviderEntry[]
  categories: (CategoryEntry & { games: string })[]
  collections: (CollectionEntry & { games: string })[]
  languages: LanguageEntry[]
  jackpots: string[]
  settings: CatalogueSettings
}
/** The only supported value of `CatalogueFile.format`. */
export const CATALOGUE_FORMAT = 3
/** The control character DEL: JSON writes it as it is, so ten thousand names are read without resolving as many escapes. */
export const TEXT_SEPARATOR = '\u007f'

/**
 * Names of the numeric columns. `provider`, `type`, `version`, `label`, `language` and `jackpot` are indexes into lists of the
 * same file; `features` has the bits of `GAME_FEATURE_IDS`; bets and wins are cents, `rtp` hundredths of a per cent, `volatility` tenths, `releasedOn` days since 1970-01-01.
 */
export const CATALOGUE_COLUMNS = [
  'provider',
  'type',
  'version',
  'label',
  'language',
  'jackpot',
  'flags',
  'features',
  'reels',
  'minBet',
  'maxBet',
  'maxWin',
  'rtp',
  'volatility',
  'commercialTier',
  'promotionLevel',
  'releasedOn',
] as const
/** One of `CATALOGUE_COLUMNS`. */
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]

/**
 * Bits of the column `flags`: takes part in a jackpot, has a gamble or a bonus feature, can be played as demo, for real money,
 * requires a password.
 */
export const GAME_FLAGS = { jackpot: 1, gamble: 2, bonus: 4, demo: 8, real: 16, password: 32 } as const
/** Name of a bit in `GAME_FLAGS`. */
export type GameFlag = keyof typeof GAME_FLAGS

/** A provider in the index [3.25]; `icon`, `light` and `dark` are addresses of its logos. */
export interface ProviderEntry {
  id: string
  slug: string
  name: string
  icon: string
  light: string
  dark: string
}
/** A category in the index [3.27]. */
export interface CategoryEntry {
  id: string
  slug: string
  title: string
  lobby: LobbyKind
  icon: string | null
  /** Its games are computed for each player [3.9], so it is not offered as a filter [5.7]. */
  dynamic: boolean
}
/** A collection in the index [3.26]. */
export interface CollectionEntry {
  id: string
  slug: string
  title: string
  /** Address that an item of this collection leads to, without the preview prefix. */
  href: string
  icon: string | null
}
/** A language of live tables [3.37]; `flag` is the address of its flag. */
export interface LanguageEntry {
  code: string
  name: string
  flag: string
}

/** What search and filters offer [3.35] [3.45]. */
export interface CatalogueSettings {
  enabledFilters: string[]
  enabledFiltersLive: string[]
  search: {
    includes: { categories: boolean; providers: boolean; collections: boolean }
    /** Id of the category whose games weigh more in search results [5.9]. */
    category: string | null
    popularProviders: string[]
    /** Game codes. */
    recommended: string[]
  }
}
