import { fileURLToPath } from 'node:url'
import { migrate, type ServiceDefinition } from '@herna/service-kit'
import { addWinnerRoutes } from './winners/winners.routes.ts'

const MIGRATIONS = { schema: 'bulletin', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export const bulletinService: ServiceDefinition = {
  name: 'bulletin',
  // Its hosts of section 7 have prefixes of their own: /winners, later /messages.
  prefix: '',
  async register(app, { database }) {
    await migrate(database.pool, MIGRATIONS)
    addWinnerRoutes(app, database)
  },
}
