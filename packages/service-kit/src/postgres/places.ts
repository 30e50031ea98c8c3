import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type PostgresBinaries, programOf } from './binaries.ts'
import { mayRun, type ServerUser } from './server-user.ts'

export interface PostgresFolders {
  /** Folder with the programs. */
  home: string
  /** The cluster's data. */
  data: string
  /** Said once, when a place other than the wanted one had to be taken. */
  notes: string[]
}

/**
 * Folders the server's user can really enter. Started as root in a clone below /root, the user `postgres` cannot get in: programs and
 * data then live below /var/lib/herna, and a note says so.
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
  notes.push(`user "${user.name}" cannot enter ${dirname(preferredData)}: the database is kept in ${data}`)
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
  notes.push(`user "${user.name}" cannot enter ${binaries.home}: the database programs run from ${home}`)
  return home
}

/** A folder of ours outside the clone that the server's user can enter. */
function sharedFolder(user: ServerUser): string {
  for (const folder of ['/var/lib/herna', join(tmpdir(), 'herna')]) {
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      if (mayRun(user, 'test', ['-x', folder])) return folder
    } catch {
      // Not writable: the next one.
    }
  }
  throw new StartupError(`no folder found that user "${user.name}" can enter: start as another user or set DATABASE_URL`)
}

/** Makes a folder that belongs to the server's user. */
export function createOwnedFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.ids.uid !== undefined && user.ids.gid !== undefined) chownSync(folder, user.ids.uid, user.ids.gid)
}
