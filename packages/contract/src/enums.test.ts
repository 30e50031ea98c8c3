import { expect, test } from 'vitest'
import { liveLaunchUrl } from './content/catalogue.ts'
import { category, game, globalSettings, layout, promotion, subMenuItem, widget } from './content/index.ts'
import {
  CATEGORY_STYLES,
  CONTENT_STATUSES,
  FILTER_KINDS,
  GAME_LIST_SOURCES,
  GAME_TYPES,
  IMAGE_KINDS,
  LIVE_CASINO_GAME_TYPES,
  LIVE_FEED_STATES,
  LIVE_LANGUAGES,
  LOBBY_KINDS,
  PAGE_TYPES,
  PLAY_MODES,
  PROMOTION_CONTENT_TYPES,
  SEO_PAGE_TYPES,
  SNACKBAR_TYPES,
  THEMES,
  TILE_LAYOUTS,
  CONTINUE_SOURCE,
} from './enums.ts'

// A value added or removed on one side of the API breaks the other, so the lists are repeated here on purpose.
const listOf = (text: string) => text.split(', ')

test('games are slots, live, table or crash games, and live and table games are live casino [3.1]', () => {
  expect(game.shape.type.options).toEqual(listOf('Slot, Live, Table, Crash'))
  expect(GAME_TYPES).toEqual(game.shape.type.options)
  expect(LIVE_CASINO_GAME_TYPES).toEqual(listOf('Live, Table'))
})

test('a game is played for real or as a demo, and so are the launch addresses of live games [3.2]', () => {
  expect(PLAY_MODES).toEqual(listOf('Real, Demo'))
  const address = { channels: ['live-mobile'], launchUrl: 'https://hry.example/' }
  const types = ['real', 'demo', 'free', 'Real'].filter((type) => liveLaunchUrl.safeParse({ ...address, type }).success)
  expect(types).toEqual(PLAY_MODES.map((mode) => mode.toLowerCase()))
})

test('content is published, draft or archived', () => {
  expect(CONTENT_STATUSES).toEqual(listOf('Published, Draft, Archived'))
})

test('a lobby is casino or live, and so is every category [3.5]', () => {
  expect(LOBBY_KINDS).toEqual(listOf('Casino, Live'))
  expect(category.shape.lobby.safeParse('Casino').success).toBe(true)
  expect(category.shape.lobby.safeParse('Sport').success).toBe(false)
})

test('the kinds of filters, which are also the kinds of tags in the details [3.6] [3.44]', () => {
  expect(FILTER_KINDS).toEqual(
    listOf('Collections, Categories, NumberOfLines, NumberOfReels, Labels, SpecialFeatures, Volatility, Rtp'),
  )
  expect(globalSettings.shape.gameDetailTags.safeParse([...FILTER_KINDS]).success).toBe(true)
  expect(globalSettings.shape.gameDetailTags.safeParse(['Colour']).success).toBe(false)
})

test('images come as thumbnail, portrait and landscape', () => {
  expect(IMAGE_KINDS).toEqual(listOf('Thumbnail, Portrait, Landscape'))
})

test('the six tile layouts, and no other in a row of games [3.8]', () => {
  expect(TILE_LAYOUTS).toEqual(listOf('Default, DoubleRow, Portrait, Landscape, Top10, LargeOnMobile'))
  const row = { id: 'w', title: null, visibleTo: 'All', type: 'Games', category: 'c' }
  for (const tileLayout of TILE_LAYOUTS) expect(widget.safeParse({ ...row, tileLayout }).success).toBe(true)
  expect(widget.safeParse({ ...row, tileLayout: 'Mosaic' }).success).toBe(false)
})

test('the sources of the games of a category, and one of our own [3.9]', () => {
  expect(GAME_LIST_SOURCES.filter((source) => source !== CONTINUE_SOURCE)).toEqual(
    listOf(
      'Default, Favourites, FavouritesLive, BecauseYouLikeInternal, BecauseYouPlayedInternal, MostPlayed, RecentlyPlayed, BecauseYouPlayedPggService, PopularPggService, TrendingPggService, RecommendedPggService, FreeSpins, TriedOnce, GoldenChips, BecauseYouLikeLiveInternal, RecentWins, BloomreachPersonalized',
    ),
  )
  expect(category.shape.type.safeParse('RecentWins').success).toBe(true)
  expect(category.shape.type.safeParse('Horoscope').success).toBe(false)
})

test('the types of pages, and those with a search-engine record of their own [3.10]', () => {
  expect(PAGE_TYPES).toEqual(layout.shape.type.options)
  expect(layout.shape.type.options).toEqual(
    listOf(
      'Lobby, Home, Providers, Collections, MyGames, MyLiveGames, AllGames, Promotions, Jackpots, LiveLobby, Menu, Tournaments',
    ),
  )
  expect(SEO_PAGE_TYPES).toEqual(
    listOf('Lobby, LiveLobby, MyGames, MyLiveGames, Collections, Providers, Promotions, Jackpots, AllGames, Tournaments'),
  )
})

test('a promotion leads to a promotion or to a content page, and so does an item of the sub-menu [3.12]', () => {
  expect(PROMOTION_CONTENT_TYPES).toEqual(listOf('Promotion, ContentPage'))
  expect(subMenuItem.shape.type.options).toEqual(PROMOTION_CONTENT_TYPES)
  expect(subMenuItem.shape.type.safeParse('Game').success).toBe(false)
})

test('the audiences, and that a promotion names one of them [3.13]', () => {
  expect(promotion.shape.visibleTo.options).toEqual(listOf('NotLoggedIn, LoggedIn, All'))
})

test('themes, snackbar types, feed states, category styles and languages of live tables', () => {
  expect(THEMES).toEqual(listOf('light, dark, auto'))
  expect(SNACKBAR_TYPES).toEqual(listOf('info, success, alert'))
  expect(LIVE_FEED_STATES).toEqual(listOf('connecting, connected, stopped'))
  expect(CATEGORY_STYLES).toContain('top-10')
  expect(LIVE_LANGUAGES).toEqual(listOf('ar, en, nl, ro, el, tr, pt-br, sk'))
})

test('the search configuration has the included result types, the preferred category and the popular providers [3.35]', () => {
  const { search } = globalSettings.shape
  const configuration = {
    searchResultIncludes: { categories: true, providers: true, collections: false },
    category: 'automaty',
    popularProviders: ['krivan'],
    recommended: ['vlcia-hora'],
  }
  expect(search.safeParse(configuration).success).toBe(true)
  expect(search.safeParse({ ...configuration, searchResultIncludes: { categories: 'yes' } }).success).toBe(false)
})
