import { expect, test } from 'vitest'
import { originOfHash, trackedPath, trackedQuery, trackedRoute } from './page-view.ts'

test('route names lose preview-, and the lobby is called lobby [7.49]', () => {
  expect(['preview', 'preview-all-games', 'preview-winners-jackpot', 'not-found'].map(trackedRoute)).toEqual([
    'lobby',
    'all-games',
    'winners-jackpot',
    'not-found',
  ])
})

test('the query is sent without credentials and without what may be personal [S7] [S17] [7.49]', () => {
  expect(
    trackedQuery(
      '?poskytovatel=krivan&stavka=1-20&username=hrac&Token=abc&kontakt=jan%40posta.test&tel=0905%20123%20456&rc=900517/0007&utm_source=jar&strana=2',
    ),
  ).toEqual({ poskytovatel: 'krivan', stavka: '1-20', utm_source: 'jar', strana: '2' })
  expect(trackedPath('/vsetky-hry', '?token=abc&strana=2')).toBe('/vsetky-hry?strana=2')
  expect(trackedPath('/jan%40posta.test/x', '')).toBe('/removed/x')
})

test('a query cannot change a prototype, and is limited in size [S14]', () => {
  expect(Object.getPrototypeOf(trackedQuery('?__proto__=x'))).toBe(Object.prototype)
  const long = `?${Array.from({ length: 200 }, (_, index) => `p${index}=${'x'.repeat(500)}`).join('&')}`
  const kept = trackedQuery(long)
  expect(Object.keys(kept).length).toBeLessThanOrEqual(30)
  expect(Math.max(...Object.values(kept).map((value) => value.length))).toBe(200)
})

test('only a hash of its own form names an origin; anchors of a page do not [3.47]', () => {
  expect(originOfHash('#origin=newsletter-1')).toBe('newsletter-1')
  for (const hash of ['', '#pravidla', '#origin=', '#origin=<b>', `#origin=${'a'.repeat(41)}`])
    expect(originOfHash(hash)).toBeNull()
})
