import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
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

test('a migration that fails is rolled back and named in the error', async () => {
  write('0001-half.sql', 'CREATE TABLE shop.half (id int); SELECT 1 / 0')
  await expect(run()).rejects.toThrow('migration shop/0001-half.sql failed: division by zero')
  const { rows } = await database.pool.query(`SELECT to_regclass('shop.half') AS found`)
  expect(rows).toEqual([{ found: null }])
})

test('a migration changed afterwards is named in the error', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  await run()
  write('0001-things.sql', 'CREATE TABLE shop.things (id bigint)')
  await expect(run()).rejects.toThrow('shop/0001-things.sql was changed')
})

test('an older version goes on with a database that a newer one has added to, and says so', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  write('0002-more.sql', 'ALTER TABLE shop.things ADD size int')
  await run()
  rmSync(join(folder, '0002-more.sql'))
  const warnings: object[] = []
  const log = { info: () => {}, warn: (data: object, line: string) => void warnings.push({ line, ...data }) }
  expect(await migrate(database.pool, { schema: 'shop', folder }, { log })).toEqual([])
  expect(warnings).toEqual([{ line: 'the database is newer than this version', schema: 'shop', migrations: ['0002-more.sql'] }])
})

test('an older version does not start on a database from which a newer one has taken something away', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int, old int)')
  write('0002-less.sql', '-- contract: nothing reads it since the version before\nALTER TABLE shop.things DROP COLUMN old')
  write('0003-more.sql', 'ALTER TABLE shop.things ADD size int')
  await run()
  rmSync(join(folder, '0002-less.sql'))
  rmSync(join(folder, '0003-more.sql'))
  await expect(run()).rejects.toThrow('migration shop/0002-less.sql of the database took away what this version')
})

test('the time limits of requests do not apply to migrations', async () => {
  const limited = await openDatabase({ url: database.url, timeouts: { statement: 50, query: 80 } })
  write('0001-things.sql', 'SELECT pg_sleep(0.3); CREATE TABLE shop.things (id int)')
  expect(await migrate(limited.pool, { schema: 'shop', folder })).toEqual(['0001-things.sql'])
  await limited.close()
})

test('a start during another process’s migration logs that it waits, and fails after the maximum wait', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  const otherClient = await database.pool.connect()
  await otherClient.query(`SELECT pg_advisory_lock(hashtext('herna:shop'))`)
  const messages: string[] = []
  const log = { info: (_data: object, line: string) => void messages.push(line), warn: () => {} }
  await expect(migrate(database.pool, { schema: 'shop', folder }, { log, maxWaitMs: 0 })).rejects.toThrow(StartupError)
  expect(messages).toEqual(['waiting for the migrations of another process'])
  const waiting = migrate(database.pool, { schema: 'shop', folder }, { log })
  await expect.poll(() => messages).toHaveLength(2)
  await otherClient.query(`SELECT pg_advisory_unlock(hashtext('herna:shop'))`)
  otherClient.release()
  expect(await waiting).toEqual(['0001-things.sql'])
})

test('a migration whose table is locked by others is retried', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  await run()
  write('0002-more.sql', 'ALTER TABLE shop.things ADD size int')
  const reader = await database.pool.connect()
  await reader.query('BEGIN; SELECT * FROM shop.things')
  const messages: string[] = []
  const log = { info: () => {}, warn: (_data: object, line: string) => void messages.push(line) }
  const migrating = migrate(database.pool, { schema: 'shop', folder }, { log, lockMs: 20 })
  await expect.poll(() => messages.length).toBeGreaterThan(1)
  await reader.query('COMMIT')
  reader.release()
  expect(await migrating).toEqual(['0002-more.sql'])
})

test('a migration whose table stays locked ends the start and is named in the error', async () => {
  write('0001-things.sql', 'CREATE TABLE shop.things (id int)')
  await run()
  write('0002-more.sql', 'ALTER TABLE shop.things ADD size int')
  const reader = await database.pool.connect()
  await reader.query('BEGIN; SELECT * FROM shop.things')
  const failing = migrate(database.pool, { schema: 'shop', folder }, { lockMs: 20, attempts: 2 })
  await expect(failing).rejects.toThrow('migration shop/0002-more.sql failed: canceling statement due to lock timeout')
  await reader.query('COMMIT')
  reader.release()
})

test('a database server that does not respond is named without its password', async () => {
  const message = await openDatabase({ url: 'postgres://user:geheim@127.0.0.1:1/herna' }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).toContain('DATABASE_URL: the database server at 127.0.0.1:1/herna does not respond')
  expect(message).not.toContain('geheim')
})
