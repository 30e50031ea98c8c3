import { readdir, readFile, stat } from 'node:fs/promises'
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
  /** Null when neither this build nor the one before has such a file. */
  file(app: EmbedApp, name: string): Promise<BuiltFile | null>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** No slashes and no leading dot, so that no file outside the build is readable. */
const NAME = /^[\w-][\w.-]*$/

interface LoadedBuild {
  readonly changed: number
  readonly manifest: EmbedManifest
  readonly files: Map<string, BuiltFile>
  /** Files of the previous build: a page may have read its manifest just before the folder was replaced [F5]. */
  readonly former: ReadonlyMap<string, BuiltFile>
}

/**
 * The Vite builds of the apps in `{folder}/{app}/dist`. A new build is detected by the manifest's modification time, and read as a whole, so that replacing
 * the folder under the running process takes away no file. While a folder is being replaced the last build is served.
 */
export function createBuilds(folder: string): Builds {
  const loadedBuilds = new Map<EmbedApp, LoadedBuild>()
  const readBuild = async (app: EmbedApp): Promise<LoadedBuild | null> => {
    const loaded = loadedBuilds.get(app)
    const dist = join(folder, app, 'dist')
    try {
      const { mtimeMs: changed } = await stat(join(dist, 'manifest.json'))
      if (loaded?.changed === changed) return loaded
      const manifest = parse(embeds.manifest.reply, JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')))
      const build = { changed, manifest, files: await filesOf(dist), former: loaded?.files ?? new Map<string, BuiltFile>() }
      loadedBuilds.set(app, build)
      return build
    } catch (error) {
      if (loaded) return loaded
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
  return {
    manifest: async (app) => (await readBuild(app))?.manifest ?? null,
    async file(app, name) {
      const build = await readBuild(app)
      if (!build || !isServed(name)) return null
      const known = build.files.get(name)
      if (known) return known
      // Written after the manifest.
      const file = await readBuilt(join(folder, app, 'dist'), name).catch(() => build.former.get(name) ?? null)
      if (file) build.files.set(name, file)
      return file
    },
  }
}

const isServed = (name: string): boolean => NAME.test(name) && extname(name) in TYPES

async function filesOf(dist: string): Promise<Map<string, BuiltFile>> {
  const names = (await readdir(dist)).filter(isServed)
  return new Map(await Promise.all(names.map(async (name) => [name, await readBuilt(dist, name)] as const)))
}

async function readBuilt(dist: string, name: string): Promise<BuiltFile> {
  const body = await readFile(join(dist, name))
  let brotli: Buffer | null = null
  return {
    body,
    get brotli() {
      return (brotli ??= compress(body))
    },
    type: TYPES[extname(name)] ?? '',
  }
}

/** Compressed once per file and process, therefore at a high quality. */
const compress = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
