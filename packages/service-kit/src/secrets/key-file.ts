import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { flushFolderOf, writeBeside } from './durable-file.ts'

/** A shorter one is the rest of a full disk or a slip of a hand, and could be guessed. */
const SHORTEST = 32

/** Null: there is no such file. */
export function readKeyFile(path: string): string | null {
  let key: string
  try {
    key = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartupError(`the key file ${path} cannot be read: ${(error as Error).message}`)
  }
  if (key.length < SHORTEST)
    throw new StartupError(
      `the key file ${path} holds ${key.length} characters, at least ${SHORTEST} are needed: restore it from a backup, or remove it if this installation has never been used`,
    )
  return key
}

/** Makes a random key; when another process was first, theirs is returned. */
export function createKeyFile(path: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const half = writeBeside(path, randomBytes(32).toString('base64url'))
    try {
      linkSync(half, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(half, { force: true })
    }
    flushFolderOf(path)
  } catch (error) {
    throw new StartupError(`the key file ${path} cannot be written: ${(error as Error).message}`)
  }
  const key = readKeyFile(path)
  if (key === null) throw new StartupError(`the key file ${path} was removed while it was being made`)
  return key
}
