import type { GameType, LobbyKind } from './enums.ts'

/**
 * The catalogue for the browser: one file, a column per fact, games in the house's order. Money is cents; -1 is unknown or none.
 * Written and read by `@herna/rules`; the address it is served under is the fingerprint of its bytes, so a file never changes.
 */
export interface CatalogueFile {
  /** Changes with this shape: a browser that knows another one reloads. */
  format: typeof CATALOGUE_FORMAT
  size: number
  /** Texts joined by line feeds. In a code, `*` stands for the slug of the game's name and `@` in front for its provider's; a code that is just `*` is left empty. */
  names: string
  codes: string
  /** Sparse dealers: place of the game → name. */
  dealers: Record<string, string>
  tableImages: Record<string, string>
  /** In maintenance: place → when it is expected back (ISO) or an empty text. */
  maintenance: Record<string, string>
  /** Columns of numbers: distinct values, and for each game the place of its value, in letters (`letters.ts` of the rules). */
  columns: Record<CatalogueColumn, { values: number[]; at: string }>
  types: GameType[]
  versions: string[]
  labels: { title: string; color: string; textColor: string }[]
  /** Members are places of games, each as the step from the one before, in letters. */
  providers: ProviderEntry[]
  categories: (CategoryEntry & { games: string })[]
  collections: (CollectionEntry & { games: string })[]
  languages: LanguageEntry[]
  jackpots: string[]
  settings: CatalogueSettings
}
export const CATALOGUE_FORMAT = 1

/** `provider`, `type`, `version`, `label`, `language` and `jackpot` are places in the lists of the same file; `releasedOn` counts days since 1970; `rtp` is hundredths of a per cent, `volatility` tenths. */
export const CATALOGUE_COLUMNS = [
  'provider',
  'type',
  'version',
  'label',
  'language',
  'jackpot',
  'flags',
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
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]

/** Bits of the column `flags`. */
export const GAME_FLAGS = { jackpot: 1, gamble: 2, bonus: 4, demo: 8, real: 16, password: 32 } as const
export type GameFlag = keyof typeof GAME_FLAGS

export interface ProviderEntry {
  id: string
  slug: string
  name: string
  icon: string
  light: string
  dark: string
}
export interface CategoryEntry {
  id: string
  slug: string
  title: string
  lobby: LobbyKind
  icon: string | null
  /** Its games are computed for a player [3.9]: it has no filter [5.7]. */
  dynamic: boolean
}
export interface CollectionEntry {
  id: string
  slug: string
  title: string
  /** Where an item of this collection leads, without the preview prefix. */
  href: string
  icon: string | null
}
export interface LanguageEntry {
  code: string
  name: string
  flag: string
}

/** What search and filters may show [3.35] [3.45]. */
export interface CatalogueSettings {
  enabledFilters: string[]
  enabledFiltersLive: string[]
  search: {
    includes: { categories: boolean; providers: boolean; collections: boolean }
    /** Id of the category whose games weigh more [5.9]. */
    category: string | null
    popularProviders: string[]
    /** Codes of games. */
    recommended: string[]
  }
}
