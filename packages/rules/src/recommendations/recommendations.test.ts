import { LOBBY_KINDS, type LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { anyGames, catalogueOf, gameOf } from '../catalogue/catalogue.fixture.ts'
import { becauseYouLike, becauseYouPlayed, MOST_RECOMMENDATIONS, similarGames } from './recommend.ts'
import { casinoScore, liveScore, playedScore, sharedCollections, type Variant } from './score.ts'
import { promotionScore, tierScore } from './tiers.ts'

/** The rule of [9.5] as written, on plain games. */
const TIERS = [1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25]
const LEVELS = [1, 2, 3, 5, 7.5, 10]
const clamp = (list: number[], position: number) => list[Math.max(0, Math.min(list.length - 1, position))] as number
const overlap = (a: Game, b: Game) => a.collections.some((id) => b.collections.includes(id) && id !== 'unknown')
const sameProvider = (a: Game, b: Game) => a.provider === b.provider && a.provider !== 'unknown'
const commonScore = (a: Game, b: Game) =>
  Number(a.jackpot && b.jackpot) + Number(a.gamble && b.gamble) + Number(a.bonusGameFeature && b.bonusGameFeature)
const standing = (game: Game) => clamp(TIERS, game.commercialTier) + clamp(LEVELS, game.promotionLevel)
const casino = (a: Game, b: Game) =>
  20 * Number(overlap(a, b)) +
  10 * Number(sameProvider(a, b)) +
  10 * Number(a.type === b.type) +
  3 * commonScore(a, b) +
  standing(b) -
  2.5 * Math.abs((a.rtp ?? 95) - (b.rtp ?? 95)) -
  2.5 * Math.abs((a.volatility ?? 3) - (b.volatility ?? 3))
const euro = (cents: number | null) => (cents === null ? 3 : cents / 100)
const live = (a: Game, b: Game) =>
  25 * Number(sameProvider(a, b)) + 10 * Number(a.type === b.type) + standing(b) - 2.5 * Math.abs(euro(a.minBet) - euro(b.minBet))
const scoreOf = (variant: Variant, catalogue: Catalogue, chosen: number, other: number) =>
  variant(catalogue, chosen, sharedCollections(catalogue, chosen))(other)
const played = (a: Game, b: Game) =>
  25 * Number(overlap(a, b)) + 10 * Number(sameProvider(a, b)) + 15 * Number(a.type === b.type) + 5 * commonScore(a, b)

test('each variant scores by the rule, with defaults for unknown facts [9.5] [5.12]', () => {
  fc.assert(
    fc.property(anyGames(6), (games) => {
      const catalogue = catalogueOf(games)
      games.forEach((a, chosen) => {
        games.forEach((b, other) => {
          expect(scoreOf(casinoScore, catalogue, chosen, other)).toBeCloseTo(casino(a, b), 6)
          expect(scoreOf(liveScore, catalogue, chosen, other)).toBeCloseTo(live(a, b), 6)
          expect(scoreOf(playedScore, catalogue, chosen, other)).toBe(played(a, b))
        })
      })
    }),
  )
})

test('a score by hand: a shared collection, provider, type and two features, less 1.5 % RTP and one volatility [9.5]', () => {
  const common = { provider: 'p1', jackpot: true, bonusGameFeature: true, collections: ['t0'] }
  const games = [
    gameOf('liked', { ...common, rtp: 96.5, volatility: 4 }),
    gameOf('other', { ...common, collections: ['t0', 't1'], commercialTier: 10, promotionLevel: 5, gamble: true }),
  ]
  expect(scoreOf(casinoScore, catalogueOf(games), 0, 1)).toBe(20 + 10 + 10 + 3 + 3 + 25 + 10 - 3.75 - 2.5)
})

test('by hand: a live table of the same provider with a lowest bet four euro higher, and a played game [9.5]', () => {
  const tables = catalogueOf([
    gameOf('liked', { type: 'Live', provider: 'p1', minBet: 100 }),
    gameOf('other', { type: 'Live', provider: 'p1', minBet: 500, commercialTier: 4, promotionLevel: 3 }),
    gameOf('unsaid', { type: 'Table', provider: 'p2' }),
  ])
  expect(scoreOf(liveScore, tables, 0, 1)).toBe(25 + 10 + 10 + 5 - 10)
  expect(scoreOf(liveScore, tables, 0, 2)).toBe(1 + 1 - 5)
  const slots = catalogueOf([
    gameOf('played', { provider: 'p1', collections: ['t0', 't1'], jackpot: true, gamble: true, rtp: 90 }),
    gameOf('other', { provider: 'p1', collections: ['t0', 't1'], jackpot: true, gamble: true, commercialTier: 10 }),
  ])
  expect(scoreOf(playedScore, slots, 0, 1)).toBe(25 + 10 + 15 + 5 + 5)
})

test('rows are the whole lobby sorted by the rule, limited to thirty [9.5]', () => {
  const rowBy = (games: Game[], chosen: number, score: (a: Game, b: Game) => number, lobby: LobbyKind) => {
    const liked = games[chosen] as Game
    const shared = (game: Game) => game.collections.filter((id) => id !== 'unknown' && liked.collections.includes(id)).length
    const isInLobby = ({ type }: Game) => (lobby === 'Live' ? type === 'Live' || type === 'Table' : type !== 'Live')
    return games
      .map((game, index) => ({ game, index, score: Number(score(liked, game).toFixed(6)), shared: shared(game) }))
      .filter(({ game, index }) => index !== chosen && !game.maintenance && isInLobby(game))
      .sort((a, b) => b.score - a.score || b.shared - a.shared || a.index - b.index)
      .slice(0, 30)
      .map(({ index }) => index)
  }
  fc.assert(
    fc.property(anyGames(60), fc.nat(), (games, seed) => {
      fc.pre(games.length > 0)
      // Integers only: sums are then exact, and equal scores compare equal.
      const plain = games.map((game) => ({ ...game, rtp: game.rtp && Math.round(game.rtp), volatility: null, minBet: null }))
      const catalogue = catalogueOf(plain)
      const chosen = seed % games.length
      expect(becauseYouLike(catalogue, chosen, 'Casino')).toEqual(rowBy(plain, chosen, casino, 'Casino'))
      expect(becauseYouLike(catalogue, chosen, 'Live')).toEqual(rowBy(plain, chosen, live, 'Live'))
      for (const lobby of LOBBY_KINDS)
        expect(becauseYouPlayed(catalogue, [chosen], lobby)).toEqual(rowBy(plain, chosen, played, lobby))
    }),
  )
})

test('tiers and levels out of range count as the nearest that exists [5.12] [9.5]', () => {
  expect([-5, 0, 10, 99].map(tierScore)).toEqual([1, 1, 25, 25])
  expect([-1, 0, 5, 6].map(promotionScore)).toEqual([1, 1, 10, 10])
})

test('never the game itself, never one in maintenance, never of the other lobby, never more than 30 [9.5]', () => {
  fc.assert(
    fc.property(anyGames(60), fc.nat(), fc.constantFrom(...LOBBY_KINDS), (games, seed, lobby) => {
      fc.pre(games.length > 0)
      const catalogue = catalogueOf(games)
      const chosen = seed % games.length
      for (const list of [becauseYouLike(catalogue, chosen, lobby), becauseYouPlayed(catalogue, [chosen], lobby)]) {
        expect(list.length).toBeLessThanOrEqual(MOST_RECOMMENDATIONS)
        expect(new Set(list).size).toBe(list.length)
        for (const index of list) {
          const game = games[index] as Game
          expect(index).not.toBe(chosen)
          expect(game.maintenance).toBeNull()
          expect(lobby === 'Live' ? ['Live', 'Table'] : ['Slot', 'Table', 'Crash']).toContain(game.type)
        }
      }
      expect(becauseYouLike(catalogue, chosen, lobby)).toEqual(becauseYouLike(catalogueOf(games), chosen, lobby))
    }),
  )
})

test('on equal scores more shared collections come first, then the default order [9.5]', () => {
  const games = [
    gameOf('liked', { collections: ['t0', 't1'] }),
    gameOf('one', { collections: ['t0'] }),
    gameOf('two', { collections: ['t0', 't1'] }),
    gameOf('also-one', { collections: ['t1'] }),
  ]
  expect(similarGames(catalogueOf(games), 0)).toEqual([2, 1, 3])
})

test('similar to a live table are other live tables, to a slot other casino games [9.5]', () => {
  const games = [
    gameOf('table', { type: 'Live' }),
    gameOf('slot'),
    gameOf('other-table', { type: 'Live' }),
    gameOf('crash', { type: 'Crash' }),
  ]
  expect(similarGames(catalogueOf(games), 0)).toEqual([2])
  expect(similarGames(catalogueOf(games), 1)).toEqual([3])
})

test('of several played games the best score counts, and without played games nothing is recommended [9.5]', () => {
  const games = [
    gameOf('a', { provider: 'p1', collections: ['t0'] }),
    gameOf('b', { provider: 'p2' }),
    gameOf('x', { provider: 'p3', type: 'Crash' }),
    gameOf('y', { provider: 'p3', type: 'Crash', collections: ['t0'] }),
  ]
  expect(becauseYouPlayed(catalogueOf(games), [1, 0], 'Casino')).toEqual([3, 2])
  expect(becauseYouPlayed(catalogueOf(games), [], 'Casino')).toEqual([])
})
