import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type EmbedApp, type EmbedManifest, embeds } from '@herna/contract/embeds'
import { parse } from 'zod/mini'

/** A built file; `brotli` is what browsers take. */
export interface BuiltFile {
  readonly body: Buffer
  readonly brotli: Buffer
  readonly type: string
}
export interface Builds {
  /** Null while the app is not built. */
  manifest(app: EmbedApp): Promise<EmbedManifest | null>
  /** Null when the build's manifest names no such file. */
  file(app: EmbedApp, name: string): Promise<BuiltFile | null>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** No folders, no dots in front: nothing outside the build can be named. */
const NAME = /^[\w-][\w.-]*$/

/** The apps as Vite built them, below `{folder}/{app}/dist`. A new build is noticed by its manifest's time. */
export function createBuilds(folder: string): Builds {
  const known = new Map<EmbedApp, { changed: number; manifest: EmbedManifest; files: Map<string, BuiltFile> }>()
  const read = async (app: EmbedApp) => {
    const place = join(folder, app, 'dist', 'manifest.json')
    const changed = await stat(place).then(
      (status) => status.mtimeMs,
      () => null,
    )
    if (changed === null) return null
    const kept = known.get(app)
    if (kept?.changed === changed) return kept
    const manifest = parse(embeds.manifest.reply, JSON.parse(await readFile(place, 'utf8')))
    const fresh = { changed, manifest, files: new Map<string, BuiltFile>() }
    known.set(app, fresh)
    return fresh
  }
  return {
    manifest: async (app) => (await read(app))?.manifest ?? null,
    async file(app, name) {
      const type = TYPES[extname(name)]
      const build = type && NAME.test(name) ? await read(app) : null
      if (!type || !build) return null
      const kept = build.files.get(name)
      if (kept) return kept
      const body = await readFile(join(folder, app, 'dist', name)).catch(() => null)
      if (!body) return null
      const file = { body, brotli: compressed(body), type }
      build.files.set(name, file)
      return file
    },
  }
}

/** Once per file and process, so the time is well spent. */
const compressed = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
