import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { isAlive, startOf } from './running-process.ts'

export interface DataLock {
  release(): void
}

/**
 * Takes the data directory for this process [F10]. The lock names the process and when it started, so that the lock of a killed process,
 * even one whose id was given to another since, is taken over.
 */
export function lockData(file: string, whatFor: string): DataLock {
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = lockHolder(file)
    if (holder)
      throw new StartupError(
        `${whatFor} is in use by process ${holder}: stop that one first, or set HERNA_DATA_DIR to another folder`,
      )
    rmSync(file, { force: true })
  }
  throw new StartupError(`${whatFor} is being taken by another start at this moment: ${file}`)
}

/** The living process that has taken the lock, or null. */
export function lockHolder(file: string): number | null {
  const holder = readHolder(file)
  if (!holder || !isAlive(holder.pid)) return null
  return holder.started === null || holder.started === startOf(holder.pid) ? holder.pid : null
}

function readHolder(file: string): { pid: number; started: string | null } | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; started?: unknown }
    if (typeof holder.pid !== 'number') return null
    return { pid: holder.pid, started: typeof holder.started === 'string' ? holder.started : null }
  } catch {
    return null
  }
}
