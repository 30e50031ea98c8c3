import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The two servers of the database. Which of them is the primary changes with each fail-over. */
const SERVERS = [1, 2] as const
export type ServerNumber = (typeof SERVERS)[number]

/**
 * What the standby has. `absent`: no copy of the primary. `asynchronous`: a copy that may lack what players were told. `synchronous`: everything that was confirmed, because
 * a commit is only confirmed once the standby has stored it.
 */
const STANDBY_STATES = ['absent', 'asynchronous', 'synchronous'] as const
export type StandbyState = (typeof STANDBY_STATES)[number]

/** What decides whether the standby may be promoted, and which server is started as the primary. */
export interface DatabaseRecord {
  primary: ServerNumber
  standby: StandbyState
}

const FIRST: DatabaseRecord = { primary: 1, standby: 'absent' }
const pathOf = (folder: string): string => join(folder, 'database.json')

/** The record of the cluster in this folder. */
export function readDatabaseRecord(folder: string): DatabaseRecord {
  const path = pathOf(folder)
  if (!existsSync(path)) return FIRST
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const primary = SERVERS.find((number) => number === stored['primary'])
  const standby = STANDBY_STATES.find((state) => state === stored['standby'])
  if (!primary || !standby) throw new Error(`${path} is not valid: it must name the primary (1 or 2) and the standby's state`)
  return { primary, standby }
}

/** Stored on the disk when it returns: a promotion relies on it. */
export function writeDatabaseRecord(folder: string, record: DatabaseRecord): void {
  const path = pathOf(folder)
  const file = openSync(`${path}.new`, 'w')
  writeSync(file, `${JSON.stringify(record)}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
}

/** The data folder of a server. */
export const dataFolderOf = (folder: string, server: ServerNumber): string =>
  join(folder, server === 1 ? 'postgres' : 'postgres-2')

export const otherServer = (server: ServerNumber): ServerNumber => (server === 1 ? 2 : 1)
