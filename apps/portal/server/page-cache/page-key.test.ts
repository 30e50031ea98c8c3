import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey as keyOf } from './page-key.ts'

const ROUTES = ['root', 'layout', 'page']
const pageKey = (path: string, query: string) => keyOf(path, query, () => ROUTES)

test.each([
  ['', '/temy/egypt', false],
  ['strana=2', '/temy/egypt?strana=2', false],
  ['utm=1&strana=2', '/temy/egypt?strana=2', true],
  ['strana=2&strana=3', '/temy/egypt?strana=2', true],
  ['strana=1', '/temy/egypt', true],
  ['strana=abc', '/temy/egypt?strana=0', true],
  ['strana=-1', '/temy/egypt?strana=0', true],
  ['strana=2.5', '/temy/egypt?strana=0', true],
  ['strana=123456', '/temy/egypt?strana=0', true],
  ['strana=02', '/temy/egypt?strana=0', true],
  ['__proto__=1&constructor=2', '/temy/egypt', true],
  ['_routes=root', '/temy/egypt', true],
])('the query %s of a list has the key %s', (query, key, hasDropped) => {
  expect(pageKey('/temy/egypt', query)).toEqual({ key, hasDropped, isCacheable: true })
})

test.each([
  '/',
  '/hra/vlk',
  '/play/vlk/demo',
  '/vitazi/posledne',
  '/turnaje',
  '/novinky/o-nas',
  '/temy',
  '/kasino-zive',
  '/nikde',
  '/jackpoty/sumy.json',
])('a page without parameters has one key, whatever the query: %s', (path) => {
  for (const query of ['strana=2', 'strana=abc', 'list=%2Fvsetky-hry', '_routes=root', 'valce=5&filtre=1', 'zoradit=nazov'])
    expect(pageKey(path, query), query).toEqual({ key: path, hasDropped: true, isCacheable: true })
})

test('whatever the parameters, a list has only one key per valid page and one for all invalid ones [S14]', () => {
  const keys = new Set<string>()
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (strana, list, other) => {
      keys.add(pageKey('/poskytovatelia/krivan', new URLSearchParams({ strana, list, [other]: '1' }).toString()).key)
    }),
  )
  for (const key of keys) expect(key).toMatch(/^\/poskytovatelia\/krivan(\?strana=(0|[1-9]\d{0,4})|\?zoradit=1|\?filtre=1)?$/)
})

test('the order of parameters and unknown parameters do not change the key [S14]', () => {
  const pagedParameters = fc.record({ strana: fc.string(), zoradit: fc.string() }, { requiredKeys: [] })
  fc.assert(
    fc.property(pagedParameters, fc.dictionary(fc.string(), fc.string()), (wanted, others) => {
      const unknownParameters = Object.entries(others).filter(([name]) => !['strana', 'zoradit', 'filtre'].includes(name))
      const plain = new URLSearchParams(Object.entries(wanted) as [string, string][])
      const noisy = new URLSearchParams([...unknownParameters, ...Object.entries(wanted).toReversed()] as [string, string][])
      expect(pageKey('/temy/a', noisy.toString()).key).toBe(pageKey('/temy/a', plain.toString()).key)
    }),
  )
})

test.each([
  ['root', '/temy.data?_routes=root', false],
  ['page,root', '/temy.data?_routes=root%2Cpage', true],
  ['root,root,x1,x2', '/temy.data?_routes=root', true],
  ['x1', '/temy.data', true],
])('of the requested routes %s only those matched by the path count', (routes, key, hasDropped) => {
  expect(pageKey('/temy.data', `_routes=${encodeURIComponent(routes)}`)).toEqual({ key, hasDropped, isCacheable: true })
})

test.each([
  ['/vsetky-hry', 'valce=5&poskytovatel=krivan', '/vsetky-hry?poskytovatel=krivan&valce=5', false],
  ['/preview/kasino-zive/vsetky-hry', 'jazyk=sk&strana=2', '/preview/kasino-zive/vsetky-hry?jazyk=sk&strana=2', false],
  ['/vsetky-hry.data', 'zoradit=nazov', '/vsetky-hry.data?zoradit=nazov', false],
  ['/zoznam.json', 'list=%2Fvsetky-hry&strana=2', '/zoznam.json?list=%2Fvsetky-hry&strana=2', true],
  ['/zoznam.json', 'list=%2Fvsetky-hry&strana=2&bonus=1', '/zoznam.json?list=%2Fvsetky-hry&bonus=1&strana=2', false],
  ['/zoznam.json', 'list=%2Fnikde%2Fnie&strana=2', '/zoznam.json?strana=2', true],
  ['/poskytovatelia/krivan', 'zoradit=novinky', '/poskytovatelia/krivan?zoradit=novinky', false],
  ['/poskytovatelia/krivan', 'valce=5', '/poskytovatelia/krivan', true],
  ['/jackpoty/styri-stity', 'strana=2&zoradit=nazov', '/jackpoty/styri-stity?strana=2', true],
  ['/bonusy/vikend', 'strana=2', '/bonusy/vikend?strana=2', true],
])('each page reads its own parameters, and filtered pages are not cached: %s?%s [S14]', (path, query, key, isCacheable) => {
  expect(pageKey(path, query)).toMatchObject({ key, isCacheable })
})
