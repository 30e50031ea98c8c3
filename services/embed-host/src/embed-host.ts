import { join } from 'node:path'
import { EMBED_APPS } from '@herna/contract/embeds'
import { openRetainedFiles, type ServiceDefinition } from '@herna/service-kit'
import { createBuilds } from './builds.ts'
import { addEmbedRoutes } from './embeds.routes.ts'
import { addAccountPage } from './account-page.routes.ts'
import { embedHostSettings } from './settings.ts'

/** Serves the built embedded apps; keeps only the files of former builds. */
export const createEmbedHost = (): ServiceDefinition => ({
  name: 'embed-host',
  prefix: '',
  async register(app, { environment, dataFolder, log, addReadyCheck }) {
    const settings = embedHostSettings(environment)
    const builds = createBuilds(settings.builds, (app) => openRetainedFiles({ folder: join(dataFolder, 'builds', app), log }))
    addReadyCheck('builds', async () => {
      for (const name of EMBED_APPS) if (!(await builds.manifest(name))) throw new Error(`${name} is not built`)
    })
    addEmbedRoutes(app, { settings, builds })
    addAccountPage(app, { settings, builds })
  },
})
