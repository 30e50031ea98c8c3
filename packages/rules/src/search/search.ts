import type { CategoryEntry, CollectionEntry, ProviderEntry } from '@herna/contract'
import { type Bits, countBits, hasBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { fold } from './fold.ts'
import { foldedTexts, forEachContaining } from './folded-names.ts'
import { type Match, matchIn } from './match-text.ts'
import { textsContaining } from './texts-containing.ts'
import { nearMisses } from './near-miss.ts'
import { clampedTier, promotionScore, tierScore } from '../recommendations/tiers.ts'

/** Providers, categories and collections are searched from this many characters [5.9] [9.9]. */
export const LEAST_LETTERS_BEYOND_GAMES = 3
/** With fewer games found, near misses are listed below them. */
const FEW_GAMES = 8
const MOST_NEAR_MISSES = 8
/** Longer terms are cut: no name is that long, and an attacker must not cause work. */
const LONGEST_TERM = 100
/** Weights of search results [5.9] [9.9]. */
const SEARCH_WEIGHTS = { start: 14, inside: 7, end: 0, inCategory: 6, tierCap: 5 } as const

const MOST_WEIGHT = SEARCH_WEIGHTS.start + SEARCH_WEIGHTS.inCategory
/** Ranks of popularity within one weight, 0 … 70: the recommendations' scores of an editor's tier and promotion level, in halves [9.5]. */
const POPULARITY_RANKS = 71
/** Ranks within one weight: all games in maintenance, then all playable ones, each by popularity. */
const RANKS_OF_A_WEIGHT = 2 * POPULARITY_RANKS

/** Games found, in the order of the results: their indexes in the catalogue, and the weight of each. */
export interface FoundGames {
  readonly indexes: Int32Array
  readonly weights: Uint8Array
}
/** A provider, category or collection found [3.35]; `games` is the number of its games. */
export interface FoundEntry<T> {
  entry: T
  text: string
  match: Match
  weight: number
  games: number
}
/** Results by kind. */
export interface SearchResult {
  /** As compared: folded and trimmed. */
  term: string
  games: FoundGames
  nearMisses: number[]
  providers: FoundEntry<ProviderEntry>[]
  categories: FoundEntry<CategoryEntry>[]
  collections: FoundEntry<CollectionEntry>[]
}

/** On one line, because a name is. */
const searchTerm = (typed: string): string => fold(typed.slice(0, LONGEST_TERM).trim()).replaceAll('\n', ' ')

/**
 * Everything in the catalogue that a term finds, each kind by descending weight [5.9] [3.35]. Of equal weight, a game that can be played comes
 * before one in maintenance, then the more popular one; then, as in the other kinds, the default order decides.
 */
export function searchCatalogue(catalogue: Catalogue, typed: string): SearchResult {
  const term = searchTerm(typed)
  const { includes } = catalogue.settings.search
  const games = term === '' ? NO_GAMES : findGames(catalogue, term)
  const isLong = term.length >= LEAST_LETTERS_BEYOND_GAMES
  let lists = searchables.get(catalogue)
  if (!lists) searchables.set(catalogue, (lists = searchablesOf(catalogue)))
  return {
    term,
    games,
    nearMisses: games.indexes.length < FEW_GAMES ? findNearMisses(catalogue, term, games.indexes) : [],
    providers: isLong && includes.providers ? findEntries(lists.providers, term) : [],
    categories: isLong && includes.categories ? findEntries(lists.categories, term) : [],
    collections: isLong && includes.collections ? findEntries(lists.collections, term) : [],
  }
}

const NO_GAMES: FoundGames = { indexes: new Int32Array(), weights: new Uint8Array() }

/** Games by descending rank (weight, playable, popularity): ranks are few small numbers, so games are counted by rank and put in place. */
function findGames(catalogue: Catalogue, term: string): FoundGames {
  const names = foldedTexts(catalogue.names)
  const { indexes, positions } = textsContaining(names, term)
  const ofGames = gameRanks(catalogue)
  const found = new Uint16Array(indexes.length)
  const numbers = new Uint32Array((MOST_WEIGHT + 1) * RANKS_OF_A_WEIGHT)
  for (let at = 0; at < indexes.length; at++) {
    const index = indexes[at] as number
    const length = (names.starts[index + 1] as number) - (names.starts[index] as number) - 1
    const weight = positionWeight(positions[at] as number, term.length, length)
    const rank = weight * RANKS_OF_A_WEIGHT + (ofGames[index] as number)
    found[at] = rank
    numbers[rank] = (numbers[rank] as number) + 1
  }
  return orderByRank(indexes, found, numbers)
}

/** `numbers`: how many games have each rank. Within a rank the default order stays. */
function orderByRank(indexes: Int32Array, ranks: Uint16Array, numbers: Uint32Array): FoundGames {
  const ordered = { indexes: new Int32Array(indexes.length), weights: new Uint8Array(indexes.length) }
  const places = new Uint32Array(numbers.length)
  let place = 0
  for (let rank = numbers.length - 1; rank >= 0; rank--) {
    places[rank] = place
    ordered.weights.fill(Math.floor(rank / RANKS_OF_A_WEIGHT), place, (place += numbers[rank] as number))
  }
  for (let at = 0; at < indexes.length; at++) {
    const rank = ranks[at] as number
    const free = places[rank] as number
    ordered.indexes[free] = indexes[at] as number
    places[rank] = free + 1
  }
  return ordered
}

const ranksByCatalogue = new WeakMap<Catalogue, Uint16Array>()

/** The part of the rank that does not depend on the term, by game. */
function gameRanks(catalogue: Catalogue): Uint16Array {
  let ranks = ranksByCatalogue.get(catalogue)
  if (!ranks) {
    const { commercialTier, promotionLevel, maintenance, settings } = catalogue
    const preferred = catalogue.categories.find(({ id }) => id === settings.search.category)?.games
    ranks = Uint16Array.from(commercialTier, (tier, index) => {
      const weight = gameWeight(preferred !== undefined && hasBit(preferred, index), tier)
      const popularity = 2 * (tierScore(tier) + promotionScore(promotionLevel[index] as number))
      return weight * RANKS_OF_A_WEIGHT + (maintenance.has(index) ? 0 : POPULARITY_RANKS) + popularity
    })
    ranksByCatalogue.set(catalogue, ranks)
  }
  return ranks
}

/** Games one typing error away, in default order, without those already found. */
function findNearMisses(catalogue: Catalogue, term: string, found: Int32Array): number[] {
  return nearMisses(foldedTexts(catalogue.names), term, MOST_NEAR_MISSES, (index) => found.includes(index))
}

interface Searchable<T> {
  entries: readonly T[]
  texts: readonly string[]
}

/** Entries without games lead nowhere and are not found. */
function findEntries<T extends { games: Bits }>({ entries, texts }: Searchable<T>, term: string): FoundEntry<T>[] {
  const foundEntries: FoundEntry<T>[] = []
  const folded = foldedTexts(texts)
  forEachContaining(folded, term, (index, position) => {
    const [entry, text] = [entries[index] as T, texts[index] as string]
    const match = matchIn(text, term)
    const games = countBits(entry.games)
    const length = (folded.texts[index] as string).length
    if (match && games > 0)
      foundEntries.push({ entry, text, match, games, weight: positionWeight(position, term.length, length) })
  })
  return foundEntries.sort((a, b) => b.weight - a.weight)
}

const searchables = new WeakMap<Catalogue, ReturnType<typeof searchablesOf>>()

function searchablesOf({ providers, categories, collections }: Catalogue) {
  const fixed = categories.filter(({ dynamic }) => !dynamic)
  return {
    providers: { entries: providers, texts: providers.map(({ name }) => name) },
    categories: { entries: fixed, texts: fixed.map(({ title }) => title) },
    collections: { entries: collections, texts: collections.map(({ title }) => title) },
  }
}

/** The term as tracking receives it: without diacritics and non-word characters, spaces included [5.9]. */
export const trackedTerm = (typed: string): string => typed.slice(0, LONGEST_TERM).normalize('NFD').replace(/\W+/g, '')

/** Weight by position in the text: at its start, inside, or at its end [5.9]. All in characters. */
function positionWeight(position: number, termLength: number, textLength: number): number {
  if (position === 0) return SEARCH_WEIGHTS.start
  return position + termLength < textLength ? SEARCH_WEIGHTS.inside : SEARCH_WEIGHTS.end
}

/** Additional weight of a game: more in the configured category, otherwise its commercial tier, capped [5.9] [5.12]. */
const gameWeight = (isInCategory: boolean, commercialTier: number): number =>
  isInCategory ? SEARCH_WEIGHTS.inCategory : Math.min(SEARCH_WEIGHTS.tierCap, clampedTier(commercialTier))
