import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** How long a tab opened before a new build may still ask for its chunks. */
const KEPT_FOR_MS = 14 * 24 * 3600 * 1000

/**
 * Keeps the hashed files of builds beside the data: a tab that was open when a new build came still finds its chunks [F5].
 * Returns the folder that holds this build's files and those of the builds before it.
 */
export function keepAssets(built: string, kept: string, now: number): string {
  const source = join(built, 'assets')
  mkdirSync(kept, { recursive: true })
  const unfinished = join(kept, '.unfinished')
  for (const name of existsSync(source) ? readdirSync(source) : []) {
    const file = join(kept, name)
    if (!existsSync(file)) {
      // A start that is ended in the middle of copying must not leave half a file under a name that is kept.
      cpSync(join(source, name), unfinished)
      renameSync(unfinished, file)
    }
    utimesSync(file, now / 1000, now / 1000)
  }
  for (const name of readdirSync(kept)) {
    const file = join(kept, name)
    if (now - statSync(file).mtimeMs > KEPT_FOR_MS) rmSync(file)
  }
  return kept
}
