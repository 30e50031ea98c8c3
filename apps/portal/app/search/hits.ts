import type { CategoryEntry, CollectionEntry, ProviderEntry } from '@herna/contract'
import { type Catalogue, fold, type Match, matchIn, type SearchResult } from '@herna/rules'
import { addressOf } from '../urls/index.ts'

/** One line of the results. `href` is without the preview prefix. */
export interface Hit {
  key: string
  href: string
  title: string
  match: Match | null
  /** A game's index in the catalogue. */
  gameIndex?: number
  provider?: ProviderEntry
  icon?: string | null
  /** Number of games of a provider, collection or category. */
  games?: number
  live?: boolean
}

export interface HitGroup {
  name: 'games' | 'providers' | 'collections' | 'categories' | 'near' | 'recommended'
  hits: Hit[]
  /** Total number of hits, shown or not. */
  total: number
}

export function gameHit(catalogue: Catalogue, index: number, term = ''): Hit {
  const code = catalogue.codes[index] as string
  const title = catalogue.names[index] as string
  return {
    key: `game-${code}`,
    href: addressOf('preview-games-game', { game: code }),
    title,
    match: matchIn(title, term),
    gameIndex: index,
  }
}

const providerHref = ({ slug }: ProviderEntry) => addressOf('preview-providers-slug', { slug })
const categoryHref = ({ slug, lobby }: CategoryEntry) =>
  addressOf(lobby === 'Live' ? 'preview-live-casino-categories-slug' : 'preview-categories-slug', { slug })

/** The groups of a result in the panel's order, without empty ones; at most `games` games. */
export function groupsOf(catalogue: Catalogue, result: SearchResult, games: number): HitGroup[] {
  const groups: HitGroup[] = [
    {
      name: 'games',
      total: result.games.indexes.length,
      hits: Array.from(result.games.indexes.subarray(0, games), (index) => gameHit(catalogue, index, result.term)),
    },
    group('providers', result.providers, (entry: ProviderEntry) => ({ href: providerHref(entry), provider: entry })),
    group('collections', result.collections, (entry: CollectionEntry) => ({ href: entry.href, icon: entry.icon })),
    group('categories', result.categories, (entry: CategoryEntry) => ({
      href: categoryHref(entry),
      icon: entry.icon,
      live: entry.lobby === 'Live',
    })),
    {
      name: 'near',
      total: result.nearMisses.length,
      hits: result.nearMisses.map((index) => gameHit(catalogue, index)),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

interface FoundEntry<T> {
  entry: T
  text: string
  match: Match
  games: number
}
function group<T extends { id: string }>(
  name: HitGroup['name'],
  found: readonly FoundEntry<T>[],
  more: (entry: T) => Partial<Hit> & { href: string },
): HitGroup {
  return {
    name,
    total: found.length,
    hits: found.map(({ entry, text, match, games }) => ({
      key: `${name}-${entry.id}`,
      title: text,
      match,
      games,
      ...more(entry),
    })),
  }
}

/** The editor's recommended games that still exist [4.33]. */
export const recommendedHits = (catalogue: Catalogue): Hit[] =>
  catalogue.settings.search.recommended.flatMap((code) => {
    const index = catalogue.indexByCode.get(code)
    return index === undefined ? [] : gameHit(catalogue, index)
  })

/** The editor's popular providers that have a game [2.38]. */
export const popularProviders = (catalogue: Catalogue): ProviderEntry[] =>
  catalogue.settings.search.popularProviders.flatMap((id) => catalogue.providers.find((provider) => provider.id === id) ?? [])

export const isSameTerm = (a: string, b: string): boolean => fold(a.trim()) === fold(b.trim())
