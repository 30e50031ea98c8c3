import { fileURLToPath } from 'node:url'
import { eventFeed, followEvents, installationSecret, migrate, type ServiceDefinition } from '@herna/service-kit'
import { winnersSettings } from './settings.ts'
import { addWinnerRoutes } from './winners.routes.ts'
import { winsConsumer } from './wins.store.ts'

const MIGRATIONS = { schema: 'winners', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export const winnersService: ServiceDefinition = {
  name: 'winners',
  // Its paths of section 7 begin with /winners.
  prefix: '',
  async register(app, { database, dataFolder, environment, log }) {
    const settings = winnersSettings(environment)
    await migrate(database.pool, MIGRATIONS, { log })
    addWinnerRoutes(app, database)
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    const feed = eventFeed({ pam: settings.pam, secret, types: ['win'] })
    followEvents(app, feed, winsConsumer(database, settings.leastWin), { log })
  },
}
