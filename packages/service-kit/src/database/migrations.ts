import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { withLongConnection } from './long-connection.ts'
import { transact } from './transaction.ts'

/** The migrations of one service. */
export interface Migrations {
  /** PostgreSQL schema of the service; also the name of the advisory lock. */
  schema: string
  /** Folder with `0001-what-it-does.sql`, `0002-….sql`, … */
  folder: string
}
interface MigrationLog {
  info(data: object, message: string): void
  warn(data: object, message: string): void
}
export interface MigrationOptions {
  log?: MigrationLog
  /** Longest wait for another process's migrations, in ms. */
  maxWaitMs?: number
  /** Longest wait of a statement for a locked table, in ms; a waiting `ALTER TABLE` blocks every later query. */
  lockMs?: number
  /** Attempts of a migration whose tables are locked. */
  attempts?: number
}

/**
 * First line of a migration that takes away what the version before still uses. All others only add, so that nodes of the former version go on beside the newer one, and the
 * former version can be started again.
 */
const CONTRACTS = /^-- contract: \S/
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/
const RETRY_MS = 250
const LOCK_NOT_AVAILABLE = '55P03'
const SILENT: MigrationLog = { info: () => {}, warn: () => {} }

/**
 * Applies the missing migrations of a service and resolves with their file names. When several processes start at once, one migrates and the others
 * wait. The duration of a migration is not limited, only its wait for locks. Throws `StartupError`.
 */
export function migrate(pool: pg.Pool, { schema, folder }: Migrations, options: MigrationOptions = {}): Promise<string[]> {
  const { log = SILENT, maxWaitMs = 1_800_000, lockMs = 5_000, attempts = 60 } = options
  return withLongConnection(pool, { lockMs }, async (client) => {
    await acquireLock(client, schema, maxWaitMs, log)
    // The advisory lock ends with the connection.
    return applyPending({ client, schema, folder, log, attempts })
  })
}

async function acquireLock(client: pg.Client, schema: string, maxWaitMs: number, log: MigrationLog): Promise<void> {
  const deadline = performance.now() + maxWaitMs
  for (let waits = 0; ; waits++) {
    const { rows } = await client.query<{ acquired: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS acquired', [
      `herna:${schema}`,
    ])
    if (rows[0]?.acquired) return
    if (waits === 0) log.info({ schema }, 'waiting for the migrations of another process')
    if (performance.now() > deadline)
      throw new StartupError(
        `another process has been migrating schema ${schema} for ${Math.round(maxWaitMs / 1000)} s: wait for it to end, then start again`,
      )
    await pause(RETRY_MS)
  }
}

interface AppliedMigration {
  name: string
  checksum: string
  contracts: boolean
}
interface MigrationRun {
  client: pg.Client
  schema: string
  folder: string
  log: MigrationLog
  attempts: number
}

async function applyPending(migrating: MigrationRun): Promise<string[]> {
  const { client, schema, folder } = migrating
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  await client.query(`ALTER TABLE ${schema}.migrations ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false`)
  const { rows } = await client.query<AppliedMigration>(
    `SELECT name, checksum, contracts FROM ${schema}.migrations ORDER BY name`,
  )
  const appliedChecksums = new Map(rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  for (const name of names.sort()) {
    const sql = readFileSync(join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const appliedChecksum = appliedChecksums.get(name)
    if (appliedChecksum === checksum) continue
    if (appliedChecksum)
      throw new StartupError(
        `migration ${schema}/${name} was changed after it had been applied: restore the file and add a new migration instead`,
      )
    await applyWithRetries(migrating, name, sql, checksum)
    applied.push(name)
  }
  checkNewer(
    migrating,
    rows.filter(({ name }) => !names.includes(name)),
  )
  return applied
}

/** A newer version has migrated the database: this one goes on with it, unless something was taken away. */
function checkNewer({ schema, log }: MigrationRun, unknown: readonly AppliedMigration[]): void {
  const contracting = unknown.find(({ contracts }) => contracts)
  if (contracting)
    throw new StartupError(
      `migration ${schema}/${contracting.name} of the database took away what this version, which is older than the data, needs: start the newer version`,
    )
  if (unknown.length > 0)
    log.warn({ schema, migrations: unknown.map(({ name }) => name) }, 'the database is newer than this version')
}

/** When the tables are locked by others, the migration rolls back and is retried. */
async function applyWithRetries(
  { client, schema, log, attempts }: MigrationRun,
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
      log.warn({ migration: `${schema}/${name}`, attempt }, 'migration blocked by a table lock; retrying')
      await pause(RETRY_MS)
    }
  }
}

const applyOne = (client: pg.Client, schema: string, name: string, sql: string, checksum: string): Promise<void> =>
  transact(
    client,
    async () => {
      await client.query(sql)
      await client.query(`INSERT INTO ${schema}.migrations (name, checksum, contracts) VALUES ($1, $2, $3)`, [
        name,
        checksum,
        CONTRACTS.test(sql),
      ])
    },
    // Nothing to discard: the connection ends with this run.
    () => {},
  )
