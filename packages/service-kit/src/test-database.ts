import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from './database/open-database.ts'

export interface TestDatabase extends Database {
  url: string
  /** Keys belong to a database, so services that share it share this folder too. */
  dataFolder: string
}

/** A fresh, empty database on the test run's server, dropped by `close()`. Needs the global setup of `test-postgres.global.ts`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['HERNA_TEST_POSTGRES']
  if (!server)
    throw new Error(
      'no test database server: the Vitest project needs globalSetup packages/service-kit/src/test-postgres.global.ts',
    )
  const name = `herna_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = await openDatabase({ url: address.href, connections: 5 })
  const dataFolder = mkdtempSync(join(tmpdir(), 'herna-test-data-'))
  const close = async () => {
    await database.close()
    rmSync(dataFolder, { recursive: true, force: true })
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { ...database, url: address.href, dataFolder, close }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
