import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeTemporary } from '../secrets/durable-file.ts'
import { StartupError } from '../startup-error.ts'
import { isAlive, startTimeOf } from './running-process.ts'

export interface DataLock {
  release(): void
}

const holderFile = z.object({
  pid: z.number(),
  /** When the process started: its id may be given to another. */
  started: z.string().nullable().default(null),
  /** Of this taking; a process may take a lock more than once in its life. */
  id: z.string().default(''),
})
type Holder = z.output<typeof holderFile>

/** Somebody who is taking it at this moment is done in no time, or dies and leaves a stale lock of its own. */
const ATTEMPTS = 100
/** A lock on the lock, one more for each process that died exactly while taking over. */
const MAX_DEPTH = 8

/**
 * Takes the data directory for this process [F10]. The lock names the process and when it started, so that the lock of a killed process,
 * even one whose id was given to another since, is taken over.
 */
export function lockData(file: string, subject: string): DataLock {
  mkdirSync(dirname(file), { recursive: true })
  const mine: Holder = { pid: process.pid, started: startTimeOf(process.pid), id: randomUUID() }
  const outcome = take(file, mine)
  if (outcome === true) return { release: () => release(file, mine) }
  throw new StartupError(
    outcome === null
      ? `${subject} is being taken by another start at this moment: ${file}`
      : `${subject} is in use by process ${outcome}: stop that one first, or set HERNA_DATA_DIR to another folder`,
  )
}

/** The living process that has taken the lock, or null. */
export function lockHolder(file: string): number | null {
  const holder = parseHolder(read(file))
  if (!holder || !isAlive(holder.pid)) return null
  return holder.started === null || holder.started === startTimeOf(holder.pid) ? holder.pid : null
}

/**
 * True: it is ours. A number: a living process has it. Null: others kept taking it.
 * `link` puts the whole file in place and fails when there is one. A stale file is replaced only under a lock on the lock, taken the same
 * way: whoever holds that one looks again, and nobody else can have replaced the file in between.
 */
function take(file: string, mine: Holder, depth = 0): true | number | null {
  const half = writeTemporary(file, JSON.stringify(mine))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(half, file)) return true
      const holder = lockHolder(file)
      if (holder !== null) return holder
      if (read(file) === null) continue
      if (depth === MAX_DEPTH) return null
      if (replaceStale(half, file, mine, depth)) return true
      // Another start is taking it over: a moment later it holds it, or is gone.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
    return null
  } finally {
    rmSync(half, { force: true })
  }
}

function replaceStale(half: string, file: string, mine: Holder, depth: number): boolean {
  const guard = `${file}.takeover`
  if (take(guard, mine, depth + 1) !== true) return false
  try {
    if (read(file) === null || lockHolder(file) !== null) return false
    renameSync(half, file)
    return true
  } finally {
    release(guard, mine)
  }
}

function tryLink(half: string, file: string): boolean {
  try {
    linkSync(half, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function release(file: string, mine: Holder): void {
  if (parseHolder(read(file))?.id === mine.id) rmSync(file, { force: true })
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Null for what is no lock: it is nobody's. */
function parseHolder(text: string | null): Holder | null {
  try {
    return holderFile.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
