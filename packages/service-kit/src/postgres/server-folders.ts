import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type PostgresBinaries, programOf } from './binaries.ts'
import { mayRun, type ServerUser } from './server-user.ts'

export interface PostgresFolders {
  /** Folder of the server's programs. */
  home: string
  /** The cluster's data. */
  data: string
  /** Messages for the log when a folder other than the preferred one is used. */
  notes: string[]
}

/**
 * Folders that the server's user can access. Started as root in a clone below /root, the user `postgres` has no access: programs and data are then in
 * /var/lib/herna, and a note reports it.
 */
export function resolveFolders(binaries: PostgresBinaries, preferredData: string, user: ServerUser): PostgresFolders {
  if (user.ids.uid === undefined) {
    mkdirSync(dirname(preferredData), { recursive: true })
    return { home: binaries.home, data: preferredData, notes: [] }
  }
  const notes: string[] = []
  const home = mayRun(user, programOf(binaries.home, 'postgres'), ['--version'])
    ? binaries.home
    : copiedBinaries(binaries, user, notes)
  mkdirSync(dirname(preferredData), { recursive: true })
  if (mayRun(user, 'test', ['-x', dirname(preferredData)])) return { home, data: preferredData, notes }
  const hash = createHash('sha256').update(preferredData).digest('hex').slice(0, 12)
  const data = join(sharedFolder(user), hash, 'postgres')
  mkdirSync(dirname(data), { recursive: true })
  notes.push(`user "${user.name}" cannot access ${dirname(preferredData)}: the database is stored in ${data}`)
  return { home, data, notes }
}

function copiedBinaries(binaries: PostgresBinaries, user: ServerUser, notes: string[]): string {
  const home = join(sharedFolder(user), `postgres-${binaries.version}-${process.arch}`)
  if (!existsSync(home)) {
    const temporaryFolder = `${home}.${process.pid}`
    cpSync(binaries.home, temporaryFolder, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(temporaryFolder, home)
    } catch (error) {
      rmSync(temporaryFolder, { recursive: true, force: true })
      if (!existsSync(home)) throw error
    }
  }
  if (!mayRun(user, programOf(home, 'postgres'), ['--version']))
    throw new StartupError(
      `user "${user.name}" cannot run the database programs in ${binaries.home} nor in ${home}: move the clone or set DATABASE_URL`,
    )
  notes.push(`user "${user.name}" cannot access ${binaries.home}: the database programs run from ${home}`)
  return home
}

/** A folder outside the clone that the server's user can access. */
function sharedFolder(user: ServerUser): string {
  for (const folder of ['/var/lib/herna', join(tmpdir(), 'herna')]) {
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      if (mayRun(user, 'test', ['-x', folder])) return folder
    } catch {
      // Not writable: try the next one.
    }
  }
  throw new StartupError(`no folder found that user "${user.name}" can access: start as another user or set DATABASE_URL`)
}

/** Creates a folder owned by the server's user. */
export function createOwnedFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.ids.uid !== undefined && user.ids.gid !== undefined) chownSync(folder, user.ids.uid, user.ids.gid)
}
