import { fileURLToPath } from 'node:url'
import { installationSecret, migrate, type ServiceDefinition } from '@herna/service-kit'
import { bulletinSettings } from './settings.ts'
import { followWins } from './winners/follow-wins.ts'
import { winFeed } from './winners/win-feed.ts'
import { addWinnerRoutes } from './winners/winners.routes.ts'

const MIGRATIONS = { schema: 'bulletin', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export const bulletinService: ServiceDefinition = {
  name: 'bulletin',
  // Its hosts of section 7 have prefixes of their own: /winners, later /messages.
  prefix: '',
  async register(app, { database, dataFolder, environment, log }) {
    const settings = bulletinSettings(environment)
    await migrate(database.pool, MIGRATIONS, { log })
    addWinnerRoutes(app, database)
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    followWins(app, database, { feed: winFeed(settings.pam, secret), least: settings.leastWin, log })
  },
}
