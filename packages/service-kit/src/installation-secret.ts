import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret the processes of one installation share without anybody setting it: made by whoever asks first, kept in the data folder as
 * `{name}.key`. It appears whole or not at all, so two processes that start at once read the same.
 */
export function installationSecret(dataFolder: string, name: string): string {
  const path = join(dataFolder, `${name}.key`)
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true })
    const half = `${path}.${randomUUID()}`
    writeFileSync(half, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    try {
      linkSync(half, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(half, { force: true })
    }
  }
  return readFileSync(path, 'utf8')
}
