import type { GameInfo } from '@herna/contract/content'
import { FILTER_KINDS } from '@herna/contract'
import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, jackpotOf, providerOf } from '../testing/content.fixture.ts'
import { gamePageOf } from './game-page.server.ts'

const info = (fields: Partial<GameInfo> = {}): GameInfo => ({
  gameCode: 'vlk',
  description: 'Vlk vyje.',
  videoPreview: null,
  lines: 20,
  numberOfReels: 5,
  volatility: 4,
  rtp: 96.28,
  labels: [],
  specialFeatures: ['Wild', 'Scatter', 'Voľné točenia', 'Násobiteľ'],
  hitFrequency: 0.2734,
  ...fields,
})
const settings = (gameDetailTags: readonly (typeof FILTER_KINDS)[number][]) => ({
  ...contentOf().globalSettings,
  gameDetailTags: [...gameDetailTags],
})
const studioGameCodes = ['a', 'b', 'c', 'd']
const game = gameOf('vlk', { maxWin: 12_500_000, categories: studioGameCodes, collections: ['egypt'] })
const lists = {
  games: [game, ...gamesNamed(20)],
  categories: [...studioGameCodes.map((id) => categoryOf(id, ['vlk'])), categoryOf('moje', [], { type: 'Favourites' as const })],
  collections: [collectionOf('egypt', ['vlk'])],
}

test('a kind of fact is shown only when the editor enabled it and the value is known [3.44] [5.10]', () => {
  const allFacts = gamePageOf(game, info(), contentOf({ ...lists, globalSettings: settings(FILTER_KINDS) }))
  expect(allFacts).toMatchObject({ rtp: 96.28, volatility: 4, hitFrequency: 0.2734, lines: 20, reels: 5, maxWin: 12_500_000 })
  const noFacts = gamePageOf(game, info(), contentOf({ ...lists, globalSettings: settings([]) }))
  expect(noFacts).toMatchObject({ rtp: null, volatility: null, lines: null, reels: null, features: [], tags: [] })
  const withoutInfo = gamePageOf(game, null, contentOf({ ...lists, globalSettings: settings(FILTER_KINDS) }))
  expect(withoutInfo).toMatchObject({
    rtp: null,
    volatility: null,
    hitFrequency: null,
    lines: null,
    reels: null,
    description: null,
  })
})

test('the maximum win is shown only when it is known [5.10]', () => {
  expect(gamePageOf(gameOf('vlk', { maxWin: 0 }), info(), contentOf(lists)).maxWin).toBeNull()
  expect(gamePageOf(gameOf('vlk'), info(), contentOf(lists)).maxWin).toBeNull()
})

test('at most three tags of a kind are shown, linking to the game’s lists [5.10] [2.15]', () => {
  const page = gamePageOf(game, info(), contentOf({ ...lists, globalSettings: settings(FILTER_KINDS) }))
  expect(page.features).toEqual(['Wild', 'Scatter', 'Voľné točenia'])
  expect(page.tags.map((tag) => tag.category ?? tag.collection)).toEqual(['a', 'b', 'c', 'egypt'])
})

test('a game page shows its jackpot and twelve other games of its provider [2.15]', () => {
  const providers = [providerOf('krivan', ['vlk', ...lists.games.map((each) => each.gameCode)])]
  const jackpots = [jackpotOf('fond', ['vlk'], [100_000])]
  const page = gamePageOf(game, info(), contentOf({ ...lists, providers, jackpots }))
  expect(page.jackpot).toEqual({ id: 'fond', slug: 'fond', title: 'Jackpot fond' })
  expect(page.more).toHaveLength(12)
  expect(page.more.some((tile) => tile.code === 'vlk')).toBe(false)
})

test('a slot and a crash game show pictures of play from their provider’s template; other games and providers show none', () => {
  const playPicture = 'https://hry.example/art/{gameCode}/play/{format}'
  const pageOf = (type: 'Slot' | 'Crash' | 'Table' | 'Live', template: string | null) => {
    const only = gameOf('vlk', { type })
    const providers = [{ ...providerOf('krivan', ['vlk']), playPicture: template }]
    return gamePageOf(only, null, contentOf({ games: [only], providers })).pictures
  }
  const addresses = { wide: 'https://hry.example/art/vlk/play/wide', tall: 'https://hry.example/art/vlk/play/tall' }
  expect([pageOf('Slot', playPicture), pageOf('Crash', playPicture)]).toEqual([addresses, addresses])
  expect([pageOf('Table', playPicture), pageOf('Live', playPicture), pageOf('Slot', null)]).toEqual([null, null, null])
})
