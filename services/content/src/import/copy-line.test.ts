import { type TestDatabase, testDatabase } from '@herna/service-kit'
import fc from 'fast-check'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyLine } from './copy-line.ts'

const TYPES = ['text', 'text[]', 'jsonb', 'integer', 'double precision', 'boolean', 'date']
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    `CREATE TABLE copies (place serial, a text, b text[], c jsonb, d integer, e double precision, f boolean, g text)`,
  )
})
afterAll(() => database.close())

/** Any text PostgreSQL can store, with the characters that mean something in the format drawn often. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('\\', '\t', '\n', '\r', '"', '{', '}', ',', 'N', '.'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  })
  .map((drawn) => drawn.replaceAll('\u0000', ''))
const row = fc.tuple(
  fc.option(text),
  fc.array(text),
  fc.option(fc.array(fc.record({ title: text }))),
  fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((drawn) => (drawn === 0 ? 0 : drawn))),
  fc.option(fc.boolean()),
  fc.option(fc.constantFrom('2026-02-28', '0999-12-31')),
)

test('what is copied is what the database stores, whatever characters it has', async () => {
  const stored = async (rows: unknown[][]) => {
    await database.pool.query('TRUNCATE copies')
    const client = await database.pool.connect()
    try {
      const lines = rows.map((values) => copyLine(values, TYPES))
      await pipeline(lines, client.query(copyFrom('COPY copies (a, b, c, d, e, f, g) FROM STDIN')))
      const result = await client.query({ text: 'SELECT a, b, c, d, e, f, g FROM copies ORDER BY place', rowMode: 'array' })
      return result.rows as unknown[][]
    } finally {
      client.release()
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      expect(await stored(rows)).toEqual(rows)
    }),
    { seed: inject('seed'), numRuns: 100 },
  )
})
