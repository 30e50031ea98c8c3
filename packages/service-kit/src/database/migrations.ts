import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { withLongConnection } from './long-work.ts'
import { transact } from './transaction.ts'

export interface Migrations {
  /** PostgreSQL schema of the service; its name is also that of the lock. */
  schema: string
  /** Folder of `0001-what-it-does.sql`, `0002-….sql`, … */
  folder: string
}
interface MigrationLog {
  info(message: string): void
  warn(message: string): void
}
export interface MigrationOptions {
  log?: MigrationLog
  /** How long another process may go on migrating before this start gives up, in ms. */
  patience?: number
  /** How long one statement waits for a table that others use, in ms; a waiting `ALTER TABLE` makes every later query wait behind it. */
  lock?: number
  /** How often a migration that did not get its tables is tried again. */
  attempts?: number
}

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/
const LOOK_AGAIN = 250
const LOCK_NOT_AVAILABLE = '55P03'
const SILENT: MigrationLog = { info: () => {}, warn: () => {} }

/**
 * Brings a service's schema up to date. Several processes may start at once: one migrates, the others wait for it. A migration takes as
 * long as it needs; only its waiting for locks is limited.
 */
export function migrate(pool: pg.Pool, { schema, folder }: Migrations, options: MigrationOptions = {}): Promise<string[]> {
  const { log = SILENT, patience = 1_800_000, lock = 5_000, attempts = 60 } = options
  return withLongConnection(pool, { lock }, async (client) => {
    await waitForTurn(client, schema, patience, log)
    // The lock is the connection's and goes with it.
    return applyMissing({ client, schema, folder, log, attempts })
  })
}

async function waitForTurn(client: pg.Client, schema: string, patience: number, log: MigrationLog): Promise<void> {
  const deadline = performance.now() + patience
  for (let waits = 0; ; waits++) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [
      `herna:${schema}`,
    ])
    if (rows[0]?.taken) return
    if (waits === 0) log.info(`waiting for another process to finish the migrations of schema ${schema}`)
    if (performance.now() > deadline)
      throw new StartupError(
        `another process has been migrating schema ${schema} for ${Math.round(patience / 1000)} s: wait for it to end, then start again`,
      )
    await pause(LOOK_AGAIN)
  }
}

interface Migrating {
  client: pg.Client
  schema: string
  folder: string
  log: MigrationLog
  attempts: number
}

async function applyMissing(migrating: Migrating): Promise<string[]> {
  const { client, schema, folder } = migrating
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(`SELECT name, checksum FROM ${schema}.migrations`)
  const done = new Map(rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  for (const name of names.sort()) {
    const sql = readFileSync(join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const before = done.get(name)
    if (before === checksum) continue
    if (before)
      throw new StartupError(`migration ${schema}/${name} was changed after it had been applied: write a new one instead`)
    await applyPatiently(migrating, name, sql, checksum)
    applied.push(name)
  }
  const unknown = [...done.keys()].find((name) => !names.includes(name))
  if (unknown)
    throw new StartupError(
      `the database knows migration ${schema}/${unknown}, this version of the program does not: it is older than the data`,
    )
  return applied
}

/** Others may be using the tables: the migration then makes way for them and is tried again. */
async function applyPatiently(
  { client, schema, log, attempts }: Migrating,
  name: string,
  sql: string,
  checksum: string,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOne(client, schema, name, sql, checksum)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isBlocked = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE
      if (!isBlocked || attempt === attempts) throw new StartupError(`migration ${schema}/${name} failed: ${reason}`)
      log.warn(`migration ${schema}/${name} did not get its tables, which others are using: trying again (${attempt})`)
      await pause(LOOK_AGAIN)
    }
  }
}

const applyOne = (client: pg.Client, schema: string, name: string, sql: string, checksum: string): Promise<void> =>
  transact(
    client,
    async () => {
      await client.query(sql)
      await client.query(`INSERT INTO ${schema}.migrations (name, checksum) VALUES ($1, $2)`, [name, checksum])
    },
    // The connection is this run's own and ends with it.
    () => {},
  )
