import { expect, test } from 'vitest'
import { contentOf, gameOf, jackpotOf, providerOf } from '../testing/content.fixture.ts'
import { tileImage, type TilePlace } from './tile-image.ts'
import { tileOf, tilesOf, type TileView } from './tile-view.ts'

const label = { title: 'Nové', color: '#ffb224', textColor: '#1d1203' }

test('a tile carries the game’s known facts and only its first label [3.21] [3.23]', () => {
  const game = gameOf('vlcia-hora', {
    name: 'Vlčia hora',
    minBet: 20,
    maxBet: 10_000,
    rtp: 96.28,
    demoEnabled: true,
    realEnabled: true,
    fileVersion: '7',
    labels: [label, { ...label, title: 'Bonus' }],
  })
  expect(tileOf(game, contentOf({ games: [game], providers: [providerOf('krivan')] }))).toEqual({
    code: 'vlcia-hora',
    name: 'Vlčia hora',
    provider: 'Štúdio krivan',
    version: '7',
    label,
    minBet: 20,
    maxBet: 10_000,
    rtp: 96.28,
    demo: true,
  })
})

test('unknown facts are absent from a tile, never zero or empty', () => {
  const game = gameOf('neznama')
  expect(tileOf(game, contentOf({ games: [game] }))).toEqual({
    code: 'neznama',
    noReal: true,
    name: 'Hra neznama',
    provider: 'Štúdio krivan',
    version: '1',
  })
})

test('a live table carries its dealer and its language’s name and flag [3.21] [3.37]', () => {
  const facts = { Dealer: { DealerName: 'Lucia' }, DynamicImageUrl: 'https://stol.test/1.jpg', Language: 'tr' }
  const game = gameOf('stol', { type: 'Live', ...facts })
  const languages = [{ code: 'tr', name: 'Turečtina', flagImg: '/assets/flags/tr', tables: ['stol'] }]
  expect(tileOf(game, contentOf({ games: [game], languages }))).toMatchObject({
    live: true,
    dealer: 'Lucia',
    language: { code: 'tr', name: 'Turečtina', flag: '/assets/flags/tr' },
    tableImage: 'https://stol.test/1.jpg',
  })
})

test('above the ribbon of a jackpot stands the landscape picture, which is as wide as that box: a thumbnail would be cropped or leave bands', () => {
  const tile = { ...tileOf(gameOf('vlk'), contentOf()), jackpot: 'fond' }
  const pictureOf = (shown: TileView, place: TilePlace) => {
    const { src, width, height, sizes } = tileImage(shown, place, '')
    return [src, width, height, sizes]
  }
  const landscape = '/assets/vlk/landscape?format=webp&art=a1&version=1&width=300'
  for (const place of ['Default', 'DoubleRow', 'Top10', 'LargeOnMobile', 'Grid'] as const)
    expect(pictureOf(tile, place)).toEqual([landscape, ...pictureOf({ ...tile, jackpot: undefined }, place).slice(1)])
  expect(pictureOf(tile, 'Portrait')[0]).toContain('/assets/vlk/portrait?')
  // In maintenance there is no ribbon.
  expect(pictureOf({ ...tile, maintenance: {} }, 'Default')[0]).toContain('/assets/vlk/thumbnail?')
})

test('a live table shows its live picture until that one fails [3.21]', () => {
  const table = { code: 'stol', name: 'Stôl', provider: 'Corso', version: '1', live: true as const }
  const sourceOf = (tableImage?: string, failed?: boolean) =>
    tileImage({ ...table, ...(tableImage ? { tableImage } : {}) }, 'Default', 'https://obsah.test', failed).src
  expect(sourceOf('https://stol.test/1.jpg')).toBe('https://stol.test/1.jpg')
  expect(sourceOf('/stoly/x.webp')).toBe('https://obsah.test/stoly/x.webp')
  expect(sourceOf('https://stol.test/1.jpg', true)).toBe(sourceOf())
  expect(sourceOf()).toMatch(/^https:\/\/obsah\.test\/assets\/stol\/thumbnail/)
})

test('a game with several jackpots carries the largest, and one without carries none [3.28]', () => {
  const games = [gameOf('a'), gameOf('b')]
  const jackpots = [jackpotOf('velky', ['a'], [90_000, 20_000]), jackpotOf('maly', ['a'], [100_000])]
  const content = contentOf({ games, jackpots })
  expect(tilesOf(['a', 'b'], content).map((tile) => tile.jackpot)).toEqual(['velky', undefined])
})

test('a game in maintenance carries its end time when it is known', () => {
  const games = [
    gameOf('a', { maintenance: { until: '2026-11-21T20:30:00.000Z' } }),
    gameOf('b', { maintenance: { until: null } }),
    gameOf('c'),
  ]
  const tiles = tilesOf(['a', 'b', 'c'], contentOf({ games }))
  expect(tiles.map((tile) => tile.maintenance)).toEqual([
    { until: '2026-11-21T20:30:00.000Z', untilText: '21. 11. 21:30' },
    {},
    undefined,
  ])
})

test('codes of removed games give no tile, and the limit counts tiles', () => {
  const content = contentOf({ games: [gameOf('a'), gameOf('b'), gameOf('c')] })
  expect(tilesOf(['nie-je', 'a', 'b', 'c'], content, 2).map((tile) => tile.code)).toEqual(['a', 'b'])
})

test('a picture has the kind, size and URL of its layout [3.7] [7.37] [9.14]', () => {
  const tile = tileOf(gameOf('vlk'), contentOf())
  const live = { ...tile, live: true as const }
  expect(tileImage(tile, 'Default', 'http://c.test')).toMatchObject({
    src: 'http://c.test/assets/vlk/thumbnail?format=webp&art=a1&version=1&width=300',
    width: 220,
    height: 144,
  })
  expect(tileImage(live, 'Default', '')).toMatchObject({ width: 220, height: 154 })
  expect(tileImage(tile, 'Portrait', '').src).toContain('/assets/vlk/portrait?')
  expect(tileImage(live, 'Landscape', '').src).toContain('/assets/vlk/landscape?')
})
