import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes the content to a temporary file beside `path`, flushed and readable by our user only, and returns its name. The caller links or renames it,
 * so that `path` is never partial, nor empty after a power loss.
 */
export function writeTemporary(path: string, content: string): string {
  const temporaryFile = `${path}.${randomUUID()}`
  try {
    writeFileSync(temporaryFile, content, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    rmSync(temporaryFile, { force: true })
    throw error
  }
  return temporaryFile
}

/** Flushes the folder's entry to disk. Not available on Windows. */
export function syncFolderOf(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
