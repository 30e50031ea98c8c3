import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, jackpotOf, providerOf } from '../testing/content.fixture.ts'
import { loaderArguments, statusThrown } from '../testing/loader.fixture.ts'
import * as allGames from './all-games.route.tsx'
import * as category from './category.route.tsx'
import * as liveAllGames from './live-all-games.route.tsx'
import * as moreGames from './more-games.route.ts'
import * as provider from './provider.route.tsx'
import { type PackedGamePage, unpackGamePage } from '../game-lists/index.ts'

const five = gamesNamed(50, { numberOfReels: 5, minBet: 20, maxBet: 5_000, categories: ['automaty'] })
const three = [
  gameOf('ceresna', {
    name: 'Čerešňa',
    provider: 'karneval',
    numberOfReels: 3,
    jackpot: true,
    releasedOn: '2026-05-01',
    categories: ['automaty'],
  }),
  gameOf('ananas', {
    name: 'Ananás',
    provider: 'karneval',
    numberOfReels: 3,
    releasedOn: '2026-01-01',
    categories: ['automaty'],
  }),
]
const live = [
  gameOf('stol', {
    type: 'Live',
    provider: 'corso',
    Dealer: { DealerName: 'Eva' },
    Language: 'sk',
  }),
]
const games = [...five, ...three, ...live]
const codes = (list: { gameCode: string }[]) => list.map((game) => game.gameCode)
const content = contentOf({
  games,
  providers: [providerOf('krivan', codes(five)), providerOf('karneval', codes(three)), providerOf('corso', ['stol'])],
  categories: [categoryOf('automaty', ['ananas', 'ceresna', ...codes(five)])],
  collections: [collectionOf('egypt', ['ananas'])],
  jackpots: [jackpotOf('fond', ['ceresna'], [100])],
  languages: [{ code: 'sk', name: 'slovenčina', flagImg: '/sk' }] as never,
  globalSettings: {
    ...contentOf().globalSettings,
    enabledFilters: ['provider', 'reel', 'jackpot'],
    enabledFiltersLive: ['language', 'openTable'],
  },
})
const argumentsFor = (address: string, params: object = {}) => ({ ...loaderArguments(content, address), params }) as never
const codesShown = ({ games }: { games: PackedGamePage }) => unpackGamePage(games).tiles.map(({ code }) => code)

test('the list of all games is filtered, ordered and paged by its URL [1.3] [2.39] [3.48]', async () => {
  const second = await allGames.loader(argumentsFor('/vsetky-hry?poskytovatel=krivan&valce=5&strana=2'))
  expect(second.games).toMatchObject({ page: 2, pages: 2, total: 50 })
  expect(second.list).toMatchObject({ query: 'poskytovatel=krivan&valce=5', unfilteredTotal: 52, plain: null })
  expect(second.list.chips.map(({ name }) => name)).toEqual(['Štúdio krivan', '5'])
  expect(codesShown(await allGames.loader(argumentsFor('/vsetky-hry?valce=3&zoradit=novinky')))).toEqual(['ceresna', 'ananas'])
  expect(codesShown(await allGames.loader(argumentsFor('/vsetky-hry?valce=3&zoradit=nazov')))).toEqual(['ananas', 'ceresna'])
  expect(codesShown(await allGames.loader(argumentsFor('/vsetky-hry?jackpot=1')))).toEqual(['ceresna'])
  expect(codesShown(await liveAllGames.loader(argumentsFor('/kasino-zive/vsetky-hry?jazyk=sk')))).toEqual(['stol'])
})

test('unknown values give an empty list or are ignored; no query breaks a page [S14] [S15]', async () => {
  expect((await allGames.loader(argumentsFor('/vsetky-hry?poskytovatel=nie-je'))).games.total).toBe(0)
  expect((await allGames.loader(argumentsFor('/vsetky-hry?stavka=x&valce=&zoradit=hore'))).games.total).toBe(52)
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.constantFrom(
          'poskytovatel',
          'valce',
          'stavka',
          'vyhra',
          'hladat',
          'zoradit',
          'kategoria',
          '__proto__',
          'jackpot',
          'filtre',
        ),
        fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom('__proto__', 'constructor', '1', '0.1-5', '5-0.1', '-')),
      ),
      async (query) => {
        const page = await allGames.loader(argumentsFor(`/vsetky-hry?${new URLSearchParams(query)}`))
        expect(page.games.total).toBeLessThanOrEqual(52)
      },
    ),
  )
  expect(await statusThrown(() => allGames.loader(argumentsFor('/vsetky-hry?valce=3&strana=2')))).toBe(404)
})

