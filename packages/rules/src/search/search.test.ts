import type { Game } from '@herna/contract/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGames, catalogueOf, gameOf, sourceOf } from '../catalogue/catalogue.fixture.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { matchIn } from './match-text.ts'
import { foldedTexts } from './folded-names.ts'
import { nearMisses } from './near-miss.ts'
import { searchCatalogue, trackedTerm } from './search.ts'

const settingsWith = (search: Partial<ReturnType<typeof sourceOf>['settings']['search']>) => {
  const { settings } = sourceOf([])
  return { settings: { ...settings, search: { ...settings.search, ...search } } }
}
const gamesNamed = (...names: string[]) => names.map((name, index) => gameOf(`g${index}`, { name }))
const foundGames = (catalogue: Catalogue, typed: string) => {
  const { indexes, weights } = searchCatalogue(catalogue, typed).games
  return Array.from(indexes, (index, place) => ({ index, weight: weights[place] }))
}
const foundIndexes = (catalogue: Catalogue, typed: string) => [...searchCatalogue(catalogue, typed).games.indexes]
const namesFound = (games: Game[], term: string, known = {}) => {
  const catalogue = catalogueOf(games, known)
  return foundIndexes(catalogue, term).map((index) => catalogue.names[index])
}

/** The rule of [5.9] as written, on plain games; of equal weight, playable ones first, then the more popular by the scores of [9.5]. */
function expectedGames(games: readonly Game[], typed: string, category: string | null) {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  const term = plain(typed.trim())
  if (term === '') return []
  const weigh = (game: Game) => {
    const position = plain(game.name).indexOf(term)
    const index = position === 0 ? 14 : position + term.length < plain(game.name).length ? 7 : 0
    const tier = Math.min(5, Math.max(0, Math.min(10, game.commercialTier)))
    return index + (category !== null && game.categories.includes(category) ? 6 : tier)
  }
  const popularity = ({ commercialTier, promotionLevel }: Game) =>
    ([1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25][Math.max(0, Math.min(10, commercialTier))] as number) +
    ([1, 2, 3, 5, 7.5, 10][Math.max(0, Math.min(5, promotionLevel))] as number)
  return games
    .map((game, index) => ({ game, index }))
    .filter(({ game }) => plain(game.name).includes(term))
    .map(({ game, index }) => ({
      index,
      weight: weigh(game),
      isPlayable: game.maintenance === null,
      popularity: popularity(game),
    }))
    .sort(
      (a, b) =>
        b.weight - a.weight || Number(b.isPlayable) - Number(a.isPlayable) || b.popularity - a.popularity || a.index - b.index,
    )
    .map(({ index, weight }) => ({ index, weight }))
}

test('games are found and weighted by the rule, from the first character [5.9] [9.9] [5.12]', () => {
  const term = fc.constantFrom('z', 'ZLA', 'žra', 'la', 'ss', 'a', '9', ' hora ', 'la la', 'ß', 'nič také', '')
  fc.assert(
    fc.property(anyGames(), term, fc.constantFrom('c0', null), (games, typed, category) => {
      expect(foundGames(catalogueOf(games, settingsWith({ category })), typed)).toEqual(expectedGames(games, typed, category))
    }),
  )
})

test('of games with equal weight the more promoted comes first, not the first by name', () => {
  const games = [
    gameOf('valley', { name: 'Vlčia dolina', commercialTier: 9, promotionLevel: 0 }),
    gameOf('mountain', { name: 'Vlčia hora', commercialTier: 8, promotionLevel: 4 }),
  ]
  expect(namesFound(games, 'vlc')).toEqual(['Vlčia hora', 'Vlčia dolina'])
})

test('of games with equal weight one in maintenance comes last, however popular; a higher weight still leads [5.9]', () => {
  const games = [
    gameOf('closed', { name: 'Vlčia hora', commercialTier: 8, promotionLevel: 5, maintenance: { until: null } }),
    gameOf('open', { name: 'Vlčia dolina', commercialTier: 8, promotionLevel: 0 }),
    gameOf('inside', { name: 'Divá vlčia noc', commercialTier: 8, promotionLevel: 5 }),
  ]
  expect(namesFound(games, 'vlc')).toEqual(['Vlčia dolina', 'Vlčia hora', 'Divá vlčia noc'])
})

test('typing, deleting and pasting find at each step what a new search finds [5.9]', () => {
  const key = fc.constantFrom('z', 'l', 'a', 'ora', ' ', 'á', 'delete', 'delete', 'delete first', 'paste h', 'paste hora\n')
  fc.assert(
    fc.property(anyGames(), fc.array(key, { maxLength: 12 }), (games, keys) => {
      const catalogue = catalogueOf(games, settingsWith({ category: 'c0' }))
      let typed = ''
      for (const each of keys) {
        if (each === 'delete') typed = typed.slice(0, -1)
        else if (each === 'delete first') typed = typed.slice(1)
        else typed = each.startsWith('paste ') ? each.slice(6) + typed : typed + each
        expect(foundGames(catalogue, typed)).toEqual(expectedGames(games, typed.replaceAll('\n', ' '), 'c0'))
      }
    }),
  )
})

test('a letter put before the term finds names in which it precedes the former match [5.9]', () => {
  const catalogue = catalogueOf(gamesNamed('Vlčia hora', 'Ora et hora', 'Ora', 'Perla', 'Zlato', 'Kométa'))
  expect(foundIndexes(catalogue, 'ora')).toEqual([1, 2, 0])
  expect(foundIndexes(catalogue, 'hora')).toEqual([0, 1])
})

