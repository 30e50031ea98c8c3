import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Migrations, migrate } from './database/migrations.ts'
import { type Database, openDatabase } from './database/open-database.ts'

export interface TestDatabase extends Database {
  url: string
  /** Keys belong to a database, so services that share it share this folder too. */
  dataFolder: string
}

/**
 * A database of its own on the test run's server, dropped by `close()`: empty, or with the schemas of these services. Each combination is
 * migrated once per run and copied from then on, which is several times faster. Needs the global setup of `test-postgres.global.ts`.
 */
export async function testDatabase(...schemas: Migrations[]): Promise<TestDatabase> {
  const server = testServer()
  const name = `herna_test_${randomBytes(6).toString('hex')}`
  const template = schemas.length === 0 ? 'template0' : await templateOf(schemas)
  await onServer(server.url, async (client) => {
    // Copied as files: the server's own way for larger databases, and for small ones too when nothing has to reach the disk.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  const address = addressOf(server.url, name)
  const database = await openDatabase({ url: address, connections: 5 })
  const dataFolder = mkdtempSync(join(tmpdir(), 'herna-test-data-'))
  const close = async () => {
    await database.close()
    rmSync(dataFolder, { recursive: true, force: true })
    await onServer(server.url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })
  }
  return { ...database, url: address, dataFolder, close }
}

/** Of the whole run: the server and the beginning of the names of its templates. */
function testServer(): { url: string; templates: string } {
  const [url, templates] = [process.env['HERNA_TEST_POSTGRES'], process.env['HERNA_TEST_TEMPLATES']]
  if (url && templates) return { url, templates }
  throw new Error(
    'no test database server: the Vitest project needs globalSetup packages/service-kit/src/test-postgres.global.ts',
  )
}

const readyTemplates = new Set<string>()

/** The migrated database that others are copied from, made by the first who needs it. */
async function templateOf(schemas: readonly Migrations[]): Promise<string> {
  const { url, templates } = testServer()
  const hash = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12)
  const name = templates + hash
  if (readyTemplates.has(name)) return name
  await onServer(url, async (client) => {
    // Other workers wait; the lock goes with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount !== 0) return
    const unfinishedName = `${name}_making`
    await client.query(`DROP DATABASE IF EXISTS ${unfinishedName} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinishedName} TEMPLATE template0`)
    const { pool, close } = await openDatabase({ url: addressOf(url, unfinishedName), connections: 1 })
    try {
      for (const schema of schemas) await migrate(pool, schema)
    } finally {
      await close()
    }
    // Under its name only when it is complete.
    await client.query(`ALTER DATABASE ${unfinishedName} RENAME TO ${name}`)
  })
  readyTemplates.add(name)
  return name
}

/** At the end of the run: the server may be one that stays. */
export async function dropTemplates(): Promise<void> {
  const { url, templates } = testServer()
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [templates],
    )
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })
}

function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
