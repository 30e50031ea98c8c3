import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('CREATE TABLE entries (amount int NOT NULL)')
})
beforeEach(() => database.pool.query('TRUNCATE entries'))
afterAll(() => database.close())

const amounts = async () =>
  (await database.pool.query<{ amount: number }>('SELECT amount FROM entries ORDER BY amount')).rows.map(({ amount }) => amount)
const REFUSED = new Error('refused by a rule, not by the database')

test('everything a transaction wrote is stored once it has ended', async () => {
  const result = await inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO entries VALUES (1), (2)')
    return 'done'
  })
  expect([result, await amounts()]).toEqual(['done', [1, 2]])
})

test('a rule that refuses after a write rolls all of it back, and the caller gets the refusal (M1)', async () => {
  const refused = inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO entries VALUES (1)')
    throw REFUSED
  })
  await expect(refused).rejects.toBe(REFUSED)
  expect(await amounts()).toEqual([])
})

test('a failed statement rolls back the writes before it, and the connection is reusable', async () => {
  const failed = inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO entries VALUES (1)')
    await client.query('INSERT INTO entries VALUES (NULL)')
  })
  await expect(failed).rejects.toMatchObject({ code: '23502' })
  await inTransaction(database.pool, (client) => client.query('INSERT INTO entries VALUES (3)'))
  expect(await amounts()).toEqual([3])
})