test('case and diacritics do not matter on either side [5.9]', () => {
  expect(namesFound(gamesNamed('Zlatý kohút', 'POZLÁTENÝ', 'Striebro'), 'zlat')).toEqual(['Zlatý kohút', 'POZLÁTENÝ'])
  expect(namesFound(gamesNamed('zlaty'), 'ZLATÝ')).toEqual(['zlaty'])
})

test('providers, categories and collections are found from three characters, but never dynamic or empty lists [5.9] [9.9]', () => {
  const games = [gameOf('a', { provider: 'p1', categories: ['c0', 'c3'], collections: ['t2'] })]
  const find = (term: string) => {
    const { providers, categories, collections } = searchCatalogue(catalogueOf(games), term)
    return [providers, categories, collections].map((found) => found.map(({ entry }) => entry.id))
  }
  expect(find('pr')).toEqual([[], [], []])
  expect(find('pro')).toEqual([['p1'], [], []])
  expect(find('kat')).toEqual([[], ['c0'], []])
  expect(find('téma t')).toEqual([[], [], ['t2']])
})

test('editors can exclude providers, categories or collections [3.35] [5.9]', () => {
  const games = [gameOf('a', { name: 'Provider', provider: 'p1' })]
  const includes = { providers: false, categories: true, collections: true }
  const result = searchCatalogue(catalogueOf(games, settingsWith({ includes })), 'provider')
  expect([result.providers.length, result.games.indexes.length]).toEqual([0, 1])
})

test('the match is marked in the original text [3.35]', () => {
  const marked = (text: string, term: string) => {
    const match = matchIn(text, term)
    return match && text.slice(match.from, match.to)
  }
  expect(marked('Zlatý kohút', 'zlaty')).toBe('Zlatý')
  expect(marked('Zlaty\u0301 kohút', 'y k')).toBe('y\u0301 k')
  expect(marked('Große Straße', 'sse')).toBe('ße')
  expect(marked('Perla', 'x')).toBeNull()
  expect(marked('Perla', '')).toBeNull()
})

test('with fewer than eight games found, those one typing error away follow, without duplicates', () => {
  const games = gamesNamed('Zlatá', 'Žraločí záliv', 'Vlčia hora', 'Zebra')
  const find = (term: string) => {
    const catalogue = catalogueOf(games)
    return [foundIndexes(catalogue, term), searchCatalogue(catalogue, term).nearMisses]
  }
  expect(find('zlat')).toEqual([[0], []])
  expect(find('zalt')).toEqual([[], [0, 1]])
  expect(find('vlcai')).toEqual([[], [2]])
  expect(find('horra')).toEqual([[], [2]])
  expect(find('zbra')).toEqual([[], [1, 3]])
  const manyGames = gamesNamed(...Array.from({ length: 8 }, (_, index) => `Hora ${index}`), 'Hota')
  expect(searchCatalogue(catalogueOf(manyGames), 'hora').nearMisses).toEqual([])
  expect(searchCatalogue(catalogueOf(manyGames.slice(1)), 'hora').nearMisses).toEqual([7])
})

test('any single change of the beginning of a word is a near miss, two changes are not', () => {
  const isNearMiss = (name: string, term: string) => nearMisses(foldedTexts([name]), term, 1, () => false).length === 1
  const word = fc.stringMatching(/^[a-f]{4,8}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('g', 'h', 'i', 'j'), (name, seed, letter) => {
      const position = seed % name.length
      const replaced = name.slice(0, position) + letter + name.slice(position + 1)
      const inserted = name.slice(0, position) + letter + name.slice(position)
      const deleted = name.slice(0, position) + name.slice(position + 1)
      const swapped = name.slice(0, position) + (name[position + 1] ?? '') + name[position] + name.slice(position + 2)
      for (const typed of [replaced, inserted, deleted, swapped])
        expect([name, typed, isNearMiss(name, typed)]).toEqual([name, typed, true])
      expect(isNearMiss(name, `gh${name.slice(2)}`)).toBe(false)
    }),
  )
})

test('a term of punctuation, patterns or ten thousand letters is handled like any other [S15]', () => {
  const catalogue = catalogueOf(gamesNamed('Hra (.*)+ [a-z]$', 'Iná'))
  expect(foundIndexes(catalogue, '(.*)+')).toEqual([0])
  expect(foundIndexes(catalogue, '__proto__')).toEqual([])
  expect(searchCatalogue(catalogue, 'a'.repeat(10_000)).term).toHaveLength(100)
})

test('tracking receives the term without diacritics and non-word characters: punctuation, symbols and spaces [5.9]', () => {
  expect(trackedTerm(' Zlatý kohút! <b>"9"\u00a0_€ ')).toBe('Zlatykohutb9_')
})

test('a near miss is within one name and does not continue into the next [5.9]', () => {
  const near = (names: string[], term: string) => nearMisses(foldedTexts(names), term, 8, () => false)
  expect(near(['Zlat', 'Vlk'], 'zlat vlk')).toEqual([])
  expect(near(['Zlat', 'Vlk'], 'zlatvlk')).toEqual([])
  expect(near(['Vlk', 'Zlat'], 'vlk zlat')).toEqual([])
  expect(near(['Zlat', 'Vlk'], 'zlatx')).toEqual([0])
  expect(near(['Vlk', 'Zlat'], 'zlatx')).toEqual([1])
})
