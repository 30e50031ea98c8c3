import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A product makes its own lock and log. The server's files are copied by themselves, its log of changes after all others. */
const NOT_COPIED = ['postgres', 'postgres.lock', 'logs']
const NOT_COPIED_OF_SERVER = ['pg_wal', 'postmaster.pid', 'postmaster.opts']

/** A new folder for one product's data. Started as root, the product runs its database as another user, who must be able to enter. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'herna-journeys-'))
  chmodSync(folder, 0o755)
  return folder
}

/** The embedded server's address, as the running product noted it in its data folder. */
export function embeddedAddress(folder: string): string {
  const { port, password } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { port: number; password: string }
  return `postgres://herna:${password}@127.0.0.1:${port}/herna`
}

/**
 * Copies the data of a running product, migrated and seeded: a product that starts on the copy is spared most of a first start. The database is
 * copied the way its manual describes a backup of a running server.
 */
export async function copyRunningData(running: string): Promise<string> {
  const copy = newDataFolder()
  copyContent(running, copy, NOT_COPIED)
  const [from, to] = [join(running, 'postgres'), join(copy, 'postgres')]
  const client = new pg.Client({ connectionString: embeddedAddress(running) })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('journeys', fast => true)`)
    copyTree(from, to, NOT_COPIED_OF_SERVER)
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)')
    copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'))
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
    const { uid, gid } = statSync(from)
    chownSync(join(to, 'backup_label'), uid, gid)
  } finally {
    await client.end()
  }
  return copy
}

/** A data folder of its own for another product: a copy of the prepared one, or an empty one when none was prepared. */
export function preparedData(): string {
  const folder = newDataFolder()
  if (process.env.HERNA_JOURNEYS_PREPARED) copyContent(process.env.HERNA_JOURNEYS_PREPARED, folder)
  return folder
}

function copyContent(from: string, to: string, except: string[] = []): void {
  for (const name of readdirSync(from)) if (!except.includes(name)) copyTree(join(from, name), join(to, name))
}

/** With owners and modes, which the database server insists on. A file that a running server has removed meanwhile is not needed. */
function copyTree(from: string, to: string, except: string[] = []): void {
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found) return
  if (found.isDirectory()) {
    mkdirSync(to, { mode: found.mode })
    copyContent(from, to, except)
  } else if (!copyFile(from, to)) return
  chownSync(to, found.uid, found.gid)
}

function copyFile(from: string, to: string): boolean {
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
