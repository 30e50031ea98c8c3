import { expect, test } from 'vitest'
import fc from 'fast-check'
import { inStableOrder, MAX_TABLES, tableCodesOf } from './table-codes.ts'

const known = new Set(['a', 'b', 'c', 'd', 'e'])
const codesOf = (parameter: string | null) => tableCodesOf(parameter, (code) => known.has(code))

test('an address names known tables, each once, at most four', () => {
  expect(codesOf('a,b,c,d')).toEqual(['a', 'b', 'c', 'd'])
  expect(codesOf('b,unknown,b,,a')).toEqual(['b', 'a'])
  expect(codesOf('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(codesOf(null)).toEqual([])
  expect(codesOf('')).toEqual([])
})

test('a cleaned address stays as it is', () => {
  const parameter = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x', '')).map((codes) => codes.join(','))
  fc.assert(
    fc.property(parameter, (raw) => {
      const codes = codesOf(raw)
      expect(codes.length).toBeLessThanOrEqual(MAX_TABLES)
      expect(codesOf(codes.join(','))).toEqual(codes)
    }),
  )
})

test('tables that stay open keep their order; new ones come last', () => {
  expect(inStableOrder(['a', 'b', 'c'], ['c', 'a', 'd'])).toEqual(['a', 'c', 'd'])
  expect(inStableOrder([], ['b', 'a'])).toEqual(['b', 'a'])
  expect(inStableOrder(['a'], [])).toEqual([])
})
