import type { CatalogueSettings, CategoryEntry, CollectionEntry, GameType, LanguageEntry, ProviderEntry } from '@herna/contract'
import type { Bits } from './bits.ts'

/**
 * The catalogue as the rules use it: games are indexes 0 … size-1 in the default order (commercial tier descending,
 * then name), facts are columns, memberships are bit sets, each built on first use. Immutable. Money in cents; -1 is unknown or
 * none.
 */
export interface Catalogue {
  readonly size: number
  readonly names: readonly string[]
  /** All codes, built on first use, because most are derived from the name. For a few, `codeAt` is cheaper. */
  readonly codes: readonly string[]
  codeAt(index: number): string
  /** Index by code; built from all codes on first use. */
  readonly indexByCode: ReadonlyMap<string, number>
  readonly types: readonly GameType[]
  readonly versions: readonly string[]
  readonly labels: readonly { title: string; color: string; textColor: string }[]
  readonly jackpots: readonly string[]
  readonly dealers: ReadonlyMap<number, string>
  readonly tableImages: ReadonlyMap<number, string>
  readonly maintenance: ReadonlyMap<number, string>
  /** Columns of indexes into the lists above and below. */
  readonly type: Int16Array
  readonly version: Int16Array
  readonly label: Int16Array
  readonly provider: Int16Array
  readonly language: Int16Array
  readonly jackpot: Int16Array
  /** Bits of `GAME_FLAGS`. */
  readonly flags: Uint8Array
  /** Bits of `GAME_FEATURE_IDS`. */
  readonly features: Int16Array
  readonly reels: Int16Array
  readonly minBet: Float64Array
  readonly maxBet: Float64Array
  readonly maxWin: Float64Array
  /** Hundredths of a per cent. */
  readonly rtp: Int16Array
  /** Tenths of a level, 10 … 50. */
  readonly volatility: Int16Array
  readonly commercialTier: Int16Array
  readonly promotionLevel: Int16Array
  /** Days since 1970. */
  readonly releasedOn: Int16Array
  readonly providers: readonly (ProviderEntry & { games: Bits })[]
  readonly categories: readonly (CategoryEntry & { games: Bits })[]
  readonly collections: readonly (CollectionEntry & { games: Bits })[]
  readonly languages: readonly (LanguageEntry & { games: Bits })[]
  /** Games by lobby: the casino has all but live games, the live lobby live and table games [3.1]. */
  readonly lobbies: { readonly Casino: Bits; readonly Live: Bits }
  readonly settings: CatalogueSettings
  /** Games by the state of their live tables; absent without a live feed. See `withLiveTables`. */
  readonly live?: { readonly openTable: Bits; readonly availableSeat: Bits }
}
