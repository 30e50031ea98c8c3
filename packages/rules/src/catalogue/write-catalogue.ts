import {
  CATALOGUE_COLUMNS,
  CATALOGUE_FORMAT,
  type CatalogueColumn,
  type CatalogueFile,
  type CatalogueSettings,
  type CategoryEntry,
  type CollectionEntry,
  GAME_FEATURE_IDS,
  GAME_FLAGS,
  GAME_TYPES,
  type LanguageEntry,
  type ProviderEntry,
  TEXT_SEPARATOR,
} from '@herna/contract'
import type { Game } from '@herna/contract/content'
import { slugOf } from '../search/fold.ts'
import { writePlanes, writeSteps } from './letters.ts'

/** What the file is built from. Games in the default order; ids in games refer to entries of the lists. */
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

/** Builds the catalogue file. A pure function: the same source gives the same file. */
export function writeCatalogue(source: CatalogueSource): CatalogueFile {
  const { games } = source
  const versions = distinct(games.map((game) => game.fileVersion))
  const jackpots = distinct(games.flatMap((game) => source.jackpotOf.get(game.gameCode) ?? []))
  const labels = new Map(games.flatMap(({ labels: [label] }) => (label ? [[JSON.stringify(label), label] as const] : [])))
  const indexIn = (ids: readonly string[]) => {
    const indexes = new Map(ids.map((id, index) => [id, index]))
    return (id: string | null | undefined) => (id ? (indexes.get(id) ?? -1) : -1)
  }
  const providerAt = indexIn(source.providers.map((entry) => entry.id))
  const slugOfProvider = new Map(source.providers.map(({ id, slug }) => [id, slug]))
  const languageAt = indexIn(source.languages.map((entry) => entry.code))
  const jackpotAt = indexIn(jackpots)
  const inCategory = membersById(games, (game) => game.categories)
  const inCollection = membersById(games, (game) => game.collections)
  const versionAt = indexIn(versions)
  const labelAt = indexIn([...labels.keys()])
  const facts: Record<CatalogueColumn, (game: Game) => number> = {
    provider: (game) => providerAt(game.provider),
    type: (game) => GAME_TYPES.indexOf(game.type),
    version: (game) => versionAt(game.fileVersion),
    label: ({ labels: [label] }) => (label ? labelAt(JSON.stringify(label)) : -1),
    language: (game) => languageAt(game.Language),
    jackpot: (game) => jackpotAt(source.jackpotOf.get(game.gameCode)),
    flags: flagsOf,
    features: (game) => game.features.reduce((bits, feature) => bits | (1 << GAME_FEATURE_IDS.indexOf(feature)), 0),
    reels: (game) => game.numberOfReels ?? -1,
    minBet: (game) => game.minBet ?? -1,
    maxBet: (game) => game.maxBet ?? -1,
    maxWin: (game) => game.maxWin ?? -1,
    rtp: (game) => (game.rtp === null ? -1 : Math.round(game.rtp * 100)),
    volatility: (game) => (game.volatility === null ? -1 : Math.round(game.volatility * 10)),
    commercialTier: (game) => small(game.commercialTier),
    promotionLevel: (game) => small(game.promotionLevel),
    releasedOn: (game) => (game.releasedOn === null ? -1 : small(Date.parse(game.releasedOn) / 86_400_000)),
  }
  return {
    format: CATALOGUE_FORMAT,
    size: games.length,
    names: games.map(({ name }) => onOneLine(name)).join(TEXT_SEPARATOR),
    codes: games.map((game) => shortCode(game, slugOfProvider.get(game.provider))).join(TEXT_SEPARATOR),
    dealers: sparse(games, (game) => game.Dealer?.DealerName),
    tableImages: sparse(games, (game) => game.DynamicImageUrl),
    maintenance: sparse(games, (game) => game.maintenance && (game.maintenance.until ?? '')),
    columns: Object.fromEntries(
      CATALOGUE_COLUMNS.map((name) => [name, column(games.map(facts[name]))]),
    ) as CatalogueFile['columns'],
    types: [...GAME_TYPES],
    versions,
    labels: [...labels.values()],
    providers: [...source.providers],
    categories: source.categories.map((entry) => ({ ...entry, games: inCategory.get(entry.id) ?? '' })),
    collections: source.collections.map((entry) => ({ ...entry, games: inCollection.get(entry.id) ?? '' })),
    languages: [...source.languages],
    jackpots,
    settings: source.settings,
  }
}

const onOneLine = (name: string): string => name.replaceAll('\n', ' ').replaceAll(TEXT_SEPARATOR, ' ')

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Columns are 16 bits wide; larger values of an editor are clamped. */
const small = (value: number): number => Math.min(32_767, Math.max(-32_768, value))

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

/** A code is usually the slug of the name, alone or after the slug of the provider. */
function shortCode({ gameCode, name }: Game, provider: string | undefined): string {
  const slug = slugOf(name)
  if (slug === gameCode) return ''
  const short = slug ? gameCode.replace(slug, '*') : gameCode
  return provider && short.startsWith(provider) ? `@${short.slice(provider.length)}` : short
}

/** Values ascending: the same catalogue gives the same text, and similar values share their high letter. */
function column(facts: readonly number[]): { values: number[]; at: string } {
  const values = [...new Set(facts)].sort((a, b) => a - b)
  const indexes = new Map(values.map((value, index) => [value, index]))
  const valueIndexes = facts.map((value) => indexes.get(value) as number)
  return { values, at: writePlanes(valueIndexes, values.length) }
}

function sparse(games: readonly Game[], textOf: (game: Game) => string | null | undefined): Record<string, string> {
  const texts: Record<string, string> = {}
  games.forEach((game, index) => {
    const text = textOf(game)
    if (text !== null && text !== undefined) texts[index] = text
  })
  return texts
}

/** The games of each list as steps, by id of the list. */
function membersById(games: readonly Game[], idsOf: (game: Game) => readonly string[]): Map<string, string> {
  const indexes = new Map<string, number[]>()
  games.forEach((game, index) => {
    for (const id of new Set(idsOf(game))) {
      const list = indexes.get(id)
      if (list) list.push(index)
      else indexes.set(id, [index])
    }
  })
  return new Map([...indexes].map(([id, list]) => [id, writeSteps(list)]))
}
