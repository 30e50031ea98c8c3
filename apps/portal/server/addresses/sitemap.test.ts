import { expect, test } from 'vitest'
import { smallLists } from '../fixtures/small-lists.ts'
import { snapshotOf } from '../content/snapshot.ts'
import { PART_SIZE, publicPaths, robots, sitemapIndex, sitemapPart } from './sitemap.ts'

const ORIGIN = 'https://herna.example'
const about = { version: '1', status: 'Published', locale: 'sk-SK' } as const
const paths = publicPaths(snapshotOf(smallLists(), about), 0)

test('the sitemap contains every public page once', () => {
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of [
    '/',
    '/vsetky-hry',
    '/hra/vlcia-hora',
    '/kategorie/automaty',
    '/temy/zvierata',
    '/poskytovatelia/krivan-games',
    '/jackpoty/styri-stity',
    '/bonusy/pre-vsetkych',
    '/novinky/o-nas',
    '/pravidla-hry',
  ])
    expect(paths).toContain(path)
})

test('the sitemap contains nothing that guests may not see', () => {
  expect(paths).not.toContain('/bonusy/pre-prihlasenych')
  expect(paths.some((path) => /^\/(preview|uzivatel|play|redirect)/.test(path))).toBe(false)
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('the index lists the parts, and the parts together contain every page', () => {
  const manyPaths = Array.from({ length: PART_SIZE + 5 }, (_, game) => `/hra/hra-${game}`)
  const parts = locations(sitemapIndex(ORIGIN, manyPaths))
  expect(parts).toEqual([`${ORIGIN}/sitemaps/1.xml`, `${ORIGIN}/sitemaps/2.xml`])
  const allLocations = parts.flatMap((_, part) => locations(sitemapPart(ORIGIN, manyPaths, part + 1) ?? ''))
  expect(allLocations).toEqual(manyPaths.map((path) => ORIGIN + path))
  expect([sitemapPart(ORIGIN, manyPaths, 0), sitemapPart(ORIGIN, manyPaths, 3)]).toEqual([null, null])
})

test('a URL with an ampersand is escaped for XML', () => {
  expect(sitemapPart(ORIGIN, ['/a?b=1&c=<2>'], 1)).toContain(`<loc>${ORIGIN}/a?b=1&amp;c=&lt;2&gt;</loc>`)
})

test('robots stay out of the preview and find the sitemap', () => {
  expect(robots(ORIGIN)).toContain('Disallow: /preview')
  expect(robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})
