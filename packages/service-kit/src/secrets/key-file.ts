import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { syncFolderOf, writeTemporary } from './durable-write.ts'

/** A shorter key is a truncated file or a typing error, and could be guessed. */
const MIN_LENGTH = 32

/** Null: the file does not exist. Throws `StartupError` when it is unreadable or too short. */
export function readKeyFile(path: string): string | null {
  let key: string
  try {
    key = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartupError(`the key file ${path} cannot be read: ${(error as Error).message}`)
  }
  if (key.length < MIN_LENGTH)
    throw new StartupError(
      `the key file ${path} has ${key.length} characters, at least ${MIN_LENGTH} are required: restore it from a backup, or remove it if this installation has never been used`,
    )
  return key
}

/** Creates a random key; when another process created it first, returns that one. */
export function createKeyFile(path: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const temporaryFile = writeTemporary(path, randomBytes(32).toString('base64url'))
    try {
      linkSync(temporaryFile, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(temporaryFile, { force: true })
    }
    syncFolderOf(path)
  } catch (error) {
    throw new StartupError(`the key file ${path} cannot be written: ${(error as Error).message}`)
  }
  const key = readKeyFile(path)
  if (key === null) throw new StartupError(`the key file ${path} was removed while it was being created: start again`)
  return key
}
