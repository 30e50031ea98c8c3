import { createHash } from 'node:crypto'
import { AUDIENCES, GAME_LIST_SOURCES, PAGE_TYPES, SEO_PAGE_TYPES, TILE_LAYOUTS, WIDGET_TYPES } from '@herna/contract'
import { contentBundle } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { catalogue, published, slots } from './catalogue.fixture.ts'
import { defaultCatalogue } from './index.ts'
import { LIVE_STUDIOS } from './studios/live-studios.ts'

test('the catalogue and its drafts conform to the contract', () => {
  const result = contentBundle.safeParse(published())
  expect(result.error?.issues ?? []).toEqual([])
  const { shape } = contentBundle
  for (const [kind, drafts] of Object.entries(catalogue().drafts))
    expect(shape[kind as keyof typeof shape].safeParse(drafts).error?.issues ?? []).toEqual([])
})

test('the same version gives the same bytes', () => {
  const hash = (): string => createHash('sha256').update(JSON.stringify(defaultCatalogue())).digest('hex')
  expect(hash()).toBe(hash())
})

test('the catalogue is as large and varied as that of a real casino', () => {
  const { games, providers, categories, collections, collectionGroups, languages } = published()
  const ofType = (type: string): number => games.filter((game) => game.type === type).length
  expect(slots().length).toBeGreaterThanOrEqual(2000)
  expect(ofType('Live')).toBeGreaterThanOrEqual(150)
  expect(ofType('Table')).toBeGreaterThanOrEqual(40)
  expect(ofType('Crash')).toBeGreaterThanOrEqual(20)
  expect(providers.length).toBeGreaterThanOrEqual(40)
  expect(LIVE_STUDIOS.length).toBeGreaterThanOrEqual(4)
  expect(categories.length).toBeGreaterThanOrEqual(16)
  expect(new Set(categories.map(({ lobby }) => lobby))).toEqual(new Set(['Casino', 'Live']))
  expect(categories.filter(({ style }) => style === 'top-10').map(({ games: rankedGames }) => rankedGames.length)).toEqual([10])
  expect(new Set(categories.map(({ tileLayout }) => tileLayout))).toEqual(new Set(TILE_LAYOUTS))
  expect(collections.length).toBeGreaterThanOrEqual(30)
  expect(collectionGroups.length).toBeGreaterThanOrEqual(4)
  expect(languages.map(({ code, tables }) => [code, tables.length > 3])).toEqual(
    ['ar', 'en', 'nl', 'ro', 'el', 'tr', 'pt-br', 'sk'].map((code) => [code, true]),
  )
})

test('jackpots have three to five levels, the largest first', () => {
  const { jackpots } = published()
  expect(jackpots.length).toBeGreaterThanOrEqual(8)
  for (const { jackpotLevels } of jackpots) {
    expect([3, 4, 5]).toContain(jackpotLevels.length)
    expect(jackpotLevels.map(({ amount }) => amount)).toEqual(jackpotLevels.map(({ amount }) => amount).sort((a, b) => b - a))
  }
})

test('the catalogue has promotions for every audience, content pages and game rules [3.29] [3.13] [2.11]', () => {
  const { promotions, pages, legalRules } = published()
  expect(promotions.length).toBeGreaterThanOrEqual(12)
  expect(new Set(promotions.map(({ visibleTo }) => visibleTo))).toEqual(new Set(AUDIENCES))
  expect(pages.length).toBeGreaterThanOrEqual(10)
  expect(legalRules.sections.length).toBeGreaterThanOrEqual(8)
})

test('every page type has a layout, the lobbies show a widget of every kind, and pages have their SEO record [3.10] [3.32] [2.2] [3.34]', () => {
  const { layouts, seo, carousels, videoWidgets } = published()
  expect(new Set(layouts.map(({ type }) => type))).toEqual(new Set(PAGE_TYPES))
  for (const page of [['Home', 'Lobby'], ['LiveLobby']]) {
    const kinds = layouts.filter(({ type }) => page.includes(type)).flatMap(({ widgets }) => widgets.map(({ type }) => type))
    expect(new Set(kinds)).toEqual(new Set(WIDGET_TYPES))
  }
  for (const type of SEO_PAGE_TYPES) {
    const id = layouts.find((layout) => layout.type === type)?.seoId
    expect(seo.some((record) => record.id === id)).toBe(true)
  }
  expect(carousels.map(({ lobby, slides }) => [lobby, slides.length >= (lobby === 'Casino' ? 3 : 2)])).toEqual([
    ['Casino', true],
    ['Live', true],
  ])
  expect(videoWidgets.length).toBeGreaterThan(0)
})

test('the menus of both lobbies follow the order of the specification [2.27] [2.28]', () => {
  const fixedRoutes = (lobby: string): string[] =>
    published()
      .menu.filter((item) => item.lobby === lobby && (item.type === 'Internal' || item.type === 'AllGames'))
      .map(({ route }) => route)
  expect(fixedRoutes('Casino')).toEqual([
    'preview',
    'preview-user-my-games',
    'preview-providers',
    'preview-jackpots',
    'preview-collections',
    'preview-all-games',
  ])
  expect(fixedRoutes('Live')).toEqual([
    'preview-live-casino',
    'preview-live-casino-user-my-games',
    'preview-live-casino-all-games',
  ])
  expect(
    published()
      .menu.filter(({ isPersonalized }) => isPersonalized)
      .map(({ route }) => route),
  ).toEqual(['preview-user-my-games', 'preview-live-casino-user-my-games'])
})

test('every game list source has a category, and a layout shows it [3.9]', () => {
  const { categories, layouts } = published()
  expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(GAME_LIST_SOURCES))
  const displayedCategories = new Set(
    layouts.flatMap(({ widgets }) => widgets.flatMap((widget) => (widget.type === 'Games' ? widget.category : []))),
  )
  expect(categories.filter(({ id, type }) => type !== 'Default' && !displayedCategories.has(id))).toEqual([])
})

test('some collections link to another page or are excluded from the list, and some categories have widgets [3.26] [3.27]', () => {
  const { categories, collections, layouts } = published()
  const linkedCollections = collections.filter(({ url, actionRoute, excludeFromPage }) => url || actionRoute || excludeFromPage)
  expect(linkedCollections.map(({ url, actionRoute, excludeFromPage }) => [url, actionRoute, excludeFromPage])).toEqual([
    [null, 'preview-jackpots', false],
    ['/kategorie/nove', null, false],
    [null, null, true],
  ])
  expect(linkedCollections.every(({ games }) => games.length > 0)).toBe(true)
  const typeOfWidget = new Map(layouts.flatMap(({ widgets }) => widgets.map(({ id, type }) => [id, type] as const)))
  expect(categories.flatMap(({ id, widgets }) => widgets.map((widget) => [id, typeOfWidget.get(widget)]))).toEqual([
    ['automaty', 'Providers'],
    ['jackpotove', 'Jackpots'],
    ['zive-ruleta', 'Providers'],
  ])
})
