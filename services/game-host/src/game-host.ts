import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Draw } from '@herna/game-maths'
import { migrate, type ServiceDefinition } from '@herna/service-kit'
import { addArtRoutes } from './art/art.routes.ts'
import type { GameHostContext } from './context.ts'
import { type SlotAssignments, slotGames } from './games/slot-games.ts'
import { addClientRoutes } from './launch/client.routes.ts'
import { createClientFiles } from './launch/client-files.ts'
import { addLaunchRoutes } from './launch/launch.routes.ts'
import { addRoundRoutes } from './rounds/rounds.routes.ts'
import { sweepIdleSessions } from './sessions/idle-sessions.ts'
import { addSessionRoutes } from './sessions/sessions.routes.ts'
import { gameHostSettings } from './settings.ts'

export const MIGRATIONS = { schema: 'game_host', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface GameHostParts {
  /** Which game plays which model; asked for once, at the start. */
  assignments(): Promise<SlotAssignments> | SlotAssignments
  draw?: Draw
  now?: () => Date
}

/** The service; randomness and time are the system's unless given. */
export const createGameHost = ({ assignments, draw = randomInt, now = () => new Date() }: GameHostParts): ServiceDefinition => ({
  name: 'game-host',
  prefix: '',
  async register(app, { database, dataFolder, log, environment, addReadyCheck }) {
    const settings = gameHostSettings(environment)
    await migrate(database.pool, MIGRATIONS)
    const games = slotGames(await assignments())
    log.info({ event: 'games', count: games.size })
    const client = createClientFiles(settings.slotsClient)
    const context: GameHostContext = { pool: database.pool, settings, games, dataFolder, client, draw, now, log }
    addReadyCheck('slots client', async () => {
      if (!(await client.page())) throw new Error('the slots client is not built')
    })
    addLaunchRoutes(app, context)
    addClientRoutes(app, context)
    addSessionRoutes(app, context)
    addRoundRoutes(app, context)
    addArtRoutes(app, context)
    sweepIdleSessions(app, context)
  },
})
