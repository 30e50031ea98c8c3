import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeTemporary } from '../secrets/durable-write.ts'
import { StartupError } from '../startup-error.ts'
import { isAlive, startTimeOf } from './running-process.ts'

export interface DataLock {
  release(): void
}

const holderFile = z.object({
  pid: z.number(),
  /** Start time of the process, because its id may be reused. */
  started: z.string().nullable().default(null),
  /** Identifies this acquisition: a process may take the lock more than once. */
  id: z.string().default(''),
})
type Holder = z.output<typeof holderFile>

/** Acquiring takes milliseconds, so more attempts mean that other starts keep winning. */
const ATTEMPTS = 100
/** Nested takeover locks: one more for each process that died during a takeover. */
const MAX_DEPTH = 8

/**
 * Locks the data folder for this process [F10]. The lock file has the process id and start time, so that the lock of a killed process is taken over
 * even when its id has been reused. Throws `StartupError` when a running process holds the lock.
 */
export function lockData(file: string, subject: string): DataLock {
  mkdirSync(dirname(file), { recursive: true })
  const self: Holder = { pid: process.pid, started: startTimeOf(process.pid), id: randomUUID() }
  const outcome = take(file, self)
  if (outcome === true) return { release: () => release(file, self) }
  throw new StartupError(
    outcome === null
      ? `${subject} is being locked by another start: retry in a moment (${file})`
      : `${subject} is in use by process ${outcome}: stop that one first, or set HERNA_DATA_DIR to another folder`,
  )
}

/** Process id of the running lock holder, or null. */
export function lockHolder(file: string): number | null {
  const holder = parseHolder(read(file))
  if (!holder || !isAlive(holder.pid)) return null
  return holder.started === null || holder.started === startTimeOf(holder.pid) ? holder.pid : null
}

/**
 * True: acquired. A number: id of the running holder. Null: other starts kept acquiring it.
 * `link` creates the complete file atomically and fails when one exists. A stale file is replaced only under a second lock, acquired the same way, after
 * checking again that it is stale: no other start can have replaced it in between.
 */
function take(file: string, self: Holder, depth = 0): true | number | null {
  const temporaryFile = writeTemporary(file, JSON.stringify(self))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(temporaryFile, file)) return true
      const holder = lockHolder(file)
      if (holder !== null) return holder
      if (read(file) === null) continue
      if (depth === MAX_DEPTH) return null
      if (replaceStale(temporaryFile, file, self, depth)) return true
      // Another start is taking it over: wait until it holds the lock or has ended.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
    return null
  } finally {
    rmSync(temporaryFile, { force: true })
  }
}

function replaceStale(temporaryFile: string, file: string, self: Holder, depth: number): boolean {
  const guard = `${file}.takeover`
  if (take(guard, self, depth + 1) !== true) return false
  try {
    if (read(file) === null || lockHolder(file) !== null) return false
    renameSync(temporaryFile, file)
    return true
  } finally {
    release(guard, self)
  }
}

function tryLink(temporaryFile: string, file: string): boolean {
  try {
    linkSync(temporaryFile, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function release(file: string, self: Holder): void {
  if (parseHolder(read(file))?.id === self.id) rmSync(file, { force: true })
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Null when the file is not a valid lock, which then counts as stale. */
function parseHolder(text: string | null): Holder | null {
  try {
    return holderFile.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
