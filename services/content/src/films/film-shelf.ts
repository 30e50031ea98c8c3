import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Film {
  bytes: Buffer
  /** The first digits of its SHA-256: what its address carries as its version. */
  version: string
  etag: string
}
/** Films by file name. A few megabytes: read once, so that no request touches the disk or names a path. */
export type FilmShelf = ReadonlyMap<string, Film>

const VERSION_DIGITS = 12

/** A shelf that cannot be read is empty: games then show their pictures alone. */
export async function readFilms(folder: string, missing: (error: unknown) => void): Promise<FilmShelf> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.webm'))
    return new Map(await Promise.all(names.map(async (name) => [name, filmOf(await readFile(join(folder, name)))] as const)))
  } catch (error) {
    missing(error)
    return new Map()
  }
}

function filmOf(bytes: Buffer): Film {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { bytes, version: digest.slice(0, VERSION_DIGITS), etag: `"${digest.slice(0, 32)}"` }
}