test('an editor’s list has its own order unless the URL requests another; filters are ignored there [2.44]', async () => {
  const automaty = (query: string) => category.loader(argumentsFor(`/kategorie/automaty${query}`, { slug: 'automaty' }))
  expect(codesShown(await automaty('')).slice(0, 2)).toEqual(['ananas', 'ceresna'])
  expect(codesShown(await automaty('?zoradit=novinky')).slice(0, 2)).toEqual(['ceresna', 'ananas'])
  expect(codesShown(await automaty('?zoradit=nazov')).slice(0, 3)).toEqual(['ananas', 'ceresna', 'g-0001'])
  const filtered = await automaty('?valce=3')
  expect(filtered).toMatchObject({
    games: { total: 52 },
    list: { page: { kind: 'category', id: 'automaty', lobby: 'Casino' }, query: '', chips: [] },
  })
})

test('a provider with only live tables leads to the live lobby’s filters [2.44]', async () => {
  const corso = await provider.loader(argumentsFor('/poskytovatelia/corso', { slug: 'corso' }))
  expect(corso.list.page).toEqual({ kind: 'provider', id: 'corso', lobby: 'Live' })
  const krivan = await provider.loader(argumentsFor('/poskytovatelia/krivan', { slug: 'krivan' }))
  expect(krivan.list.page.lobby).toBe('Casino')
})

test.each([
  [['Live', 'Table'], 'Live'],
  [['Table'], 'Casino'],
  [['Live', 'Slot'], 'Casino'],
] as const)(
  'a provider with games of the types %j leads to the filters of the lobby %s, where all of them are [2.44] [3.1]',
  async (types, lobby) => {
    const own = types.map((type) => gameOf(type.toLowerCase(), { type, provider: 'pilsko' }))
    const mixed = contentOf({ games: own, providers: [providerOf('pilsko', codes(own))] })
    const page = { ...loaderArguments(mixed, '/poskytovatelia/pilsko'), params: { slug: 'pilsko' } } as never
    expect((await provider.loader(page)).list.page.lobby).toBe(lobby)
  },
)

test('a filtered list loads its own next page [9.9]', async () => {
  const response = await moreGames.loader(argumentsFor('/zoznam.json?list=/vsetky-hry&strana=2&poskytovatel=krivan'))
  expect((await response.json()) as unknown[]).toHaveLength(10)
  const ordered = await moreGames.loader(argumentsFor('/zoznam.json?list=/kategorie/automaty&strana=1&zoradit=novinky'))
  expect(((await ordered.json()) as { code: string }[])[0]?.code).toBe('ceresna')
})

test('without JavaScript the form offers the filters enabled for the lobby, but none that needs the live feed [3.45]', async () => {
  const casino = await allGames.loader(argumentsFor('/vsetky-hry?filtre=1'))
  expect(casino.list.plain).toEqual({
    choices: [
      { group: 'provider', options: [expect.objectContaining({ id: 'krivan' }), expect.objectContaining({ id: 'karneval' })] },
      {
        group: 'reel',
        options: [
          { id: '3', title: '3' },
          { id: '5', title: '5' },
        ],
      },
    ],
    flags: ['jackpot'],
  })
  const liveList = await liveAllGames.loader(argumentsFor('/kasino-zive/vsetky-hry?filtre=1'))
  expect(liveList.list.plain).toEqual({
    choices: [{ group: 'language', options: [{ id: 'sk', title: 'slovenčina' }] }],
    flags: [],
  })
})

test('a filtered list points search engines to the whole one', async () => {
  const loaderData = await allGames.loader(argumentsFor('/vsetky-hry?valce=3'))
  const tags = allGames.meta({ loaderData, location: { pathname: '/vsetky-hry' }, matches: [] } as never) as object[]
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/vsetky-hry' })
})

test('a bet range that excludes no game is not an active filter [5.7]', async () => {
  const idle = await allGames.loader(argumentsFor('/vsetky-hry?stavka=0.2-'))
  expect([idle.list.chips, idle.games.total]).toEqual([[], 52])
  const narrowing = await allGames.loader(argumentsFor('/vsetky-hry?stavka=0.5-'))
  expect([narrowing.list.chips.length, narrowing.games.total]).toEqual([1, 50])
})
