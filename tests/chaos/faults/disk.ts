import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolderOf, readDatabaseRecord } from '../../../tools/cluster/database-record.ts'
import { withDatabase } from '../database.ts'
import type { Fault, FaultContext } from './fault.ts'

const FULL_MS = 10_000
const BLOCK = Buffer.alloc(1_000_000)
/** More than the server has prepared. */
const SEGMENTS = 20

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

export const DISK_FAULTS: readonly Fault[] = [
  { name: 'disk of node 1 full', cause: ({ disks }) => whileFull(disks.node1, () => pause(FULL_MS)) },
  { name: 'disk of the database full', cause: fillDatabaseDisk },
]
