import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { KIT_MIGRATIONS } from '../database/kit-migrations.ts'
import { migrate } from '../database/migrations.ts'
import { StartupError } from '../startup-error.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { sameSecret } from './same-secret.ts'

/**
 * A secret shared by the processes of one installation without configuration: generated on first use and stored in the data folder as `{name}.key`.
 * The database stores its hash, so data folder and database must match. Throws `StartupError`.
 */
export async function installationSecret(pool: pg.Pool, dataFolder: string, name: string): Promise<string> {
  const path = join(dataFolder, `${name}.key`)
  await migrate(pool, KIT_MIGRATIONS)
  const storedSecret = readKeyFile(path)
  if (storedSecret === null && (await readHash(pool, name)) !== null)
    throw new StartupError(
      `the key file ${path} is missing, but the database was first started with one: restore it from a backup, or set the key (docs/settings.md, "Keys")`,
    )
  const secret = storedSecret ?? createKeyFile(path)
  await requireKnownSecret(pool, { name, secret, source: path })
  return secret
}

/** Throws `StartupError` for a secret other than the one the database was first started with. `source`: its file or variable, for the message. */
export async function requireKnownSecret(
  pool: pg.Pool,
  { name, secret, source }: { name: string; secret: string; source: string },
): Promise<void> {
  await migrate(pool, KIT_MIGRATIONS)
  const hash = createHash('sha256').update(`herna key ${name}\0`).update(secret).digest()
  await pool.query('INSERT INTO herna.key_hashes (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, hash])
  const storedHash = await readHash(pool, name)
  if (storedHash === null || !sameSecret(storedHash, hash))
    throw new StartupError(
      `${source}: this is not the key "${name}" that the database was first started with, so it belongs to another installation: use the one that belongs to this database (docs/settings.md, "Keys")`,
    )
}

async function readHash(pool: pg.Pool, name: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ hash: Buffer }>('SELECT hash FROM herna.key_hashes WHERE name = $1', [name])
  return rows[0]?.hash ?? null
}
