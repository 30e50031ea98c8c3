import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { freePort } from '../http/free-port.ts'
import { syncFolderOf, writeTemporary } from '../secrets/durable-write.ts'
import { StartupError } from '../startup-error.ts'
import { installedBinaries } from './binaries.ts'
import { createCluster, damagedDataError, inspectCluster } from './cluster.ts'
import { lockData, lockHolder } from './data-lock.ts'
import { resolveFolders, type PostgresFolders } from './server-folders.ts'
import { endOrphan, ServerStartFailed, type ServerStart, startServer, stopServer } from './server-process.ts'
import { serverUser } from './server-user.ts'

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Connection URL of the database `herna`. */
  url: string
  /** Resolves when the server ends; `expected` is false without a `stop()`. */
  ended: Promise<{ expected: boolean }>
  stop(): Promise<void>
}
export interface EmbeddedOptions {
  /** Folder of `postgres/`, its lock and its access file. */
  folder: string
  flags?: Record<string, string>
  /** Receives the server's log lines. */
  onLine?: (line: string) => void
}

const DATABASE = 'herna'
const LOCK = 'postgres.lock'
/** File with port and password, readable by our user only. */
const ACCESS = 'postgres.json'
const ATTEMPTS = 20

/** Starts the embedded server, creating its data on the first start. Only one process can use a data folder [F10]. Throws `StartupError`. */
export async function startEmbeddedPostgres({ folder, flags, onLine = () => {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const preferredData = join(folder, 'postgres')
  const lock = lockData(join(folder, LOCK), `the data folder ${folder}`)
  try {
    const user = serverUser()
    const folders = resolveFolders(installedBinaries(), preferredData, user)
    for (const note of folders.notes) onLine(note)
    const state = inspectCluster(folders.data)
    const access = readAccess(join(folder, ACCESS), state === 'absent', folders)
    if (state === 'absent') await createCluster(folders, user, access.password)
    await endOrphan(folders.data, onLine)
    const { child, port } = await startOnFreePort({ folders, user, flags, onLine, port: access.port })
    const server = supervise(child, urlOf(access.password, port, DATABASE), lock.release)
    await ensureDatabase(urlOf(access.password, port, 'postgres'), folders).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    writeAccess(join(folder, ACCESS), { ...access, port })
    return server
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Uses the running server of that folder if there is one (for tools that run beside the services), else starts one until `stop()`. */
export async function reachEmbeddedPostgres(options: EmbeddedOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const holder = lockHolder(join(options.folder, LOCK))
  if (holder === null) return startEmbeddedPostgres(options)
  return { url: embeddedAddress(options.folder), stop: async () => {} }
}

/** Connection URL of the running server of that folder. */
export function embeddedAddress(folder: string): string {
  const { port, password } = parseAccess(join(folder, ACCESS))
  return urlOf(password, port, DATABASE)
}

const urlOf = (password: string, port: number, database: string): string =>
  `postgres://herna:${password}@127.0.0.1:${port}/${database}`

function supervise(child: ChildProcess, url: string, release: () => void): EmbeddedPostgres {
  let isStopping = false
  const atExit = () => child.kill('SIGINT')
  process.once('exit', atExit)
  const ended = new Promise<{ expected: boolean }>((resolve) => {
    child.once('exit', () => {
      process.removeListener('exit', atExit)
      release()
      resolve({ expected: isStopping })
    })
  })
  const stop = async () => {
    isStopping = true
    await stopServer(child)
  }
  return { url, ended, stop }
}

/** Retries while a previous server is still ending or the port is taken; any other failure is reported as damage. */
async function startOnFreePort(start: ServerStart): Promise<{ child: ChildProcess; port: number }> {
  let port = start.port !== 0 && (await isFree(start.port)) ? start.port : await freePort()
  for (let attempt = 1; ; attempt++) {
    try {
      return { child: await startServer({ ...start, port }), port }
    } catch (error) {
      if (!(error instanceof ServerStartFailed)) throw error
      const isPreviousServerEnding = error.hasLine(/pre-existing shared memory block|lock file "postmaster\.pid"/)
      if (attempt === ATTEMPTS || !(isPreviousServerEnding || error.hasLine(/Address already in use/)))
        throw damagedDataError(start.folders.data, error.message)
      if (!isPreviousServerEnding) port = await freePort()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

async function ensureDatabase(url: string, folders: PostgresFolders): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    throw damagedDataError(folders.data, error instanceof Error ? error.message : String(error))
  } finally {
    await client.end().catch(() => {})
  }
}

const accessFile = z.object({ port: z.number(), password: z.string() })
type Access = z.output<typeof accessFile>

function readAccess(file: string, isNew: boolean, folders: PostgresFolders): Access {
  if (isNew || !existsSync(file)) {
    if (!isNew) throw damagedDataError(folders.data, `its access file ${file} is missing`)
    const access = { port: 0, password: randomBytes(18).toString('hex') }
    writeAccess(file, access)
    return access
  }
  return parseAccess(file)
}

function parseAccess(file: string): Access {
  try {
    return accessFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartupError(
      `${file} is not valid: restore it from a backup, or move ${dirname(file)} away to start with an empty database`,
    )
  }
}

function writeAccess(file: string, access: Access): void {
  renameSync(writeTemporary(file, `${JSON.stringify(access)}\n`), file)
  syncFolderOf(file)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
