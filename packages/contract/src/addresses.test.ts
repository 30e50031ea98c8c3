import { expect, test } from 'vitest'
import { manifest } from './embeds/operations.ts'
import { addressOf } from './operation.ts'
import { latestBuild } from './portal/operations.ts'
import { liveWinners } from './winners.ts'
import { CONTENT_ITEMS, CONTENT_LISTS, webMessages } from './content/calls.ts'
import { personalizedCategories } from './content/personalized.ts'
import { previewAuth } from './content/preview.ts'

const pathsOf = (operations: Record<string, { method: string; path: string }>) =>
  Object.fromEntries(Object.entries(operations).map(([name, { method, path }]) => [name, `${method} ${path}`]))

test('the lists of the content have the specified addresses [7.28] [7.29] [7.30] [7.31]', () => {
  expect(pathsOf(CONTENT_LISTS)).toMatchObject({
    categories: 'GET /categories',
    layouts: 'GET /layouts',
    menu: 'GET /layouts/menus',
    submenu: 'GET /layouts/submenu',
    providers: 'GET /providers',
    promotions: 'GET /promotions',
    collections: 'GET /collections',
    collectionGroups: 'GET /collections/groups',
    games: 'GET /games/no-files',
    jackpots: 'GET /Jackpots',
    carousels: 'GET /carousels',
    videoWidgets: 'GET /videowidgets',
    legalRules: 'GET /resources/legal-rules',
    globalSettings: 'GET /globalsettings',
    webGlobal: 'GET /cms-client/configuration/web_global',
  })
})

test('single items of the content have the specified addresses [7.29] [7.30]', () => {
  expect(pathsOf(CONTENT_ITEMS)).toMatchObject({
    promotion: 'GET /Promotions/:id',
    game: 'GET /games/:id',
    seo: 'GET /seo/:id',
  })
})

test('the further calls have the specified addresses and parameters [7.33] [7.34] [7.36] [7.39] [7.40] [7.41]', () => {
  const query = { locale: 'sk-SK', status: 'Published' } as const
  expect([
    addressOf(personalizedCategories, { query }),
    addressOf(previewAuth, { query: { secret: 'heslo' } }),
    addressOf(latestBuild, { query: { t: 5 } }),
    addressOf(liveWinners, { query: { country: 'SK' } }),
    addressOf(webMessages, { query: { target: 'LiveMobile' } }),
    addressOf(manifest, { params: { app: 'cookie-consent' } }),
  ]).toEqual([
    '/Personalized/general/categories?locale=sk-SK&status=Published',
    '/api/preview/auth?secret=heslo',
    '/builds/latest.json?t=5',
    '/get-winners-live.php?country=SK',
    '/webmessages?target=LiveMobile',
    '/fe/cookie-consent/manifest.json',
  ])
})
