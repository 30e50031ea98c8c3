import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Draw } from '@herna/game-maths'
import { gamePermits } from '@herna/contract/permits'
import { installationSecret, migrate, type ServiceDefinition } from '@herna/service-kit'
import { addArtRoutes } from './art/art.routes.ts'
import type { GameHostContext } from './context.ts'
import type { GameAssignments } from './games/assignments.ts'
import { gamesOf } from './games/games.ts'
import { addJackpotRoutes } from './jackpots/jackpots.routes.ts'
import { type JackpotSetUp, openJackpots } from './jackpots/jackpots.store.ts'
import { addClientRoutes } from './launch/client.routes.ts'
import { checkClients, openClients } from './launch/clients.ts'
import { addLaunchRoutes } from './launch/launch.routes.ts'
import { askContentForPasswords, type NeedsPassword } from './launch/password-games.ts'
import { permitCheck } from './launch/require-permit.ts'
import { takeCare } from './rounds/caretaker.ts'
import { addRoundRoutes } from './rounds/rounds.routes.ts'
import { sweepIdleSessions } from './sessions/idle-sessions.ts'
import { addSessionRoutes } from './sessions/sessions.routes.ts'
import { gameHostSettings } from './settings.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

export const MIGRATIONS = { schema: 'game_host', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface GameHostParts {
  /** Which game plays which model; asked for once, at the start. */
  assignments(): Promise<GameAssignments> | GameAssignments
  /** Those whose levels are fed and won here. */
  jackpots?(): Promise<readonly JackpotSetUp[]> | readonly JackpotSetUp[]
  /** Which games are behind a password [5.3]; unless given, the content service is asked. */
  needsPassword?: NeedsPassword
  draw?: Draw
  now?: () => Date
}

/** The service; randomness and time are the system's unless given. */
export const createGameHost = ({
  assignments,
  jackpots = () => [],
  needsPassword,
  draw = randomInt,
  now = () => new Date(),
}: GameHostParts): ServiceDefinition => ({
  name: 'game-host',
  prefix: '',
  async register(app, { database, dataFolder, log, environment, addReadyCheck }) {
    const settings = gameHostSettings(environment)
    const { pool } = database
    await migrate(pool, MIGRATIONS)
    const assigned = await assignments()
    const games = gamesOf(assigned)
    const pots = await jackpots()
    await openJackpots(pool, pots)
    log.info({ event: 'games', count: games.size })
    const wallet = createWalletClient({
      address: settings.wallet,
      provider: settings.walletProvider,
      secret: settings.walletSecret ?? installationSecret(dataFolder, `wallet-${settings.walletProvider}`),
      timeout: settings.walletTimeout,
      now,
    })
    const jackpotOf = new Map(pots.flatMap(({ id, gameCodes }) => gameCodes.map((code) => [code, id] as const)))
    const clients = openClients(settings)
    const requirePermit = permitCheck({
      needsPassword:
        needsPassword ??
        askContentForPasswords({
          address: settings.content,
          fallback: (gameCode) => assigned.get(gameCode)?.requirePassword ?? false,
          now,
          log,
        }),
      permits: gamePermits(settings.internalSecret ?? installationSecret(dataFolder, 'internal')),
      now,
    })
    const shared = { pool, settings, games, jackpotOf, wallet, requirePermit, dataFolder, clients, draw, now, log }
    const context: GameHostContext = shared
    checkClients(context, addReadyCheck)
    addLaunchRoutes(app, context)
    addClientRoutes(app, context)
    addSessionRoutes(app, context)
    addRoundRoutes(app, context)
    addJackpotRoutes(app, context)
    addArtRoutes(app, context)
    sweepIdleSessions(app, context)
    takeCare(app, context)
  },
})
