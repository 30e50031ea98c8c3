import { liveTables } from '@herna/seed'
import { installationSecret, type ServiceDefinition } from '@herna/service-kit'
import { createFeedClient } from './feeder/feed-client.ts'
import { feed } from './feeder/feeder.ts'
import { StudioState } from './feeder/studio-state.ts'
import { liveStudioSettings } from './settings.ts'

const SOURCE = 'sandbox'

/** The studio of the sandbox: sends the state of all live tables of the default catalogue to the live feed. */
export const liveStudioService: ServiceDefinition = {
  name: 'live-studio',
  prefix: '',
  async register(app, { database, dataFolder, environment, log }) {
    const settings = liveStudioSettings(environment)
    if (settings.sandbox === 'off' && settings.secret === undefined) return
    const secret = settings.secret ?? (await installationSecret(database.pool, dataFolder, 'live-sandbox'))
    const roundSecret = settings.rounds ?? (await installationSecret(database.pool, dataFolder, 'live-rounds'))
    const client = createFeedClient({ base: settings.feed, source: SOURCE, secret }, Date.now)
    const state = new StudioState(liveTables(), roundSecret)
    const closing = new AbortController()
    let feeding = Promise.resolve()
    // Listeners open in their order, the feed's before the studio's.
    app.addHook('onListen', async () => {
      feeding = feed({ client, state, log, now: Date.now }, closing.signal)
    })
    app.addHook('preClose', async () => {
      closing.abort()
      await feeding
    })
  },
}
