import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Draw } from '@herna/game-maths'
import { gamePermits } from '@herna/contract/permits'
import { installationSecret, migrate, openDatabaseClock, type ServiceDefinition, type ServiceDeps } from '@herna/service-kit'
import { addArtRoutes } from './art/art.routes.ts'
import type { GameHostContext } from './context.ts'
import type { GameAssignments } from './games/assignments.ts'
import { readFormerGames } from './games/former-games.store.ts'
import { openGames } from './games/games.ts'
import type { CataloguePlace } from './games/catalogue-cache.ts'
import { addJackpotRoutes } from './jackpots/jackpots.routes.ts'
import { type JackpotSetUp, openJackpots } from './jackpots/jackpots.store.ts'
import { addClientRoutes } from './launch/client.routes.ts'
import { checkClients, openClients } from './launch/clients.ts'
import { addLaunchRoutes } from './launch/launch.routes.ts'
import { askContentForPasswords, type NeedsPassword, permitCheck } from './launch/password-games.ts'
import { addOperatorRoutes } from './operator/operator.routes.ts'
import { purgeRegularly } from './retention/purge.ts'
import { takeCare } from './rounds/round-sweeper.ts'
import { keepRoundClock, openRoundClock } from './rounds/round-clock.ts'
import { readOpenModels } from './rounds/rounds.store.ts'
import { addRoundRoutes } from './rounds/rounds.routes.ts'
import { sweepIdleSessions } from './sessions/idle-sessions.ts'
import { addSessionRoutes } from './sessions/sessions.routes.ts'
import { gameHostSettings } from './settings.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

export const MIGRATIONS = { schema: 'game_host', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface GameHostParts {
  /** Which game plays which model; asked for once, at the start. */
  assignments(place: CataloguePlace): Promise<GameAssignments> | GameAssignments
  /** Those whose levels are fed and won here. */
  jackpots?(place: CataloguePlace): Promise<readonly JackpotSetUp[]> | readonly JackpotSetUp[]
  /** Which games are behind a password [5.3]; unless given, the content service is asked. */
  needsPassword?: NeedsPassword
  draw?: Draw
  /** The database's clock unless given. */
  now?: () => Date
  /** Milliseconds that only grow. */
  monotonic?: () => number
}

/** The service. Randomness is the system's, time the database's unless given. */
export const createGameHost = ({
  assignments,
  jackpots = () => [],
  needsPassword,
  draw = randomInt,
  now: givenNow,
  monotonic = () => performance.now(),
}: GameHostParts): ServiceDefinition => ({
  name: 'game-host',
  prefix: '',
  async register(app, { database, dataFolder, log, environment, addReadyCheck }) {
    const settings = gameHostSettings(environment)
    const { pool } = database
    await migrate(pool, MIGRATIONS, { log })
    const now = givenNow ?? (await databaseTime(app, database, log))
    const roundClock = await openRoundClock(pool, monotonic)
    const assigned = await assignments({ dataFolder, log })
    const games = openGames(assigned, await readFormerGames(pool))
    const pots = await jackpots({ dataFolder, log })
    await openJackpots(pool, pots, now())
    log.info({ event: 'games', count: games.offered.size })
    for (const round of await readOpenModels(pool))
      if (!games.ofRound(round))
        log.error({ event: 'model unknown', ...round }, 'rounds are open on a model this version does not have')
    const wallet = createWalletClient({
      address: settings.wallet,
      provider: settings.walletProvider,
      secret: settings.walletSecret ?? (await installationSecret(pool, dataFolder, `wallet-${settings.walletProvider}`)),
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
      permits: gamePermits(settings.internalSecret ?? (await installationSecret(pool, dataFolder, 'internal'))),
      now,
    })
    const context: GameHostContext = {
      pool,
      settings,
      games,
      jackpotOf,
      wallet,
      requirePermit,
      dataFolder,
      clients,
      draw,
      now,
      roundClock,
      log,
    }
    checkClients(context, addReadyCheck)
    addLaunchRoutes(app, context)
    addClientRoutes(app, context)
    addSessionRoutes(app, context)
    addRoundRoutes(app, context)
    addJackpotRoutes(app, context)
    addArtRoutes(app, context)
    addOperatorRoutes(app, context)
    sweepIdleSessions(app, context)
    purgeRegularly(app, context)
    await keepRoundClock(app, context)
    takeCare(app, context)
  },
})

/** All nodes judge sessions and calls by one clock. */
async function databaseTime(
  app: FastifyInstance,
  { pool }: ServiceDeps['database'],
  log: ServiceDeps['log'],
): Promise<() => Date> {
  const clock = await openDatabaseClock(pool, {
    onError: (err) => log.warn({ err }, 'the time of the database could not be read'),
  })
  app.addHook('onClose', () => clock.close())
  return clock.now
}
