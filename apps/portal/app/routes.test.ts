import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { addressOf, isRouteName } from './urls/index.ts'

interface FlatRoute {
  id: string | undefined
  path: string
  layout: string
}

/** Every route with its full path and its layout. */
function flatten(entries: RouteConfigEntry[], path = '', layout = ''): FlatRoute[] {
  return entries.flatMap(({ id, path: segment = '', file, children, index }) => {
    const fullPath = segment ? `${path}/${segment}`.replace(/(.)\/+$/, '$1') : path
    const pathsInLayout = /layouts\/(.*)\.layout/.exec(file)?.[1] ?? layout
    const route = segment || index ? [{ id, path: fullPath || '/', layout: pathsInLayout }] : []
    return [...route, ...flatten(children ?? [], fullPath, pathsInLayout)]
  })
}
const flatRoutes = flatten(routes as RouteConfigEntry[])
const routeAt = (path: string) => flatRoutes.find((each) => each.path === path)

test.each([
  ['/preview?', 'default'],
  ['/preview?/vsetky-hry', 'default'],
  ['/preview?/kategorie/:slug', 'default'],
  ['/preview?/temy', 'default'],
  ['/preview?/temy/:slug', 'default'],
  ['/preview?/poskytovatelia', 'default'],
  ['/preview?/poskytovatelia/:slug', 'default'],
  ['/preview?/jackpoty', 'default'],
  ['/preview?/jackpoty/:slug', 'default'],
  ['/preview?/hra/:game', 'default'],
  ['/preview?/bonusy/:slug', 'default'],
  ['/preview?/uzivatel/moje-hry', 'default'],
  ['/preview?/uzivatel/:slug', 'default'],
])('%s uses the layout %s', (path, layout) => {
  expect(routeAt(path)?.layout).toBe(layout)
})

test.each([
  ['/preview?/pravidla-hry', '2.5'],
  ['/preview?/novinky/:slug', '2.11'],
  ['/preview?/turnaje', '2.12'],
  ['/preview?/bonusy', '2.20'],
])('%s uses the clean layout [2.1] [%s]', (path) => {
  expect(routeAt(path)?.layout).toBe('clean')
})

test('live pages, winners and game play use their own layouts [2.1] [2.3] [2.6] [2.7] [2.8] [2.9] [2.10] [2.21]', () => {
  const routesIn = (layout: string) =>
    flatRoutes.filter((each) => each.layout === layout).map(({ path }) => path.replace('/preview?', ''))
  expect(routesIn('live-casino')).toEqual([
    '/kasino-zive',
    '/kasino-zive/vsetky-hry',
    '/kasino-zive/kategorie/:slug',
    '/kasino-zive/uzivatel/moje-hry',
    '/kasino-zive/uzivatel/:slug',
  ])
  expect(routesIn('winners')).toEqual(['/vitazi', '/vitazi/posledne', '/vitazi/jackpot', '/vitazi/salona-slavy'])
  expect(routesIn('game-play')).toEqual(['/play/:game/demo', '/play/:game/real', '/kasino-zive/moje-stoly'])
})

test('addressOf and the route table agree on the path of every route name [2.24]', () => {
  const params = { slug: ':slug', game: ':game', page: ':page' }
  for (const { id, path } of flatRoutes) {
    if (!id || !isRouteName(id) || id === 'preview-winners') continue
    const address = decodeURIComponent(addressOf(id, params))
    expect([id, path.replace('/preview?', '').replace('/:select?', '') || '/']).toEqual([id, address])
  }
})

test('every route except not-found has the optional preview segment [2.1]', () => {
  for (const { id, path } of flatRoutes) if (id !== 'not-found') expect(path).toMatch(/^\/preview\?/)
})

test('every route is case-sensitive: React Router’s server ignores caseSensitive of index routes, so there are none [2.1]', () => {
  const withPath = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((each) => [...(each.path === undefined && !each.index ? [] : [each]), ...withPath(each.children ?? [])])
  for (const { id, index, caseSensitive } of withPath(routes as RouteConfigEntry[]))
    expect([id, index, caseSensitive]).toEqual([id, undefined, true])
})

test('every page route exports meta with a title', () => {
  const files = (entries: RouteConfigEntry[]): string[] => entries.flatMap((each) => [each.file, ...files(each.children ?? [])])
  const pages = files(routes as RouteConfigEntry[]).filter((file) => file.endsWith('.route.tsx'))
  // The 404 page gets its title from the root's error page, winners from their child routes.
  const pagesWithMeta = pages.filter((file) => !/not-found|winners\.route/.test(file))
  expect(pagesWithMeta.length).toBeGreaterThan(20)
  for (const file of pagesWithMeta)
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toMatch(/export (const|\{) ?meta/)
})

test('the file of every route exists', () => {
  const files = (entries: RouteConfigEntry[]): string[] => entries.flatMap((each) => [each.file, ...files(each.children ?? [])])
  for (const file of files(routes as RouteConfigEntry[]))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8').length, file).toBeGreaterThan(0)
})
