import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedAddress } from './postgres/embedded-postgres.ts'

/** Lock and logs belong to a process. The server's files are copied separately, its write-ahead log last. */
const NOT_COPIED = ['postgres', 'postgres.lock', 'logs']
const NOT_COPIED_OF_SERVER = ['pg_wal', 'postmaster.pid', 'postmaster.opts']

/** A new data folder for tests, accessible to the database server's user when the tests run as root. */
export function newDataFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}

/** Copies the data folder of running services with their embedded server, by PostgreSQL's procedure for a low-level base backup. */
export async function copyRunningData(running: string, copy: string): Promise<void> {
  copyData(running, copy, NOT_COPIED)
  const [from, to] = [join(running, 'postgres'), join(copy, 'postgres')]
  const client = new pg.Client({ connectionString: embeddedAddress(running) })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('tests', fast => true)`)
    copyTree(from, to, NOT_COPIED_OF_SERVER)
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)')
    copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'))
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
    const { uid, gid } = statSync(from)
    chownSync(join(to, 'backup_label'), uid, gid)
  } finally {
    await client.end()
  }
}

/** Copies a data folder that is not in use. */
export function copyData(from: string, to: string, except: string[] = []): void {
  for (const name of readdirSync(from)) if (!except.includes(name)) copyTree(join(from, name), join(to, name))
}

/** With owners and modes, which the database server requires. A file removed meanwhile by the running server is skipped. */
function copyTree(from: string, to: string, except: string[] = []): void {
  const stats = statSync(from, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    mkdirSync(to, { mode: stats.mode })
    copyData(from, to, except)
  } else if (!copyFile(from, to)) return
  chownSync(to, stats.uid, stats.gid)
}

function copyFile(from: string, to: string): boolean {
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
