import { expect, test } from 'vitest'
import { category, game, globalSettings, layout, promotion, widget } from './content/index.ts'
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
} from './enums.ts'

// Closed vocabularies: a word more or less on one side of a wire is an outage on the other, so the lists are spelled twice on purpose.
const words = (text: string) => text.split(', ')

test('games are slots, live, table or crash games, and live and table games are live casino [3.1]', () => {
  expect(game.shape.type.options).toEqual(words('Slot, Live, Table, Crash'))
  expect(GAME_TYPES).toEqual(game.shape.type.options)
  expect(LIVE_CASINO_GAME_TYPES).toEqual(words('Live, Table'))
})

test('a game is played for real or as a demo', () => {
  expect(PLAY_MODES).toEqual(words('Real, Demo'))
})

test('content is published, draft or archived', () => {
  expect(CONTENT_STATUSES).toEqual(words('Published, Draft, Archived'))
})

test('a lobby is casino or live, and so is every category [3.5]', () => {
  expect(LOBBY_KINDS).toEqual(words('Casino, Live'))
  expect(category.shape.lobby.safeParse('Casino').success).toBe(true)
  expect(category.shape.lobby.safeParse('Sport').success).toBe(false)
})

test('the kinds of filters, which are also the kinds of tags in the details [3.6] [3.44]', () => {
  expect(FILTER_KINDS).toEqual(
    words('Collections, Categories, NumberOfLines, NumberOfReels, Labels, SpecialFeatures, Volatility, Rtp'),
  )
  expect(globalSettings.shape.gameDetailTags.safeParse([...FILTER_KINDS]).success).toBe(true)
  expect(globalSettings.shape.gameDetailTags.safeParse(['Colour']).success).toBe(false)
})

test('pictures come as thumbnail, portrait and landscape', () => {
  expect(IMAGE_KINDS).toEqual(words('Thumbnail, Portrait, Landscape'))
})

test('the six tile layouts, and no other in a row of games [3.8]', () => {
  expect(TILE_LAYOUTS).toEqual(words('Default, DoubleRow, Portrait, Landscape, Top10, LargeOnMobile'))
  const row = { id: 'w', title: null, visibleTo: 'All', type: 'Games', category: 'c' }
  for (const tileLayout of TILE_LAYOUTS) expect(widget.safeParse({ ...row, tileLayout }).success).toBe(true)
  expect(widget.safeParse({ ...row, tileLayout: 'Mosaic' }).success).toBe(false)
})

test('where the games of a category come from [3.9]', () => {
  expect(GAME_LIST_SOURCES).toEqual(
    words(
      'Default, Favourites, FavouritesLive, BecauseYouLikeInternal, BecauseYouPlayedInternal, MostPlayed, RecentlyPlayed, BecauseYouPlayedPggService, PopularPggService, TrendingPggService, RecommendedPggService, FreeSpins, TriedOnce, GoldenChips, BecauseYouLikeLiveInternal, RecentWins, BloomreachPersonalized',
    ),
  )
  expect(category.shape.type.safeParse('RecentWins').success).toBe(true)
  expect(category.shape.type.safeParse('Horoscope').success).toBe(false)
})

test('the types of pages, and those with a search-engine record of their own [3.10]', () => {
  expect(PAGE_TYPES).toEqual(layout.shape.type.options)
  expect(layout.shape.type.options).toEqual(
    words(
      'Lobby, Home, Providers, Collections, MyGames, MyLiveGames, AllGames, Promotions, Jackpots, LiveLobby, Menu, Tournaments',
    ),
  )
  expect(SEO_PAGE_TYPES).toEqual(
    words('Lobby, LiveLobby, MyGames, MyLiveGames, Collections, Providers, Promotions, Jackpots, AllGames, Tournaments'),
  )
})

test('a promotion leads to a promotion or to a content page', () => {
  expect(PROMOTION_CONTENT_TYPES).toEqual(words('Promotion, ContentPage'))
})

test('the audiences, and that a promotion names one of them [3.13]', () => {
  expect(promotion.shape.visibleTo.options).toEqual(words('NotLoggedIn, LoggedIn, All'))
})

test('themes, snackbar types, feed states, category styles and languages of live tables', () => {
  expect(THEMES).toEqual(words('light, dark, auto'))
  expect(SNACKBAR_TYPES).toEqual(words('info, success, alert'))
  expect(LIVE_FEED_STATES).toEqual(words('connecting, connected, stopped'))
  expect(CATEGORY_STYLES).toContain('top-10')
  expect(LIVE_LANGUAGES).toEqual(words('ar, en, nl, ro, el, tr, pt-br, sk'))
})

test('the search configuration says what results include, which category counts more, and who is popular [3.35]', () => {
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
