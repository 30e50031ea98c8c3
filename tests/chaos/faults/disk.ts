import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { dataFolderOf, readDatabaseRecord } from '../../../tools/cluster/database-record.ts'
import { childrenOf } from '../cluster-process.ts'
import { withDatabase } from '../database.ts'
import type { Fault, FaultContext } from './fault.ts'

const FULL_MS = 10_000
const BLOCK = Buffer.alloc(1_000_000)
/** More than the server has prepared. */
const SEGMENTS = 20
const SLOW_MS = 20_000
const STALL_MS = 1_500
const BETWEEN_STALLS_MS = 2_500
/** The longest that PostgreSQL accepts. */
const FLUSH_DELAY_US = 100_000

/** Fills the file system of the folder; returns a function that frees it. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler')
  const handle = openSync(file, 'w')
  try {
    for (let size = BLOCK.length; size > 0; )
      try {
        writeSync(handle, BLOCK, 0, size)
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
        size = Math.floor(size / 2)
      }
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

async function whileFull(folders: readonly string[], work: () => Promise<void>): Promise<void> {
  if (folders.length === 0) throw new Error('only root can mount the file system that is filled')
  const free = folders.map(fill)
  try {
    await work()
  } finally {
    for (const release of free) release()
  }
}

/** Lets the server need new files for its log, which it cannot create: it ends all its processes. */
const needLogFiles = (basePort: number, password: string): Promise<void> =>
  withDatabase(basePort, password, async (client) => {
    for (let segment = 0; segment < SEGMENTS; segment++)
      await client.query(`SELECT pg_logical_emit_message(false, 'drill', 'full'), pg_switch_wal()`)
  })

async function fillDatabaseDisk(context: FaultContext): Promise<void> {
  const { basePort, cluster, folder, disks } = context
  const primary = dataFolderOf(folder, readDatabaseRecord(folder).primary)
  await whileFull(
    disks.databases.filter((disk) => disk === primary),
    async () => {
      const ended = await needLogFiles(basePort, cluster.databasePassword).then(
        () => 'nothing',
        (error: Error) => error.message,
      )
      context.print(`PostgreSQL without space for its log: ${ended}`)
      await pause(FULL_MS)
    },
  )
  // It cannot recover on a full disk and then ends.
  if (cluster.pidOf('postgres') === null) {
    context.print('PostgreSQL has ended and is started')
    await context.start('postgres')
  }
}

async function setFlushDelay(client: pg.Client, delayUs: number): Promise<void> {
  await client.query(`ALTER SYSTEM SET commit_delay = ${delayUs}`)
  // Also when nobody else commits.
  await client.query(`ALTER SYSTEM SET commit_siblings = 0`)
  await client.query('SELECT pg_reload_conf()')
}

/** No process of the server gets on for a while, as when its disk does not answer. */
async function stall({ cluster }: FaultContext): Promise<void> {
  const server = cluster.pidOf('postgres')
  if (server === null) throw new Error('PostgreSQL is not running')
  const stopped = childrenOf(server).filter((pid) => sendSignal(pid, 'SIGSTOP'))
  await pause(STALL_MS)
  for (const pid of stopped) sendSignal(pid, 'SIGCONT')
}

/** False: the process has ended meanwhile. */
function sendSignal(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Each flush of the log takes longer, for all who wait for it, and now and then nothing moves at all. */
const slowDatabaseDisk = (context: FaultContext): Promise<void> =>
  withDatabase(context.basePort, context.cluster.databasePassword, async (client) => {
    await setFlushDelay(client, FLUSH_DELAY_US)
    try {
      for (const endsAt = performance.now() + SLOW_MS; performance.now() < endsAt; ) {
        await pause(BETWEEN_STALLS_MS)
        await stall(context)
      }
    } finally {
      await setFlushDelay(client, 0)
    }
  })

export const DISK_FAULTS: readonly Fault[] = [
  { name: 'disk of node 1 full', cause: ({ disks }) => whileFull(disks.node1, () => pause(FULL_MS)) },
  { name: 'disk of the database full', cause: fillDatabaseDisk },
  { name: 'disk of the database slow', isShort: true, cause: slowDatabaseDisk },
]
