import { join } from 'node:path'
import { type EmbedApp, type EmbedManifest, EMBED_APPS, embeds } from '@herna/contract/embeds'
import { type BuiltFile, type BuiltFolder, createBuiltFolder, type RetainedFiles } from '@herna/service-kit'
import { parse } from 'zod/mini'

/** The built embedded apps. */
export interface Builds {
  /** Null while the app is not built. */
  manifest(app: EmbedApp): Promise<EmbedManifest | null>
  /** Null when neither this build nor a former one has such a file. */
  file(app: EmbedApp, name: string): Promise<BuiltFile | null>
}

/** The Vite builds of the apps in `{folder}/{app}/dist`; `retained` keeps the files of an app's former builds. */
export function createBuilds(folder: string, retained?: (app: EmbedApp) => RetainedFiles): Builds {
  const builds = new Map<EmbedApp, BuiltFolder>(
    EMBED_APPS.map((app) => {
      const dist = join(folder, app, 'dist')
      const files = { index: join(dist, 'manifest.json'), files: dist, isComplete: isJson, retained: retained?.(app) }
      return [app, createBuiltFolder(files)]
    }),
  )
  return {
    async manifest(app) {
      const text = (await builds.get(app)?.index()) ?? null
      return text === null ? null : parse(embeds.manifest.reply, JSON.parse(text))
    },
    file: async (app, name) => (await builds.get(app)?.file(name)) ?? null,
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
