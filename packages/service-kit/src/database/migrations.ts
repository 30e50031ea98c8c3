import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'

export interface Migrations {
  /** PostgreSQL schema of the service; its name is also that of the lock. */
  schema: string
  /** Folder of `0001-what-it-does.sql`, `0002-….sql`, … */
  folder: string
}

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/

/** Brings a service's schema up to date. Several processes may start at once: one migrates, the others wait for it. */
export async function migrate(pool: pg.Pool, { schema, folder }: Migrations): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [`herna:${schema}`])
    return await applyMissing(client, schema, folder)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(hashtext($1))`, [`herna:${schema}`]).catch(() => {})
    client.release()
  }
}

async function applyMissing(client: pg.PoolClient, schema: string, folder: string): Promise<string[]> {
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
    await applyOne(client, schema, name, sql, checksum)
    applied.push(name)
  }
  const unknown = [...done.keys()].find((name) => !names.includes(name))
  if (unknown)
    throw new StartupError(
      `the database knows migration ${schema}/${unknown}, this version of the program does not: it is older than the data`,
    )
  return applied
}

async function applyOne(client: pg.PoolClient, schema: string, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(`INSERT INTO ${schema}.migrations (name, checksum) VALUES ($1, $2)`, [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new StartupError(`migration ${schema}/${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
