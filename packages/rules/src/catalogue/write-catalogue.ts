import {
  CATALOGUE_COLUMNS,
  CATALOGUE_FORMAT,
  type CatalogueColumn,
  type CatalogueFile,
  type CatalogueSettings,
  type CategoryEntry,
  type CollectionEntry,
  GAME_FLAGS,
  GAME_TYPES,
  type LanguageEntry,
  type ProviderEntry,
} from '@herna/contract'
import type { Game } from '@herna/contract/content'
import { slugOf } from '../search/fold.ts'

/** What the file is made of. Games are in the house's order; ids in games name entries of the lists. */
export interface CatalogueSource {
  games: readonly Game[]
  providers: readonly ProviderEntry[]
  categories: readonly CategoryEntry[]
  collections: readonly CollectionEntry[]
  languages: readonly LanguageEntry[]
  /** Game code → id of the jackpot its ribbon shows. */
  jackpotOf: ReadonlyMap<string, string>
  settings: CatalogueSettings
}

/** The catalogue in columns. A pure function of its source: the same source gives the same file. */
export function writeCatalogue(source: CatalogueSource): CatalogueFile {
  const { games } = source
  const versions = distinct(games.map((game) => game.fileVersion))
  const jackpots = distinct(games.flatMap((game) => source.jackpotOf.get(game.gameCode) ?? []))
  const labels = new Map(games.flatMap(({ labels: [label] }) => (label ? [[JSON.stringify(label), label] as const] : [])))
  const placeIn = (ids: readonly string[]) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    return (id: string | null | undefined) => (id ? (places.get(id) ?? -1) : -1)
  }
  const providerAt = placeIn(source.providers.map((entry) => entry.id))
  const languageAt = placeIn(source.languages.map((entry) => entry.code))
  const jackpotAt = placeIn(jackpots)
  const versionAt = placeIn(versions)
  const labelAt = placeIn([...labels.keys()])
  const facts: Record<CatalogueColumn, (game: Game) => number> = {
    provider: (game) => providerAt(game.provider),
    type: (game) => GAME_TYPES.indexOf(game.type),
    version: (game) => versionAt(game.fileVersion),
    label: ({ labels: [label] }) => (label ? labelAt(JSON.stringify(label)) : -1),
    language: (game) => languageAt(game.dealer?.language),
    jackpot: (game) => jackpotAt(source.jackpotOf.get(game.gameCode)),
    flags: flagsOf,
    reels: (game) => game.numberOfReels ?? -1,
    minBet: (game) => game.minBet ?? -1,
    maxBet: (game) => game.maxBet ?? -1,
    maxWin: (game) => game.maxWin ?? -1,
    rtp: (game) => (game.rtp === null ? -1 : Math.round(game.rtp * 100)),
    volatility: (game) => (game.volatility === null ? -1 : Math.round(game.volatility * 10)),
    commercialTier: (game) => game.commercialTier,
    promotionLevel: (game) => game.promotionLevel,
    releasedOn: (game) => (game.releasedOn === null ? -1 : Date.parse(game.releasedOn) / 86_400_000),
  }
  return {
    format: CATALOGUE_FORMAT,
    size: games.length,
    names: games.map((game) => game.name).join('\n'),
    codes: games.map(({ gameCode, name }) => (slugOf(name) === gameCode ? '' : gameCode)).join('\n'),
    dealers: sparse(games, (game) => game.dealer?.dealerName),
    tableImages: sparse(games, (game) => game.dealer?.dynamicImageUrl),
    maintenance: sparse(games, (game) => game.maintenance && (game.maintenance.until ?? '')),
    columns: Object.fromEntries(
      CATALOGUE_COLUMNS.map((name) => [name, column(games.map(facts[name]))]),
    ) as CatalogueFile['columns'],
    types: [...GAME_TYPES],
    versions,
    labels: [...labels.values()],
    providers: [...source.providers],
    categories: source.categories.map((entry) => ({
      ...entry,
      games: steps(games, (game) => game.categories.includes(entry.id)),
    })),
    collections: source.collections.map((entry) => ({
      ...entry,
      games: steps(games, (game) => game.collections.includes(entry.id)),
    })),
    languages: [...source.languages],
    jackpots,
    settings: source.settings,
  }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

function flagsOf(game: Game): number {
  return (
    (game.jackpot ? GAME_FLAGS.jackpot : 0) |
    (game.gamble ? GAME_FLAGS.gamble : 0) |
    (game.bonusGameFeature ? GAME_FLAGS.bonus : 0) |
    (game.demoEnabled ? GAME_FLAGS.demo : 0) |
    (game.realEnabled ? GAME_FLAGS.real : 0) |
    (game.requirePassword ? GAME_FLAGS.password : 0)
  )
}

function column(facts: readonly number[]): { values: number[]; at: number[] } {
  const places = new Map<number, number>()
  const at = facts.map((value) => {
    const place = places.get(value) ?? places.size
    places.set(value, place)
    return place
  })
  return { values: [...places.keys()], at }
}

function sparse(games: readonly Game[], textOf: (game: Game) => string | null | undefined): Record<string, string> {
  const texts: Record<string, string> = {}
  games.forEach((game, place) => {
    const text = textOf(game)
    if (text !== null && text !== undefined) texts[place] = text
  })
  return texts
}

function steps(games: readonly Game[], isMember: (game: Game) => boolean): number[] {
  let last = 0
  return games.flatMap((game, place) => {
    if (!isMember(game)) return []
    const step = place - last
    last = place
    return step
  })
}
