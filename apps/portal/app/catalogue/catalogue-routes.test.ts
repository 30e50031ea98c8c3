import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, providerOf } from '../testing/content.fixture.ts'
import { loaderArguments, statusThrown } from '../testing/loader.fixture.ts'
import * as allGames from './all-games.route.tsx'
import * as category from './category.route.tsx'
import * as collection from './collection.route.tsx'
import * as collections from './collections.route.tsx'
import * as liveAllGames from './live-all-games.route.tsx'
import * as liveCategory from './live-category.route.tsx'
import * as moreGames from './more-games.route.ts'
import * as provider from './provider.route.tsx'
import * as providers from './providers.route.tsx'
import { unpackGamePage } from '../game-lists/index.ts'

const games = [...gamesNamed(50), gameOf('stol', { type: 'Live' })]
const codes = games.map((game) => game.gameCode)
const content = contentOf({
  games,
  providers: [providerOf('krivan', codes), providerOf('corso', ['stol']), providerOf('prazdny')],
  categories: [categoryOf('automaty', codes.slice(0, 50)), categoryOf('ruleta', ['stol'], { lobby: 'Live' })],
  collections: [collectionOf('egypt', ['g-0001', 'g-0002'])],
})
const argumentsFor = (address: string, params: object = {}) => ({ ...loaderArguments(content, address), params }) as never

test('the lists of all games and of all live games [2.4] [2.7]', async () => {
  const casino = await allGames.loader(argumentsFor('/vsetky-hry?strana=2'))
  expect(casino.games).toMatchObject({ page: 2, pages: 2, total: 50 })
  const live = await liveAllGames.loader(argumentsFor('/kasino-zive/vsetky-hry'))
  expect(unpackGamePage(live.games).tiles.map((tile) => tile.code)).toEqual(['stol'])
})

test('a list with a menu item has the item’s title, otherwise the portal’s default title [2.31]', async () => {
  const item = (route: string, title: string, type: 'Internal' | 'AllGames' = 'Internal') =>
    ({ id: route, type, title, route, img: null, isPersonalized: false, lobby: 'Casino' }) as const
  const menu = [
    item('preview-all-games', 'Celá ponuka', 'AllGames'),
    item('preview-live-casino-all-games', 'Všetky stoly', 'AllGames'),
    item('preview-providers', 'Štúdiá'),
    item('preview-collections', 'Svety'),
  ]
  const titles = async (snapshot: typeof content) => {
    const args = (address: string) => ({ ...loaderArguments(snapshot, address), params: {} }) as never
    const pages = [
      await allGames.loader(args('/vsetky-hry')),
      await liveAllGames.loader(args('/kasino-zive/vsetky-hry')),
      await providers.loader(args('/poskytovatelia')),
      await collections.loader(args('/temy')),
    ]
    return pages.map(({ title }) => title)
  }
  expect(await titles({ ...content, menu })).toEqual(['Celá ponuka', 'Všetky stoly', 'Štúdiá', 'Svety'])
  expect(await titles(content)).toEqual(['Všetky hry', 'Všetky živé hry', 'Poskytovatelia', 'Témy'])
})

test('games are listed by category, collection and provider, and each list has its title [2.10] [2.17] [2.18] [2.19] [3.11]', async () => {
  const lists: Record<'Providers' | 'Categories' | 'Collections', unknown> = {
    Categories: await category.loader(argumentsFor('/kategorie/automaty', { slug: 'automaty' })),
    Collections: await collection.loader(argumentsFor('/temy/egypt', { slug: 'egypt' })),
    Providers: await provider.loader(argumentsFor('/poskytovatelia/corso', { slug: 'corso' })),
  }
  expect(lists.Categories).toMatchObject({ title: 'Kategória automaty', games: { total: 50 } })
  expect(lists.Collections).toMatchObject({ title: 'Téma egypt', games: { total: 2 } })
  expect(lists.Providers).toMatchObject({ provider: { name: 'Štúdio corso' }, games: { total: 1 } })
  const live = await liveCategory.loader(argumentsFor('/kasino-zive/kategorie/ruleta', { slug: 'ruleta' }))
  expect(live).toMatchObject({ title: 'Kategória ruleta', games: { total: 1 } })
})

test('an unknown slug is not found [8.10] [8.11]', async () => {
  for (const route of [category, liveCategory, collection, provider]) {
    expect(await statusThrown(() => route.loader(argumentsFor('/x/nie-je', { slug: 'nie-je' })))).toBe(404)
  }
  expect(await statusThrown(() => moreGames.loader(argumentsFor('/zoznam.json?list=/temy/nie-je')))).toBe(404)
  expect(await statusThrown(() => moreGames.loader(argumentsFor('/zoznam.json?list=/temy/egypt&strana=2')))).toBe(404)
})

test('providers are sorted by name, those without games are left out [2.17]', async () => {
  const page = await providers.loader(argumentsFor('/poskytovatelia'))
  expect(page.providers.map((card) => card.name)).toEqual(['Štúdio corso', 'Štúdio krivan'])
})

test('the list of collections has their cards [2.19]', async () => {
  const page = await collections.loader(argumentsFor('/temy'))
  expect(page.groups[0]?.collections[0]).toMatchObject({ title: 'Téma egypt', games: 2, href: '/temy/egypt' })
})

test('the next page of a list contains only tiles [9.9]', async () => {
  const response = await moreGames.loader(argumentsFor('/zoznam.json?list=/kategorie/automaty&strana=2'))
  const tiles = (await response.json()) as { code: string }[]
  expect(tiles).toHaveLength(10)
  expect(tiles[0]?.code).toBe('g-0041')
})

test('a later page of a list has its own title and canonical URL [2.31]', async () => {
  const loaderData = await category.loader(argumentsFor('/kategorie/automaty?strana=2', { slug: 'automaty' }))
  const tags = category.meta({ loaderData, location: { pathname: '/kategorie/automaty' }, matches: [] } as never) as object[]
  expect(tags).toContainEqual({ title: 'Kategória automaty – 2. strana' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/kategorie/automaty?strana=2' })
})
