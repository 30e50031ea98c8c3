import type { CatalogueSettings, CategoryEntry, CollectionEntry, GameType, LanguageEntry, ProviderEntry } from '@herna/contract'
import type { Bits } from './bits.ts'

/**
 * The catalogue as rules work on it: games are places 0 … size-1 in the house's order (commercial tier down, then name), facts are
 * columns, memberships are bits, each made when it is first asked for. Immutable. Money in cents; -1 is unknown or none.
 */
export interface Catalogue {
  readonly size: number
  readonly names: readonly string[]
  /** All codes, made when first asked for: a code is mostly folded from the name. For a few, `codeAt` is cheaper. */
  readonly codes: readonly string[]
  codeAt(place: number): string
  /** Place by code; made from all codes when first asked for. */
  readonly placeOf: ReadonlyMap<string, number>
  readonly types: readonly GameType[]
  readonly versions: readonly string[]
  readonly labels: readonly { title: string; color: string; textColor: string }[]
  readonly jackpots: readonly string[]
  readonly dealers: ReadonlyMap<number, string>
  readonly tableImages: ReadonlyMap<number, string>
  readonly maintenance: ReadonlyMap<number, string>
  /** Columns of places in the lists above and below. */
  readonly type: Int16Array
  readonly version: Int16Array
  readonly label: Int16Array
  readonly provider: Int16Array
  readonly language: Int16Array
  readonly jackpot: Int16Array
  /** Bits of `GAME_FLAGS`. */
  readonly flags: Uint8Array
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
}
