import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A film file in memory. */
export interface Film {
  bytes: Buffer
  /** The first digits of its SHA-256, the `version` of its URL. */
  version: string
  etag: string
}
/** Films by file name: a few megabytes in memory, so that no request reads the disk or names a path. */
export type FilmStore = ReadonlyMap<string, Film>

const VERSION_DIGITS = 12

/** Reads the films of a folder. An unreadable folder gives an empty store: games then show only their images. */
export async function readFilms(folder: string, onError: (error: unknown) => void): Promise<FilmStore> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.webm'))
    return new Map(await Promise.all(names.map(async (name) => [name, filmOf(await readFile(join(folder, name)))] as const)))
  } catch (error) {
    onError(error)
    return new Map()
  }
}

function filmOf(bytes: Buffer): Film {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { bytes, version: digest.slice(0, VERSION_DIGITS), etag: `"${digest.slice(0, 32)}"` }
}
