import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of the built client; `brotli` only for compressible types. */
export interface ClientFile {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly type: string
}

/** A built game client: one page, and assets whose names contain a content hash. */
export interface ClientFiles {
  /** Null while the client is not built or its page is being written. */
  page(): Promise<string | null>
  /** Null when the build has no such file. */
  asset(name: string): Promise<ClientFile | null>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
}
const COMPRESSED = new Set(['.js', '.css', '.svg'])
const COMPLETE_PAGE = /<\/html>\s*$/
/** No slashes and no leading dot, so nothing outside the build can be requested. */
const NAME = /^[\w-][\w.-]*$/

/** Reads a built client from its folder; files are cached in memory until the page changes. */
export function createClientFiles(folder: string): ClientFiles {
  let cachedPage: { html: string; changed: number } | null = null
  const assets = new Map<string, ClientFile>()
  return {
    async page() {
      const file = join(folder, 'index.html')
      const changed = await stat(file).then(
        (status) => status.mtimeMs,
        () => null,
      )
      if (changed === null) return null
      if (cachedPage?.changed !== changed) {
        const html = await readFile(file, 'utf8')
        // A page read while a build writes it would be served and cached incomplete until the next build.
        if (!COMPLETE_PAGE.test(html)) return null
        cachedPage = { html, changed }
        assets.clear()
      }
      return cachedPage.html
    },
    async asset(name) {
      const type = TYPES[extname(name)]
      if (!type || !NAME.test(name)) return null
      const cachedFile = assets.get(name)
      if (cachedFile) return cachedFile
      const body = await readComplete(join(folder, 'assets', name))
      if (!body) return null
      const file = { body, brotli: COMPRESSED.has(extname(name)) ? compressed(body) : null, type }
      assets.set(name, file)
      return file
    },
  }
}

/** Null for a file that does not exist, is empty or changes while it is read: browsers would cache the incomplete file for a year. */
async function readComplete(file: string): Promise<Buffer | null> {
  try {
    const statBefore = await stat(file)
    const body = await readFile(file)
    const statAfter = await stat(file)
    const isSettled =
      statAfter.mtimeMs === statBefore.mtimeMs && statAfter.size === statBefore.size && statAfter.size === body.length
    return isSettled && body.length > 0 ? body : null
  } catch {
    return null
  }
}

/** Done once per file and process. */
const compressed = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
