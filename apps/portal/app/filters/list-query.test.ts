import { NO_FILTERS, toggleChoice } from '@herna/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListQuery, searchOf, serializeListQuery } from './list-query.ts'

const queryFrom = (query: string) => readListQuery(new URLSearchParams(query))

test('the query of a list is canonical: equal lists have equal URLs, however they were requested [4.28]', () => {
  const query = queryFrom('strana=3&valce=5,3&utm=x&poskytovatel=krivan&zoradit=nazov')
  expect(serializeListQuery(query)).toBe('poskytovatel=krivan&valce=3,5&zoradit=nazov')
  expect(searchOf(query, 2)).toBe('?poskytovatel=krivan&valce=3,5&zoradit=nazov&strana=2')
  expect(searchOf(queryFrom('zoradit=oblubene'))).toBe('?')
})

test('selected filters round-trip through the URL, whatever their ids contain [4.28] [S14]', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1, maxLength: 20 }).filter((id) => /^[^\s,]+$/.test(id)),
        { maxLength: 5 },
      ),
      (ids) => {
        const filters = ids.reduce((set, id) => toggleChoice(set, 'provider', id, true), NO_FILTERS)
        const rereadQuery = queryFrom(serializeListQuery({ filters, order: 'newest' }))
        expect(Object.keys(rereadQuery.filters.provider).sort()).toEqual([...ids].sort())
        expect(rereadQuery.order).toBe('newest')
      },
    ),
  )
})
