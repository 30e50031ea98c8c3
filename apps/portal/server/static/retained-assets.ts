import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** How long the chunks of an old build are served to tabs opened before a new build. */
const RETENTION_MS = 14 * 24 * 3600 * 1000

/**
 * Retains the hashed files of earlier builds in the data folder, so that a tab opened before a new build can load its chunks [F5].
 * Returns the folder with the files of this and earlier builds.
 */
export function retainAssets(built: string, retained: string, now: number): string {
  const source = join(built, 'assets')
  mkdirSync(retained, { recursive: true })
  const unfinished = join(retained, '.unfinished')
  for (const name of existsSync(source) ? readdirSync(source) : []) {
    const file = join(retained, name)
    if (!existsSync(file)) {
      // Copied to a temporary name first, so that an interrupted start leaves no incomplete file.
      cpSync(join(source, name), unfinished)
      renameSync(unfinished, file)
    }
    utimesSync(file, now / 1000, now / 1000)
  }
  for (const name of readdirSync(retained)) {
    const file = join(retained, name)
    if (now - statSync(file).mtimeMs > RETENTION_MS) rmSync(file)
  }
  return retained
}
