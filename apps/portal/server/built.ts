import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Settings } from './configuration/settings.ts'
import type { Application, PortalEntry } from './page-cache/render-page.ts'
import { routesOfBuild, templatesOfBuild } from './page-cache/routes-at.ts'
import { readAssets } from './static/assets.ts'
import { retainAssets } from './static/retained-assets.ts'
import { StartupError } from './startup-error.ts'

/** Their names in the build, before the hash (`early-scripts.ts`). */
const EARLY_SCRIPTS = { account: '/assets/early-account-', amounts: '/assets/early-amounts-' }

export const PORTAL_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Loads the built portal: React Router's server build, its id and the static files. Throws a StartupError when it is not built. */
export async function readBuild(
  { dataFolder, origin }: Pick<Settings, 'dataFolder' | 'origin'>,
  folder = join(PORTAL_FOLDER, 'build'),
) {
  const module = join(folder, 'server/index.js')
  if (!existsSync(module)) throw new StartupError(`the portal is not built: run "npm run build" (${module} does not exist)`)
  const build = (await import(pathToFileURL(module).href)) as ServerBuild
  const application: Application = {
    handler: createRequestHandler(build, 'production') as Application['handler'],
    entry: build.entry.module as unknown as PortalEntry,
    routesAt: routesOfBuild(build.routes),
    templateAt: templatesOfBuild(build.routes),
  }
  const client = join(folder, 'client')
  const retainedFolder = retainAssets(client, join(dataFolder, 'portal/assets'), Date.now())
  const ownAssets = readAssets(client, { origin })
  const assets = new Map([...readAssets(retainedFolder, { origin, prefix: '/assets/' }), ...ownAssets])
  const builtScript = (name: string) => [...ownAssets.keys()].find((path) => path.startsWith(name))
  const earlyScripts = { account: builtScript(EARLY_SCRIPTS.account), amounts: builtScript(EARLY_SCRIPTS.amounts) }
  return { application, buildId: build.assets.version, assets, earlyScripts }
}
