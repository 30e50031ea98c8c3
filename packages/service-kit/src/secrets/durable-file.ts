import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes the content beside `path`, on the disk and readable by our user alone, and returns where: the caller links or renames it into
 * place, so that `path` is never seen half written, nor empty after a power loss.
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

/** The new name itself is on the disk. Windows has no such call for folders. */
export function syncFolderOf(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
