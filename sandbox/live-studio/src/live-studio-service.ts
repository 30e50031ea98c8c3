import { liveTables } from '@herna/seed'
import { installationSecret, openLeases, type ServiceDefinition } from '@herna/service-kit'
import { createFeedClient } from './feeder/feed-client.ts'
import { feed } from './feeder/feeder.ts'
import { StudioState } from './feeder/studio-state.ts'
import { followOccupancy, occupancyReader } from './occupancy/follow-occupancy.ts'
import { Occupancy } from './occupancy/occupancy.ts'
import { liveStudioSettings } from './settings.ts'

const SOURCE = 'sandbox'
const LEASE = 'live studio'

/**
 * The studio of the sandbox: sends the state of all live tables of the default catalogue to the live feed, with its own guests and the players of the game
 * host. Of several nodes one sends: the feed accepts one sequence of each studio.
 */
export const liveStudioService: ServiceDefinition = {
  name: 'live-studio',
  prefix: '',
  async register(app, { database, dataFolder, environment, log }) {
    const settings = liveStudioSettings(environment)
    if (settings.sandbox === 'off' && settings.secret === undefined) return
    const secret = settings.secret ?? (await installationSecret(database.pool, dataFolder, 'live-sandbox'))
    const roundSecret = settings.rounds ?? (await installationSecret(database.pool, dataFolder, 'live-rounds'))
    const client = createFeedClient({ base: settings.feed, source: SOURCE, secret }, Date.now)
    const occupancy = new Occupancy()
    const read = occupancyReader(settings.gameHost)
    // Generated at the start: it takes seconds, during which the process does nothing else.
    const tables = liveTables()
    const leases = await openLeases(database.pool)
    const send = async (signal: AbortSignal) => {
      const state = new StudioState(tables, roundSecret, occupancy)
      await Promise.all([
        followOccupancy({ occupancy, read, log, now: Date.now }, signal),
        feed({ client, state, log, now: Date.now }, signal),
      ])
    }
    const closing = new AbortController()
    let running: Promise<unknown> = Promise.resolve()
    // Listeners open in their order, the feed's before the studio's.
    app.addHook('onListen', async () => {
      running = leases.runAlone(LEASE, send, closing.signal)
    })
    app.addHook('preClose', async () => {
      closing.abort()
      await running
    })
  },
}
