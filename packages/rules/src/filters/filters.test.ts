import { LOBBY_KINDS, type LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { anyGames, catalogueOf, gameOf } from '../catalogue/catalogue.fixture.ts'
import { toggleChoice } from './active-filters.ts'
import {
  CHOICE_GROUPS,
  choicesIn,
  enabledGroups,
  FLAG_GROUPS,
  type FlagGroup,
  LIVE_FEED_GROUPS,
  waitingGroups,
} from './choices.ts'
import { filterCounts } from './counts.ts'
import { type FilterSet, NO_FILTERS } from './filter-set.ts'
import { gamesMatching } from './match.ts'
import { orderedIndexes } from './order.ts'
import { hasAvailableSeat, withLiveTables } from './live-tables.ts'
import { anyFilters, anyTables, inLobby, passes, type Tables } from './reference.fixture.ts'
import { gameStatistics } from './statistics.ts'

const lobby = fc.constantFrom(...LOBBY_KINDS)
const matching = (games: readonly Game[], set: FilterSet) =>
  indexesOf(gamesMatching(catalogueOf(games), { ...NO_FILTERS, ...set }, 'Casino')).map((index) => games[index]?.gameCode)

/** Filters do not depend on the search settings. */
const NO_SEARCH = {
  includes: { categories: true, providers: true, collections: true },
  category: null,
  popularProviders: [],
  recommended: [],
}

test('a game is listed exactly when it passes every active filter [5.7]', () => {
  fc.assert(
    fc.property(anyGames(), anyFilters, lobby, (games, set, kind) => {
      const lobbyGames = games.filter((game) => inLobby(game, kind))
      const expected = lobbyGames.filter((game) => passes(game, set, lobbyGames)).map((game) => game.gameCode)
      const foundCodes = indexesOf(gamesMatching(catalogueOf(games), set, kind)).map((index) => games[index]?.gameCode)
      expect(foundCodes).toEqual(expected)
    }),
  )
})

const isOfFeed = (flag: FlagGroup): boolean => (LIVE_FEED_GROUPS as readonly FlagGroup[]).includes(flag)

/** Every count of the panel against the rule on plain games. */
function expectCounts(
  catalogue: Catalogue,
  games: readonly Game[],
  set: FilterSet,
  kind: LobbyKind,
  tables: Tables | null = null,
): void {
  const lobbyGames = games.filter((game) => inLobby(game, kind))
  const count = (filters: FilterSet) => lobbyGames.filter((game) => passes(game, filters, lobbyGames, tables)).length
  const counts = filterCounts(catalogue, set, kind)
  expect(counts.total).toBe(count(set))
  for (const group of CHOICE_GROUPS) {
    for (const choice of counts.choices[group]) {
      const withChoice = { ...set, [group]: { [choice.id]: true as const } }
      const hasChoice = Object.keys(set[group]).length > 0
      expect(choice.adds).toBe(hasChoice && !choice.isChosen)
      const added = count(toggleChoice(set, group, choice.id, true)) - count(set)
      expect([group, choice.id, choice.count]).toEqual([group, choice.id, choice.adds ? added : count(withChoice)])
    }
  }
  for (const flag of FLAG_GROUPS) {
    if (tables || !isOfFeed(flag)) expect([flag, counts.flags[flag]]).toEqual([flag, count({ ...set, [flag]: true })])
  }
}

test('every count is the number of games the choice would leave or add [3.48] [5.7]', () => {
  fc.assert(
    fc.property(anyGames(25), anyFilters, lobby, (games, set, kind) => expectCounts(catalogueOf(games), games, set, kind)),
  )
})

test('with live tables the two flags of the feed and the languages filter by them; every count agrees [3.38] [5.7]', () => {
  fc.assert(
    fc.property(anyGames(25), anyFilters, lobby, anyTables, (games, set, kind, tables) => {
      const catalogue = withLiveTables(catalogueOf(games), tables)
      const lobbyGames = games.filter((game) => inLobby(game, kind))
      const expected = lobbyGames.filter((game) => passes(game, set, lobbyGames, tables)).map((game) => game.gameCode)
      expect(indexesOf(gamesMatching(catalogue, set, kind)).map((index) => games[index]?.gameCode)).toEqual(expected)
      expectCounts(catalogue, games, set, kind, tables)
    }),
  )
})

test('an available seat is a free seat of an open table; a table without seats has none [5.7]', () => {
  const table = (Status: string, seats: Record<string, boolean>) => hasAvailableSeat({ Status, SeatsAvailability: seats })
  expect([table('online', {}), table('online', { 1: true, 2: false }), table('online', { 1: true })]).toEqual([
    false,
    true,
    false,
  ])
  expect([table('closed', {}), table('maintenance', { 1: false })]).toEqual([false, false])
})

test('after any sequence of clicks the counts and the games are those of the filters alone [3.48] [5.7]', () => {
  const click = fc.oneof(
    fc.tuple(fc.constantFrom(...CHOICE_GROUPS), fc.nat(3), fc.boolean()),
    // Any other filters: a page with a query opens, or the filters are cleared.
    anyFilters,
  )
  fc.assert(
    fc.property(anyGames(25), anyFilters, fc.array(fc.tuple(click, lobby), { maxLength: 6 }), (games, start, clicks) => {
      const catalogue = catalogueOf(games)
      let set = start
      for (const [next, kind] of clicks) {
        if (Array.isArray(next)) {
          const [group, place, isOn] = next
          const choices = choicesIn(catalogue, group, kind)
          const choice = choices[place % Math.max(1, choices.length)]
          if (choice) set = toggleChoice(set, group, choice.id, isOn)
        } else set = next
        expectCounts(catalogue, games, set, kind)
        const { betBars, winBars } = filterCounts(catalogueOf(games), set, kind)
        expect(filterCounts(catalogue, set, kind)).toMatchObject({ betBars, winBars })
        const passing = games.flatMap((game, index) =>
          inLobby(game, kind) &&
          passes(
            game,
            set,
            games.filter((each) => inLobby(each, kind)),
          )
            ? index
            : [],
        )
        expect(indexesOf(gamesMatching(catalogue, set, kind))).toEqual(passing)
      }
    }),
  )
})

test('choices without games in the lobby, and dynamic categories, are not offered [5.7]', () => {
  const catalogue = catalogueOf([
    gameOf('a', { categories: ['c0', 'c3'], collections: ['t1'], provider: 'p1' }),
    gameOf('b', {
      type: 'Live',
      categories: ['c4'],
      provider: 'p2',
      Language: 'l1',
    }),
  ])
  const offered = (kind: 'Casino' | 'Live') =>
    Object.fromEntries(CHOICE_GROUPS.map((group) => [group, choicesIn(catalogue, group, kind).map(({ id }) => id)]))
  const none = { language: [], reel: [], volatility: [], rtp: [], feature: [] }
  expect(offered('Casino')).toEqual({ ...none, category: ['c0'], collection: ['t1'], provider: ['p1'] })
  expect(offered('Live')).toEqual({ ...none, category: ['c4'], collection: [], provider: ['p2'], language: ['l1'] })
})

test('a switch that applies to no game of the lobby is not offered [5.7]', () => {
  const settings = { enabledFilters: ['jackpot', 'gamble', 'bonus'], enabledFiltersLive: ['jackpot'], search: NO_SEARCH }
  const offered = (...games: Game[]) => enabledGroups(catalogueOf(games, { settings }), 'Casino')
  expect(offered(gameOf('a', { jackpot: true }), gameOf('t', { type: 'Live', gamble: true }))).toEqual(['jackpot'])
  expect(offered(gameOf('a', { gamble: true }))).toEqual(['gamble'])
  expect(offered(gameOf('a'))).toEqual([])
})

test('editors choose the groups of a lobby; those of the live feed are offered only with a feed [3.45]', () => {
  const settings = {
    enabledFilters: ['reel', 'category', 'nonsense'],
    enabledFiltersLive: ['language', 'openTable', 'availableSeat'],
    search: NO_SEARCH,
  }
  const catalogue = catalogueOf([], { settings })
  expect(enabledGroups(catalogue, 'Casino')).toEqual(['category', 'reel'])
  expect([enabledGroups(catalogue, 'Live'), waitingGroups(catalogue, 'Live')]).toEqual([
    ['language'],
    ['openTable', 'availableSeat'],
  ])
  const live = withLiveTables(catalogue, new Map())
  expect(enabledGroups(live, 'Live')).toEqual(['language', 'openTable', 'availableSeat'])
  expect([waitingGroups(live, 'Live'), waitingGroups(catalogue, 'Casino')]).toEqual([[], []])
})

test('a bet range as wide as all bets filters nothing; a narrower one leaves out unknown bets [5.7]', () => {
  const games = [gameOf('low', { minBet: 10, maxBet: 50 }), gameOf('wide', { minBet: 20, maxBet: 900 }), gameOf('unknown')]
  const codesInBetRange = (min: number, max: number) => matching(games, { ...NO_FILTERS, betAmount: { min, max } })
  expect(codesInBetRange(10, 900)).toEqual(['low', 'wide', 'unknown'])
  expect(codesInBetRange(5, 2_000)).toEqual(['low', 'wide', 'unknown'])
  expect(codesInBetRange(100, 200)).toEqual(['wide'])
  expect(codesInBetRange(0, 15)).toEqual(['low'])
  expect(codesInBetRange(51, 0)).toEqual(['wide'])
})

test('the flags of the live feed do not filter without a feed', () => {
  expect(matching([gameOf('a')], { ...NO_FILTERS, openTable: true, availableSeat: true })).toEqual(['a'])
})

test('statistics hold the reels, the bounds of bets and wins, and rising ranges from 0 [3.24]', () => {
  const games = [
    gameOf('a', { numberOfReels: 5, minBet: 20, maxBet: 4_000, maxWin: 250_000 }),
    gameOf('b', { numberOfReels: 3, minBet: 10, maxBet: 100 }),
    gameOf('live', { type: 'Live', minBet: 1, maxBet: 9_999_999 }),
  ]
  expect(gameStatistics(catalogueOf(games), 'Casino')).toEqual({
    reels: [3, 5],
    minBet: 10,
    maxBet: 4_000,
    maxWin: 250_000,
    betRanges: [0, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000],
    winRanges: [0, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  })
  expect(gameStatistics(catalogueOf([]), 'Casino')).toEqual({
    reels: [],
    minBet: null,
    maxBet: null,
    maxWin: null,
    betRanges: [0],
    winRanges: [0],
  })
})

test('bars count the games of each gap of the ranges, all other filters applied [3.24]', () => {
  const games = [gameOf('a', { minBet: 10, maxBet: 40, maxWin: 15_000 }), gameOf('b', { minBet: 15, maxBet: 15, jackpot: true })]
  expect(filterCounts(catalogueOf(games), NO_FILTERS, 'Casino')).toMatchObject({ betBars: [1, 2, 1], winBars: [0, 1] })
  expect(filterCounts(catalogueOf(games), { ...NO_FILTERS, jackpot: true }, 'Casino')).toMatchObject({ betBars: [0, 1, 0] })
})

test('a list is in the default order, newest first, or sorted by name in Slovak', () => {
  const games = [
    gameOf('h', { name: 'Hora', releasedOn: '2024-01-01' }),
    gameOf('ch', { name: 'Chata', releasedOn: '2026-01-01' }),
    gameOf('c', { name: 'Čert' }),
  ]
  const catalogue = catalogueOf(games)
  const codes = (order: 'default' | 'newest' | 'name') =>
    orderedIndexes(catalogue, catalogue.lobbies.Casino, order).map((index) => catalogue.codes[index])
  expect(codes('default')).toEqual(['h', 'ch', 'c'])
  expect(codes('newest')).toEqual(['ch', 'h', 'c'])
  expect(codes('name')).toEqual(['c', 'h', 'ch'])
})

test('volatility and RTP are exact, a choice of several features is any of them, and a game of which a fact is unknown matches no choice of it', () => {
  const games = [
    gameOf('exact', { rtp: 96.49, volatility: 4, features: ['cascade'] }),
    gameOf('next', { rtp: 96.5, volatility: 3.5, features: ['ways', 'multiplier'] }),
    gameOf('low', { rtp: 93.99, volatility: 1, features: [] }),
    gameOf('unknown', {}),
  ]
  const found = (set: Partial<FilterSet>) => matching(games, { ...NO_FILTERS, ...set })
  expect(found({ rtp: { '96-96.5': true } })).toEqual(['exact'])
  expect(found({ rtp: { '96.5-97': true, '-94': true } })).toEqual(['next', 'low'])
  expect(found({ volatility: { 4: true } })).toEqual(['exact', 'next'])
  expect(found({ feature: { cascade: true, multiplier: true } })).toEqual(['exact', 'next'])
  const catalogue = catalogueOf(games)
  for (const group of ['rtp', 'volatility', 'feature'] as const) {
    const all = Object.fromEntries(choicesIn(catalogue, group, 'Casino').map(({ id }) => [id, true as const]))
    expect([group, found({ [group]: all }).includes('unknown')]).toEqual([group, false])
  }
})
