import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { programOf } from './binaries.ts'
import { createOwnedFolder, type PostgresFolders } from './server-folders.ts'
import type { ServerUser } from './server-user.ts'

/** PostgreSQL major version of the embedded programs. */
const MAJOR = '18'

/** Checks the data folder before the server starts, so that damage is reported in one line instead of a page of server log. */
export function inspectCluster(data: string): 'absent' | 'present' {
  if (!existsSync(data) || readdirSync(data).length === 0) return 'absent'
  const version = readOrUndefined(join(data, 'PG_VERSION'))?.trim()
  if (version === undefined) throw damagedDataError(data, 'PG_VERSION is missing')
  if (version !== MAJOR) throw damagedDataError(data, `PG_VERSION is ${JSON.stringify(version.slice(0, 20))}, expected ${MAJOR}`)
  for (const requiredPath of ['global/pg_control', 'base', 'pg_wal'])
    if (!existsSync(join(data, requiredPath))) throw damagedDataError(data, `${requiredPath} is missing`)
  return 'present'
}

export const damagedDataError = (data: string, reason: string): StartupError =>
  new StartupError(
    `the database folder ${data} is damaged (${reason}): restore a backup, or move the folder away to start with an empty database`,
  )

/** Creates the cluster in a temporary folder and renames it when complete, so that a killed start leaves no partial cluster. */
export async function createCluster(folders: PostgresFolders, user: ServerUser, password: string): Promise<void> {
  const temporaryFolder = `${folders.data}.new`
  rmSync(temporaryFolder, { recursive: true, force: true })
  createOwnedFolder(temporaryFolder, user)
  const passwordFile = join(dirname(folders.data), `.password-${randomUUID()}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.ids.uid !== undefined && user.ids.gid !== undefined) chownSync(passwordFile, user.ids.uid, user.ids.gid)
  try {
    await runInitdb(programOf(folders.home, 'initdb'), temporaryFolder, passwordFile, user)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  rmSync(folders.data, { recursive: true, force: true })
  renameSync(temporaryFolder, folders.data)
  if (user.ids.uid === undefined && process.platform !== 'win32') chmodSync(folders.data, 0o700)
}

function runInitdb(initdb: string, folder: string, passwordFile: string, user: ServerUser): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', '--username=herna', `--pwfile=${passwordFile}`]
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, [`--pgdata=${folder}`, ...access, ...locale], {
      ...user.ids,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartupError(`the database could not be created in ${folder}: ${lastLine(stderr)}`))
    })
  })
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? 'initdb printed nothing'

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
