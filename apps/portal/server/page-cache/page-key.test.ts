import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['', '/a', false],
  ['strana=2', '/a?strana=2', false],
  ['utm=1&strana=2', '/a?strana=2', true],
  ['strana=2&_routes=x', '/a?_routes=x&strana=2', false],
  ['strana=2&strana=3', '/a?strana=2', true],
  ['__proto__=1&constructor=2', '/a', true],
])('the query %s counts as %s', (query, key, dropped) => {
  expect(pageKey('/a', query)).toEqual({ key, dropped, kept: true })
})

test('the order of parameters and unknown ones make no other key [S14]', () => {
  const known = fc.record({ strana: fc.string(), list: fc.string() }, { requiredKeys: [] })
  fc.assert(
    fc.property(known, fc.dictionary(fc.string(), fc.string()), (wanted, others) => {
      const more = Object.entries(others).filter(([name]) => !['strana', 'list', '_routes'].includes(name))
      const plain = new URLSearchParams(Object.entries(wanted) as [string, string][])
      const noisy = new URLSearchParams([...more, ...Object.entries(wanted).toReversed()] as [string, string][])
      expect(pageKey('/a', noisy.toString()).key).toBe(pageKey('/a', plain.toString()).key)
    }),
    { seed: 3 },
  )
})

test.each([
  ['/vsetky-hry', 'valce=5&poskytovatel=krivan', '/vsetky-hry?poskytovatel=krivan&valce=5', false],
  ['/preview/kasino-zive/vsetky-hry', 'jazyk=sk&strana=2', '/preview/kasino-zive/vsetky-hry?strana=2&jazyk=sk', false],
  ['/vsetky-hry.data', 'zoradit=nazov', '/vsetky-hry.data?zoradit=nazov', false],
  ['/zoznam.json', 'list=%2Fvsetky-hry&strana=2', '/zoznam.json?list=%2Fvsetky-hry&strana=2', true],
  ['/zoznam.json', 'list=%2Fvsetky-hry&strana=2&bonus=1', '/zoznam.json?list=%2Fvsetky-hry&strana=2&bonus=1', false],
  ['/poskytovatelia/krivan', 'zoradit=novinky', '/poskytovatelia/krivan?zoradit=novinky', false],
  ['/vsetky-hry', 'strana=2', '/vsetky-hry?strana=2', true],
  ['/', 'valce=5', '/', true],
  ['/hra/vlk', 'valce=5&filtre=1', '/hra/vlk', true],
])('filters are read on lists alone, and what they make is not kept: %s?%s [S14]', (path, query, key, kept) => {
  expect(pageKey(path, query)).toMatchObject({ key, kept })
})
