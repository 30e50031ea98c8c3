import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { addressOf, isRouteName } from './urls/index.ts'

interface Laid {
  id: string | undefined
  path: string
  layout: string
}

/** Every route with its whole path and the layout it lies in. */
function lay(entries: RouteConfigEntry[], path = '', layout = ''): Laid[] {
  return entries.flatMap(({ id, path: own = '', file, children, index }) => {
    const whole = own ? `${path}/${own}`.replace(/(.)\/+$/, '$1') : path
    const within = /layouts\/(.*)\.layout/.exec(file)?.[1] ?? layout
    const self = own || index ? [{ id, path: whole || '/', layout: within }] : []
    return [...self, ...lay(children ?? [], whole, within)]
  })
}
const laid = lay(routes as RouteConfigEntry[])
const routeAt = (path: string) => laid.find((each) => each.path === path)

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
])('%s lies in the layout %s', (path, layout) => {
  expect(routeAt(path)?.layout).toBe(layout)
})

test.each([
  ['/preview?/pravidla-hry', '2.5'],
  ['/preview?/novinky/:slug', '2.11'],
  ['/preview?/turnaje', '2.12'],
  ['/preview?/bonusy', '2.20'],
])('%s lies in the clean layout [2.1] [%s]', (path) => {
  expect(routeAt(path)?.layout).toBe('clean')
})

test('live pages lie in the live layout, winners in theirs, games that are played in theirs [2.1] [2.3] [2.6] [2.7] [2.8] [2.9] [2.10] [2.21]', () => {
  const within = (layout: string) =>
    laid.filter((each) => each.layout === layout).map(({ path }) => path.replace('/preview?', ''))
  expect(within('live-casino')).toEqual([
    '/kasino-zive',
    '/kasino-zive/vsetky-hry',
    '/kasino-zive/kategorie/:slug',
    '/kasino-zive/uzivatel/moje-hry',
    '/kasino-zive/uzivatel/:slug',
  ])
  expect(within('winners')).toEqual(['/vitazi', '/vitazi/posledne', '/vitazi/jackpot', '/vitazi/salona-slavy'])
  expect(within('game-play')).toEqual(['/play/:game/demo', '/play/:game/real'])
})

test('a route’s name means the same address where links are made and where they are answered [2.24]', () => {
  const params = { slug: ':slug', game: ':game', page: ':page' }
  for (const { id, path } of laid) {
    if (!id || !isRouteName(id) || id === 'preview-winners') continue
    const address = decodeURIComponent(addressOf(id, params))
    expect([id, path.replace('/preview?', '').replace('/:select?', '') || '/']).toEqual([id, address])
  }
})

test('every route but the unknown one takes the optional preview [2.1]', () => {
  for (const { id, path } of laid) if (id !== 'not-found') expect(path).toMatch(/^\/preview\?/)
})

test('every address is spelled in lower case: React Router’s server asks that of all routes but index routes [2.1]', () => {
  const written = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((each) => [...(each.path === undefined && !each.index ? [] : [each]), ...written(each.children ?? [])])
  for (const { id, index, caseSensitive } of written(routes as RouteConfigEntry[]))
    expect([id, index, caseSensitive]).toEqual([id, undefined, true])
})

test('every route that is a page says what its tab is called', () => {
  const files = (entries: RouteConfigEntry[]): string[] => entries.flatMap((each) => [each.file, ...files(each.children ?? [])])
  const pages = files(routes as RouteConfigEntry[]).filter((file) => file.endsWith('.route.tsx'))
  // The page that is not there is named by the root's error page; winners are named by the list within.
  const named = pages.filter((file) => !/not-found|winners\.route/.test(file))
  expect(named.length).toBeGreaterThan(20)
  for (const file of named) expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toMatch(/export (const|\{) ?meta/)
})

test('every route’s file is there', () => {
  const files = (entries: RouteConfigEntry[]): string[] => entries.flatMap((each) => [each.file, ...files(each.children ?? [])])
  for (const file of files(routes as RouteConfigEntry[]))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8').length, file).toBeGreaterThan(0)
})
