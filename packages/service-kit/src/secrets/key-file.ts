import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { syncFolderOf, writeTemporary } from './durable-file.ts'

/** A shorter one is the rest of a full disk or a slip of a hand, and could be guessed. */
const MIN_LENGTH = 32

/** Null: there is no such file. */
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
      `the key file ${path} holds ${key.length} characters, at least ${MIN_LENGTH} are needed: restore it from a backup, or remove it if this installation has never been used`,
    )
  return key
}

/** Makes a random key; when another process was first, theirs is returned. */
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
  if (key === null) throw new StartupError(`the key file ${path} was removed while it was being made`)
  return key
}
