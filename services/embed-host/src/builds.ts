import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type EmbedApp, type EmbedManifest, embeds } from '@herna/contract/embeds'
import { parse } from 'zod/mini'

/** A built file, plain and compressed. */
export interface BuiltFile {
  readonly body: Buffer
  readonly brotli: Buffer
  readonly type: string
}
/** The built embedded apps. */
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
/** No slashes and no leading dot, so that no file outside the build is readable. */
const NAME = /^[\w-][\w.-]*$/

/** The Vite builds of the apps in `{folder}/{app}/dist`. A new build is detected by the manifest's modification time. */
export function createBuilds(folder: string): Builds {
  const loadedBuilds = new Map<EmbedApp, { changed: number; manifest: EmbedManifest; files: Map<string, BuiltFile> }>()
  const readBuild = async (app: EmbedApp) => {
    const manifestFile = join(folder, app, 'dist', 'manifest.json')
    const changed = await stat(manifestFile).then(
      (status) => status.mtimeMs,
      () => null,
    )
    if (changed === null) return null
    const loadedBuild = loadedBuilds.get(app)
    if (loadedBuild?.changed === changed) return loadedBuild
    const manifest = parse(embeds.manifest.reply, JSON.parse(await readFile(manifestFile, 'utf8')))
    const build = { changed, manifest, files: new Map<string, BuiltFile>() }
    loadedBuilds.set(app, build)
    return build
  }
  return {
    manifest: async (app) => (await readBuild(app))?.manifest ?? null,
    async file(app, name) {
      const type = TYPES[extname(name)]
      const build = type && NAME.test(name) ? await readBuild(app) : null
      if (!type || !build) return null
      const cachedFile = build.files.get(name)
      if (cachedFile) return cachedFile
      const body = await readFile(join(folder, app, 'dist', name)).catch(() => null)
      if (!body) return null
      const file = { body, brotli: compress(body), type }
      build.files.set(name, file)
      return file
    },
  }
}

/** Compressed once per file and process, therefore at a high quality. */
const compress = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
