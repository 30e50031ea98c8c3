import { expect, test } from 'vitest'
import { addressOf, inPreview, isPreviewPath, isRouteName } from './addresses.ts'
import { routeAt } from './route-at.ts'

test('in preview internal paths get the prefix; absolute links and those of a custom app scheme are unchanged [2.1]', () => {
  expect(inPreview('/temy', true)).toBe('/preview/temy')
  expect(inPreview('/', true)).toBe('/preview')
  expect(inPreview('/preview/temy', true)).toBe('/preview/temy')
  for (const link of ['https://sport.example/a', 'http://sport.example', 'herna-sk://play/vlk', '//cdn.example/a'])
    expect(inPreview(link, true)).toBe(link)
  expect(inPreview('/temy', false)).toBe('/temy')
})

test('only the literal segment preview is the preview, also in the data path of a page [2.1]', () => {
  for (const path of ['/preview', '/preview/temy', '/preview.data', '/preview/temy.data']) expect(isPreviewPath(path)).toBe(true)
  for (const path of ['/', '/previews', '/preview-x/temy', '/draft/temy', '/temy/preview'])
    expect(isPreviewPath(path)).toBe(false)
})

test.each([
  ['preview', {}, '/'],
  ['preview-user-my-games', {}, '/uzivatel/moje-hry'],
  ['preview-providers', {}, '/poskytovatelia'],
  ['preview-jackpots', {}, '/jackpoty'],
  ['preview-collections', {}, '/temy'],
  ['preview-all-games', {}, '/vsetky-hry'],
  ['preview-live-casino', {}, '/kasino-zive'],
  ['preview-live-casino-user-my-games', {}, '/kasino-zive/uzivatel/moje-hry'],
  ['preview-live-casino-all-games', {}, '/kasino-zive/vsetky-hry'],
  ['preview-promotions', {}, '/bonusy'],
  ['preview-tournaments', {}, '/turnaje'],
  ['preview-games-game', { game: 'vlk' }, '/hra/vlk'],
  ['preview-play-game-demo', { game: 'vlk' }, '/play/vlk/demo'],
  ['preview-play-game-real', { game: 'vlk' }, '/play/vlk/real'],
  ['preview-redirect', { page: 'Lobby' }, '/redirect/Lobby'],
  ['winners-redirect', {}, '/vitazi'],
  ['preview-winners', {}, '/vitazi/posledne'],
  ['preview-collections-slug', { slug: 'a' }, '/temy/a'],
  ['preview-categories-slug', { slug: 'a' }, '/kategorie/a'],
  ['preview-live-casino-categories-slug', { slug: 'a' }, '/kasino-zive/kategorie/a'],
  ['preview-user-slug', { slug: 'a' }, '/uzivatel/a'],
  ['preview-live-casino-user-slug', { slug: 'a' }, '/kasino-zive/uzivatel/a'],
  ['preview-providers-slug', { slug: 'a' }, '/poskytovatelia/a'],
  ['preview-jackpots-slug', { slug: 'a' }, '/jackpoty/a'],
  ['preview-promotions-slug', { slug: 'a' }, '/bonusy/a'],
  ['preview-page-slug', { slug: 'a' }, '/novinky/a'],
] as const)('the route %s has its Slovak path, plain and in preview [2.24]', (name, params, path) => {
  expect(addressOf(name, params)).toBe(path)
  expect(addressOf(name, params, true)).toBe(path === '/' ? '/preview' : `/preview${path}`)
  for (const preview of [false, true]) expect(routeAt(addressOf(name, params, preview))).toEqual({ name, params })
})

test('a path of no page has no route; a trailing slash changes nothing', () => {
  expect(['/nic', '/temy/a/b', '/preview-x'].map(routeAt)).toEqual([null, null, null])
  expect(routeAt('/temy/')?.name).toBe('preview-collections')
})

test('a parameter cannot leave its path segment [S6]', () => {
  expect(addressOf('preview-collections-slug', { slug: '../../x?y#z' })).toBe('/temy/..%2F..%2Fx%3Fy%23z')
  expect(isRouteName('constructor')).toBe(false)
})
