import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, jackpotOf, providerOf } from '../testing/content.fixture.ts'
import { categoryPage, gamesAtPath } from './list-view.server.ts'
import { gamePage, gamesOfLobby, unpackGamePage } from '../game-lists/index.ts'

const requestFor = (address: string) => new Request(`http://herna.test${address}`)
const codes = (tiles: { code: string }[]) => tiles.map((tile) => tile.code)
const statusOf = (run: () => unknown): number | undefined => {
  try {
    run()
    return undefined
  } catch (thrown) {
    return (thrown as { init?: { status?: number } }).init?.status
  }
}

test('a list has forty games per page, and the pages together contain each game once [9.9]', () => {
  const games = gamesNamed(95)
  const content = contentOf({ games })
  const pages = [1, 2, 3].map((page) => gamePage(games, requestFor(`/vsetky-hry?strana=${page}`), content))
  expect(pages.map((page) => page.tiles.length)).toEqual([40, 40, 15])
  expect(pages[0]).toMatchObject({ page: 1, pages: 3, total: 95 })
  expect(codes(pages.flatMap((page) => page.tiles))).toEqual(games.map((game) => game.gameCode))
})

test('an unknown or malformed page number is not found [8.10]', () => {
  const games = gamesNamed(41)
  const content = contentOf({ games })
  for (const page of ['3', '0', '-1', '1.5', 'dva', '', '1e1', '__proto__']) {
    expect(statusOf(() => gamePage(games, requestFor(`/vsetky-hry?strana=${page}`), content))).toBe(404)
  }
  expect(gamePage(games, requestFor('/vsetky-hry?strana=2'), content).tiles).toHaveLength(1)
})

test('an empty list has one empty page and is not an error', () => {
  expect(gamePage([], requestFor('/vsetky-hry'), contentOf())).toEqual({ page: 1, pages: 1, total: 0, tiles: [] })
})

const MIXED = [
  gameOf('slot', { type: 'Slot', name: 'Žaba' }),
  gameOf('crash', { type: 'Crash', name: 'Čert' }),
  gameOf('table', { type: 'Table', name: 'Dáma' }),
  gameOf('live', { type: 'Live', name: 'Ruleta' }),
]

test('the casino list contains no live games; the live list contains live and table games [2.4] [2.7] [3.1]', () => {
  const content = contentOf({ games: MIXED })
  expect(gamesOfLobby(content, 'Casino').map((game) => game.gameCode)).toEqual(['crash', 'table', 'slot'])
  expect(gamesOfLobby(content, 'Live').map((game) => game.gameCode)).toEqual(['table', 'live'])
})

test('games of a higher commercial tier come first, then by name in Slovak collation', () => {
  const games = [
    gameOf('d', { name: 'Zebra', commercialTier: 1 }),
    gameOf('a', { name: 'Ľalia' }),
    gameOf('b', { name: 'Lampa' }),
    gameOf('c', { name: 'Chata' }),
    gameOf('e', { name: 'Hora' }),
  ]
  expect(gamesOfLobby(contentOf({ games }), 'Casino').map((game) => game.name)).toEqual([
    'Zebra',
    'Hora',
    'Chata',
    'Ľalia',
    'Lampa',
  ])
})

test('a category is found by its slug only in its own lobby [2.10] [2.18] [8.10]', () => {
  const games = gamesNamed(3)
  const categories = [categoryOf('automaty', ['g-0002', 'g-0001']), categoryOf('ruleta', ['g-0003'], { lobby: 'Live' })]
  const content = contentOf({ games, categories })
  const page = categoryPage(content, 'Casino', 'automaty', requestFor('/kategorie/automaty'))
  expect(page.title).toBe('Kategória automaty')
  expect(codes(unpackGamePage(page.games).tiles)).toEqual(['g-0002', 'g-0001'])
  expect(codes(unpackGamePage(categoryPage(content, 'Live', 'ruleta', requestFor('/')).games).tiles)).toEqual(['g-0003'])
  expect(statusOf(() => categoryPage(content, 'Casino', 'ruleta', requestFor('/kategorie/ruleta')))).toBe(404)
  expect(statusOf(() => categoryPage(content, 'Live', 'automaty', requestFor('/kasino-zive/kategorie/automaty')))).toBe(404)
  expect(statusOf(() => categoryPage(content, 'Casino', undefined, requestFor('/kategorie/')))).toBe(404)
})

test('a list computed for a player has no public page [6.6]', () => {
  const content = contentOf({ categories: [categoryOf('pre-vas', [], { type: 'MostPlayed' })] })
  expect(statusOf(() => categoryPage(content, 'Casino', 'pre-vas', requestFor('/kategorie/pre-vas')))).toBe(404)
})

test('every paged list is found by the path of its page, and no other path is [2.16] [2.17] [2.18] [2.19]', () => {
  const content = contentOf({
    games: MIXED,
    categories: [categoryOf('automaty', ['slot']), categoryOf('stoly', ['live'], { lobby: 'Live' })],
    collections: [collectionOf('egypt', ['crash'])],
    providers: [providerOf('krivan', ['table'])],
    jackpots: [jackpotOf('fond', ['slot', 'zmazana'], [100])],
  })
  const codesAt = (path: string) => gamesAtPath(path, content)?.map((game) => game.gameCode)
  expect(codesAt('/vsetky-hry')).toHaveLength(3)
  expect(codesAt('/kasino-zive/vsetky-hry')).toHaveLength(2)
  expect(codesAt('/kategorie/automaty')).toEqual(['slot'])
  expect(codesAt('/kasino-zive/kategorie/stoly')).toEqual(['live'])
  expect(codesAt('/temy/egypt')).toEqual(['crash'])
  expect(codesAt('/poskytovatelia/krivan')).toEqual(['table'])
  expect(codesAt('/jackpoty/fond')).toEqual(['slot'])
  for (const path of ['', '/', '/temy', '/temy/', '/kategorie/stoly', '/temy/egypt/x', '/bonusy/egypt', '/temy/__proto__']) {
    expect(gamesAtPath(path, content)).toBeNull()
  }
})
