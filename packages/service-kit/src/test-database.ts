import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Migrations, migrate } from './database/migrations.ts'
import { type Database, openDatabase } from './database/open-database.ts'

/** A database of one test, dropped by `close()`. */
export interface TestDatabase extends Database {
  url: string
  /** Its data folder: keys belong to a database, so services that share it share this folder too. */
  dataFolder: string
}

/**
 * Creates a database on the test run's server: empty, or with the schemas of these services. Each combination of schemas is migrated once per run and
 * then copied, which is several times faster. Requires the global setup `test-postgres.global.ts`.
 */
export async function testDatabase(...schemas: Migrations[]): Promise<TestDatabase> {
  const server = testServer()
  const name = `herna_test_${randomBytes(6).toString('hex')}`
  const template = schemas.length === 0 ? 'template0' : await templateOf(schemas)
  await onServer(server.url, async (client) => {
    // File copies are faster than the default strategy when fsync is off.
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

/** The run's server, and the prefix of its template databases. */
function testServer(): { url: string; templates: string } {
  const [url, templates] = [process.env['HERNA_TEST_POSTGRES'], process.env['HERNA_TEST_TEMPLATES']]
  if (url && templates) return { url, templates }
  throw new Error(
    'no test database server: the Vitest project requires globalSetup packages/service-kit/src/test-postgres.global.ts',
  )
}

const readyTemplates = new Set<string>()

/** Name of the migrated template database, created on first use. */
async function templateOf(schemas: readonly Migrations[]): Promise<string> {
  const { url, templates } = testServer()
  const hash = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12)
  const name = templates + hash
  if (readyTemplates.has(name)) return name
  await onServer(url, async (client) => {
    // Other workers wait; the lock ends with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount !== 0) return
    const unfinishedName = `${name}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinishedName} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinishedName} TEMPLATE template0`)
    const { pool, close } = await openDatabase({ url: addressOf(url, unfinishedName), connections: 1 })
    try {
      for (const schema of schemas) await migrate(pool, schema)
    } finally {
      await close()
    }
    // Renamed only when complete.
    await client.query(`ALTER DATABASE ${unfinishedName} RENAME TO ${name}`)
  })
  readyTemplates.add(name)
  return name
}

/** Called at the end of the run, for external servers that continue to run. */
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
