import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { migrate } from './migrations.ts'
import { openDatabase } from './open-database.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-migrations-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate(database.pool, { schema: 'shop', folder })

test('migrations run once, in order, and new ones later', async () => {
  write('0002-more.sql', 'ALTER TABLE shop.things ADD size int')
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  expect(await run()).toEqual(['0001-things.sql', '0002-more.sql'])
  expect(await run()).toEqual([])
  write('0003-last.sql', 'ALTER TABLE shop.things ADD colour text')
  expect(await run()).toEqual(['0003-last.sql'])
})

test('several processes that start at once migrate once', async () => {
  write('0001-things.sql', 'SELECT pg_sleep(0.1); CREATE TABLE shop.things (id int)')
  const results = await Promise.all([run(), run(), run()])
  expect(results.flat()).toEqual(['0001-things.sql'])
})

test('a migration that fails leaves nothing behind and is named', async () => {
  write('0001-half.sql', 'CREATE TABLE shop.half (id int); SELECT 1 / 0')
  await expect(run()).rejects.toThrow('migration shop/0001-half.sql failed: division by zero')
  const { rows } = await database.pool.query(`SELECT to_regclass('shop.half') AS found`)
  expect(rows).toEqual([{ found: null }])
})

test('a migration changed afterwards, or unknown to this version, is named', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  await run()
  write('0001-things.sql', 'CREATE TABLE shop.things (id bigint)')
  await expect(run()).rejects.toThrow('shop/0001-things.sql was changed')
  rmSync(join(folder, '0001-things.sql'))
  await expect(run()).rejects.toThrow('the database knows migration shop/0001-things.sql')
})

test('a server that does not answer is named without its password', async () => {
  const message = await openDatabase({ url: 'postgres://user:geheim@127.0.0.1:1/herna' }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).toContain('DATABASE_URL: the database server at 127.0.0.1:1/herna does not answer')
  expect(message).not.toContain('geheim')
})
