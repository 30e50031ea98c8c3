import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of the built client; `brotli` where it is worth it. */
export interface ClientFile {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly type: string
}

/** A game client as Vite built it: one page and files whose names hold their content's hash. */
export interface ClientFiles {
  /** Null while the client is not built, or is being written. */
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
const WHOLE_PAGE = /<\/html>\s*$/
/** No folders, no dots in front: nothing outside the build can be named. */
const NAME = /^[\w-][\w.-]*$/

export function createClientFiles(folder: string): ClientFiles {
  let known: { html: string; changed: number } | null = null
  const assets = new Map<string, ClientFile>()
  return {
    async page() {
      const file = join(folder, 'index.html')
      const changed = await stat(file).then(
        (status) => status.mtimeMs,
        () => null,
      )
      if (changed === null) return null
      if (known?.changed !== changed) {
        const html = await readFile(file, 'utf8')
        // Read while a build writes it: an empty or half page would be painted without its head, and kept until the next build.
        if (!WHOLE_PAGE.test(html)) return null
        known = { html, changed }
        assets.clear()
      }
      return known.html
    },
    async asset(name) {
      const type = TYPES[extname(name)]
      if (!type || !NAME.test(name)) return null
      const kept = assets.get(name)
      if (kept) return kept
      const body = await readWhole(join(folder, 'assets', name))
      if (!body) return null
      const file = { body, brotli: COMPRESSED.has(extname(name)) ? compressed(body) : null, type }
      assets.set(name, file)
      return file
    },
  }
}

/** Null for a file that is not there, is empty, or changes while it is read: a browser would keep half of it for a year. */
async function readWhole(file: string): Promise<Buffer | null> {
  try {
    const before = await stat(file)
    const body = await readFile(file)
    const after = await stat(file)
    const isSettled = after.mtimeMs === before.mtimeMs && after.size === before.size && after.size === body.length
    return isSettled && body.length > 0 ? body : null
  } catch {
    return null
  }
}

/** Once per file and process, so the time is well spent. */
const compressed = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
