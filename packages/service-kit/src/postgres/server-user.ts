import { spawnSync } from 'node:child_process'
import { StartupError } from '../startup-error.ts'

/** The user the server runs as. PostgreSQL refuses to run as root, so a start as root uses the user `postgres`. */
export interface ServerUser {
  name: string
  ids: { uid?: number; gid?: number }
}

export function serverUser(): ServerUser {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { name: 'this user', ids: {} }
  return lookUp('postgres') ?? createPostgresUser() ?? lookUp('nobody') ?? fail()
}

/** Whether `command` succeeds when run as that user. */
export function mayRun(user: ServerUser, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...user.ids, cwd: '/', stdio: 'ignore', timeout: 10_000 }).status === 0
}

function createPostgresUser(): ServerUser | null {
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
  const result = spawnSync('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres'], { stdio: 'ignore' })
  return result.status === 0 ? lookUp('postgres') : null
}

function lookUp(name: string): ServerUser | null {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null ? null : { name, ids: { uid, gid } }
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  const id = spawnSync('id', [flag, name], { encoding: 'utf8', timeout: 5_000 })
  return id.status === 0 ? Number(id.stdout.trim()) : null
}

function fail(): never {
  throw new StartupError(
    'started as root, and there is no user "postgres" to run the database as: start as another user or set DATABASE_URL',
  )
}
