import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, defineAddress, defineOperation } from './operation.ts'

const seat = defineAddress({
  method: 'GET',
  path: '/tables/:table/seats/:seat',
  params: z.object({ table: z.string(), seat: z.number() }),
  query: z.object({ wait: z.optional(z.number()), note: z.optional(z.string()) }),
})

test('an address is filled with its parameters and query; undefined query values are omitted', () => {
  expect(addressOf(seat, { params: { table: 'a b/c', seat: 7 }, query: { wait: 0, note: undefined } })).toBe(
    '/tables/a%20b%2Fc/seats/7?wait=0',
  )
})

test('any parameter or query value is read back unchanged by the server and changes nothing else in the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (table, note) => {
      const url = new URL(`http://host${addressOf(seat, { params: { table: `x${table}`, seat: 1 }, query: { note } })}`)
      const [, tables, part, seats, number] = url.pathname.split('/')
      expect([tables, decodeURIComponent(part ?? ''), seats, number]).toEqual(['tables', `x${table}`, 'seats', '1'])
      expect([...url.searchParams]).toEqual([['note', note]])
    }),
  )
})

test('an operation with undescribed parameters, and an address with missing ones, do not compile', () => {
  // @ts-expect-error `id` of the path has no schema.
  defineOperation({ method: 'GET', path: '/things/:id', reply: z.string() })
  // @ts-expect-error The schema describes another parameter.
  defineOperation({ method: 'GET', path: '/things/:id', params: z.object({ code: z.string() }), reply: z.string() })
  // @ts-expect-error `seat` is missing.
  expect(addressOf(seat, { params: { table: 'a' } })).toBe('/tables/a/seats/')
  // @ts-expect-error `wait` is a number.
  expect(addressOf(seat, { params: { table: 'a', seat: 1 }, query: { wait: 'long' } })).toContain('wait=long')
})
