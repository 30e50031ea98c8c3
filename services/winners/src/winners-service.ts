import { fileURLToPath } from 'node:url'
import { WINNERS_PREFIX } from '@herna/contract/winners'
import {
  eventFeed,
  followEvents,
  installationSecret,
  migrate,
  requireOperatorToken,
  type ServiceDefinition,
} from '@herna/service-kit'
import { addPersonalDataRoutes } from './personal-data.routes.ts'
import { winnersSettings } from './settings.ts'
import { addWinnerRoutes } from './winners.routes.ts'
import { createWinsConsumer } from './wins.store.ts'

const MIGRATIONS = { schema: 'winners', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export const winnersService: ServiceDefinition = {
  name: 'winners',
  prefix: WINNERS_PREFIX,
  async register(app, { database, dataFolder, environment, log }) {
    const settings = winnersSettings(environment)
    await migrate(database.pool, MIGRATIONS, { log })
    addWinnerRoutes(app, database)
    await app.register(async (operators) => {
      requireOperatorToken(operators, settings.operatorToken)
      addPersonalDataRoutes(operators, database)
    })
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    const feed = eventFeed({ pam: settings.pam, secret, types: ['win'] })
    followEvents(app, feed, createWinsConsumer(database, settings.minimumWin), { log })
  },
}
