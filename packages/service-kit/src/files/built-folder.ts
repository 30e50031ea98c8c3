import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RetainedFiles } from './retained-files.ts'

/** A built file; `brotli` only for types that become smaller, compressed with the first use. */
export interface BuiltFile {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly type: string
}

/** A build in its folder: an index, which names the files or is the page that loads them, and the files. */
export interface BuiltFolder {
  /** Text of the index; null while nothing is built. */
  index(): Promise<string | null>
  /** Null when neither this build nor a former one has such a file. */
  file(name: string): Promise<BuiltFile | null>
}

interface BuiltFolderOptions {
  /** Path of the index. A new modification time means a new build. */
  index: string
  /** Folder of the files. */
  files: string
  /** False while the index is being written. */
  isComplete: (index: string) => boolean
  /** Where the files of this and former builds are kept beyond the end of the process; without it those of one former build stay in memory. */
  retained?: RetainedFiles | undefined
}

interface LoadedBuild {
  readonly changed: number
  readonly index: string
  readonly files: Map<string, BuiltFile>
  /** Files of the build before: of pages that were opened before the folder was replaced [F5]. */
  readonly former: Map<string, BuiltFile>
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.ogg', 'audio/ogg'],
  ['.mp3', 'audio/mpeg'],
])
const COMPRESSED = new Set(['.js', '.css', '.svg'])
/** No slashes and no leading dot, so that no file outside the folder can be requested. */
const NAME = /^[\w-][\w.-]*$/
const isServed = (name: string): boolean => NAME.test(name) && TYPES.has(extname(name))

/**
 * Reads a build as a whole when its index has changed, so that replacing the folder under the running process takes away no file of open pages [F4] [F5]; the files of
 * one former build stay, and those of all builds of two weeks where they are retained. While the folder is being replaced the last build is served.
 */
export function createBuiltFolder({ index: indexFile, files: folder, isComplete, retained }: BuiltFolderOptions): BuiltFolder {
  let latest: LoadedBuild | null = null
  async function current(): Promise<LoadedBuild | null> {
    // Two calls may read the same new build: both know the one before.
    const before = latest
    const changed = await stat(indexFile).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (changed === null || before?.changed === changed) return before
    const index = await readFile(indexFile, 'utf8').catch(() => '')
    if (!isComplete(index)) return before
    const files = await filesIn(folder)
    latest = { changed, index, files, former: new Map(before?.files) }
    await retained?.retain(new Map([...files].map(([name, { body }]) => [name, body])))
    return latest
  }
  /** Read once, because it is compressed once. */
  async function retainedFile(build: LoadedBuild | null, name: string): Promise<BuiltFile | null> {
    const body = await retained?.read(name)
    if (!body) return null
    const file = builtFile(body, extname(name))
    build?.former.set(name, file)
    return file
  }
  return {
    index: async () => (await current())?.index ?? null,
    async file(name) {
      if (!isServed(name)) return null
      const build = await current()
      const known = build?.files.get(name)
      if (known) return known
      // Written after the index.
      const file = await readComplete(folder, name)
      if (file) build?.files.set(name, file)
      return file ?? build?.former.get(name) ?? (await retainedFile(build, name))
    },
  }
}

async function filesIn(folder: string): Promise<Map<string, BuiltFile>> {
  const names = (await readdir(folder).catch(() => [])).filter(isServed)
  const files = await Promise.all(names.map(async (name) => [name, await readComplete(folder, name)] as const))
  return new Map(files.flatMap(([name, file]) => (file ? [[name, file] as const] : [])))
}

/** Null for a file that does not exist, is empty or changes while it is read: browsers would cache the incomplete file for a year. */
async function readComplete(folder: string, name: string): Promise<BuiltFile | null> {
  const path = join(folder, name)
  try {
    const before = await stat(path)
    const body = await readFile(path)
    const after = await stat(path)
    const isSettled = after.mtimeMs === before.mtimeMs && after.size === before.size && after.size === body.length
    return isSettled && body.length > 0 ? builtFile(body, extname(name)) : null
  } catch {
    return null
  }
}

function builtFile(body: Buffer, extension: string): BuiltFile {
  let brotli: Buffer | null = null
  return {
    body,
    get brotli() {
      return COMPRESSED.has(extension) ? (brotli ??= compressed(body)) : null
    },
    type: TYPES.get(extension) ?? '',
  }
}

/** Once per file and process, therefore at a high quality. */
const compressed = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
