import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Engine, LOCAL, READY_TIMEOUT_MS, startEngine, type User } from './engine-process.ts'
import type { ClusterPrograms } from './programs.ts'
import { type ClusterPlan, portsOf } from './topology.ts'

/** What the servers need to know of the cluster. */
export type DatabasePlan = Pick<ClusterPlan, 'basePort' | 'folder' | 'secrets'>

/** Its name at the primary, and that of its replication slot. */
export const STANDBY = 'standby'
/** A server whose folder has this file starts as a standby: it never accepts a write. */
const STANDBY_FILE = 'standby.signal'
const SQL_TIMEOUT_MS = 70_000

const runProgram = promisify(execFile)

/** PostgreSQL does not run as root. */
function userPostgres(): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function give(path: string, { uid, gid }: User): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

export const hasDatabase = (data: string): boolean => existsSync(join(data, 'PG_VERSION'))
export const isStandby = (data: string): boolean => existsSync(join(data, STANDBY_FILE))

/** Starts the server of a data folder on a port. */
export function startServer(
  { postgres }: Pick<ClusterPrograms, 'postgres'>,
  plan: Pick<ClusterPlan, 'folder'>,
  { name, data, port }: { name: string; data: string; port: number },
): Promise<Engine> {
  const options = {
    listen_addresses: LOCAL,
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // A standby that lacks more must be built again; the disk of the primary does not fill up for it.
    max_slot_wal_keep_size: '1GB',
    // No commit is confirmed until the standby is back; the default is five seconds.
    wal_retrieve_retry_interval: '200ms',
  }
  const args = ['-D', data, ...Object.entries(options).flatMap(([option, value]) => ['-c', `${option}=${value}`])]
  return startEngine({ name, program: postgres, args, port, plan, user: userPostgres(), signal: 'SIGINT' })
}

/** Creates an empty server, which the first start of a cluster needs. */
export function createDataFolder(initdb: string, data: string, { secrets, folder }: DatabasePlan): void {
  const user = userPostgres()
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, 'postgres-password')
  writeFileSync(passwordFile, secrets.database, { mode: 0o600 })
  for (const path of [data, passwordFile]) give(path, user)
  const access = ['-U', 'herna', '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  const args = ['-D', data, ...access, '-E', 'UTF8', '--locale', 'C.UTF-8']
  const result = spawnSync(initdb, args, { ...user, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile)
  if (result.status === 0) return
  rmSync(data, { recursive: true, force: true })
  throw new Error(
    `initdb failed: ${result.stderr.trim().split('\n').at(-1)} (as root, the user "postgres" must be able to enter the folder; HERNA_CLUSTER_DIR chooses another)`,
  )
}

/** Creates the cluster's database unless it exists. */
export async function createDatabase({ createdb }: ClusterPrograms, { secrets, basePort }: DatabasePlan): Promise<void> {
  const { postgres: port } = portsOf(basePort)
  const env = { ...process.env, PGPASSWORD: secrets.database }
  const run = () => spawnSync(createdb, ['-h', LOCAL, '-p', String(port), '-U', 'herna', 'herna'], { env, encoding: 'utf8' })
  const deadline = performance.now() + READY_TIMEOUT_MS
  for (;;) {
    const { status, stderr, error } = run()
    if (status === 0 || stderr?.includes('already exists')) return
    if (error || performance.now() > deadline) throw new Error(`createdb failed: ${error?.message ?? stderr.trim()}`)
    // The server still starts or recovers.
    await pause(200)
  }
}

/** Executes one statement on the server of a port, over a connection of its own. Returns the rows, of which each is a text with `|` between its values. */
export async function executeSql(
  { psql }: Pick<ClusterPrograms, 'psql'>,
  { secrets }: Pick<ClusterPlan, 'secrets'>,
  port: number,
  statement: string,
): Promise<string[]> {
  const env = { ...process.env, PGPASSWORD: secrets.database, PGCONNECT_TIMEOUT: '5' }
  const args = ['-XAtq', '-h', LOCAL, '-p', String(port), '-U', 'herna', '-d', 'postgres', '-c', statement]
  try {
    const { stdout } = await runProgram(psql, args, { env, timeout: SQL_TIMEOUT_MS })
    return stdout.split('\n').filter((line) => line !== '')
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1)
    throw new Error(`PostgreSQL at port ${port}: ${reason || (error as Error).message}`)
  }
}

/** Replaces what is in the folder by a copy of the primary, with a slot of its own at it. */
export async function copyPrimary({ basebackup }: ClusterPrograms, plan: DatabasePlan, data: string): Promise<void> {
  const user = userPostgres()
  // The folder itself may be a file system of its own.
  mkdirSync(data, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true })
  give(data, user)
  chmodSync(data, 0o700)
  const { postgres: port } = portsOf(plan.basePort)
  const connection = `host=${LOCAL} port=${port} user=herna application_name=${STANDBY}`
  // --write-recovery-conf: how to reach the primary, and the file that makes it a standby.
  const args = ['-D', data, '-d', connection, '--write-recovery-conf', '--create-slot', '--slot', STANDBY, '--checkpoint=fast']
  const env = { ...process.env, PGPASSWORD: plan.secrets.database }
  try {
    await runProgram(basebackup, args, { ...user, cwd: '/', env })
  } catch (error) {
    throw new Error(`pg_basebackup failed: ${(error as { stderr?: string }).stderr?.trim().split('\n').at(-1)}`)
  }
}

/**
 * Ends every process of the server in this folder at once, also those that a killed server has left, and lets it start only as a standby from now on: after this it never confirms
 * or accepts a write.
 */
export async function fence(data: string): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  for (let pids = processesIn(data); pids.length > 0; pids = processesIn(data)) {
    if (performance.now() > deadline) throw new Error(`processes of ${data} do not end: ${pids.join(', ')}`)
    for (const pid of pids) kill(pid)
    await pause(20)
  }
  if (!hasDatabase(data)) return
  const file = join(data, STANDBY_FILE)
  writeFileSync(file, '')
  give(file, userPostgres())
}

/** All processes of a server work in its data folder, where somebody's shell may be too. */
function processesIn(data: string): number[] {
  if (!existsSync(data)) return []
  const folder = realpathSync(data)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isServerProcess(name, folder))
    .map(Number)
}

function isServerProcess(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
  } catch {
    // It has just ended.
    return false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has just ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
