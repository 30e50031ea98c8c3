import type { CategoryEntry, CollectionEntry, ProviderEntry } from '@herna/contract'
import { countBits, hasBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { fold } from './fold.ts'
import { foldedNames } from './folded-names.ts'
import { type Match, matchIn } from './match-text.ts'
import { isNearMiss } from './near-miss.ts'
import { gameWeight, placeWeight } from './weight.ts'

/** Providers, categories and collections are searched from this many characters [5.9] [9.9]. */
export const LEAST_LETTERS_BEYOND_GAMES = 3
/** With fewer games than this, near misses follow below. */
const FEW_GAMES = 8
const MOST_NEAR_MISSES = 8
/** Longer terms are cut: no name is as long, and a hostile one must not cost. */
const LONGEST_TERM = 100

export interface FoundGame {
  place: number
  weight: number
}
/** [3.35] `games` counts the games behind the entry. */
export interface FoundEntry<T> {
  entry: T
  text: string
  match: Match
  weight: number
  games: number
}
export interface SearchResult {
  /** As compared: folded and trimmed. */
  term: string
  games: FoundGame[]
  nearMisses: number[]
  providers: FoundEntry<ProviderEntry>[]
  categories: FoundEntry<CategoryEntry>[]
  collections: FoundEntry<CollectionEntry>[]
}

const searchTerm = (typed: string): string => fold(typed.slice(0, LONGEST_TERM).trim())

/** Everything of the catalogue that a term finds, each kind by falling weight and then in the house's order [5.9] [3.35]. */
export function searchCatalogue(catalogue: Catalogue, typed: string): SearchResult {
  const term = searchTerm(typed)
  const { includes } = catalogue.settings.search
  const games = term === '' ? [] : findGames(catalogue, term)
  const isLong = term.length >= LEAST_LETTERS_BEYOND_GAMES
  const entries = <T extends { games: Uint32Array<ArrayBuffer> }>(
    isIncluded: boolean,
    list: readonly T[],
    textOf: (entry: T) => string,
  ) => (isIncluded && isLong ? findEntries(list, textOf, term) : [])
  return {
    term,
    games,
    nearMisses: games.length < FEW_GAMES ? findNearMisses(catalogue, term, games) : [],
    providers: entries(includes.providers, catalogue.providers, ({ name }) => name),
    categories: entries(
      includes.categories,
      catalogue.categories.filter(({ dynamic }) => !dynamic),
      ({ title }) => title,
    ),
    collections: entries(includes.collections, catalogue.collections, ({ title }) => title),
  }
}

function findGames(catalogue: Catalogue, term: string): FoundGame[] {
  const names = foldedNames(catalogue)
  const preferred = catalogue.categories.find(({ id }) => id === catalogue.settings.search.category)?.games
  const found: FoundGame[] = []
  for (let place = 0; place < names.length; place++) {
    const name = names[place] as string
    if (!name.includes(term)) continue
    const isPreferred = preferred !== undefined && hasBit(preferred, place)
    found.push({ place, weight: placeWeight(name, term) + gameWeight(isPreferred, catalogue.commercialTier[place] as number) })
  }
  return found.sort((a, b) => b.weight - a.weight || a.place - b.place)
}

/** Games one typing error away, in the house's order; never one that was found already. */
function findNearMisses(catalogue: Catalogue, term: string, found: readonly FoundGame[]): number[] {
  const names = foldedNames(catalogue)
  const isFound = new Set(found.map(({ place }) => place))
  const near: number[] = []
  for (let place = 0; place < names.length && near.length < MOST_NEAR_MISSES; place++) {
    if (!isFound.has(place) && isNearMiss(names[place] as string, term)) near.push(place)
  }
  return near
}

/** Entries without a game lead nowhere, so they are not found. */
function findEntries<T extends { games: Uint32Array<ArrayBuffer> }>(
  list: readonly T[],
  textOf: (entry: T) => string,
  term: string,
): FoundEntry<T>[] {
  const found = list.flatMap((entry) => {
    const text = textOf(entry)
    const match = matchIn(text, term)
    const games = match ? countBits(entry.games) : 0
    return match && games > 0 ? [{ entry, text, match, games, weight: placeWeight(fold(text), term) }] : []
  })
  return found.sort((a, b) => b.weight - a.weight)
}

/** What tracking may know of a term: without diacritics and without what is no word character [5.9]. */
export const trackedTerm = (typed: string): string =>
  typed
    .slice(0, LONGEST_TERM)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w\s]/g, '')
    .trim()
