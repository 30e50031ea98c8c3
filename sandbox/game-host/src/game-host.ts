import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Draw } from '@herna/game-maths'
import { gamePermits } from '@herna/contract/permits'
import {
  installationSecret,
  migrate,
  openDatabaseClock,
  openLeases,
  type ServiceDefinition,
  type ServiceDeps,
} from '@herna/service-kit'
import { addArtRoutes } from './art/art.routes.ts'
import type { GameHostContext } from './context.ts'
import { addCrashTableRoutes } from './crash/crash-table.routes.ts'
import type { GameAssignments } from './games/assignments.ts'
import { readFormerGames } from './games/former-games.store.ts'
import { openGames } from './games/games.ts'
import type { CatalogueCacheOptions } from './games/catalogue-cache.ts'
import { addJackpotRoutes } from './jackpots/jackpots.routes.ts'
import { type JackpotConfig, openJackpots } from './jackpots/jackpots.store.ts'
import { addClientRoutes } from './launch/client.routes.ts'
import { checkClients, openClients } from './launch/clients.ts'
import { addLiveTableHub } from './live/hub/live-table-hub.ts'
import { addOccupancyRoutes } from './live/occupancy/occupancy.routes.ts'
import { addLaunchRoutes } from './launch/launch.routes.ts'
import { createPasswordLookup, type NeedsPassword, permitCheck } from './launch/password-games.ts'
import { addOperatorRoutes } from './operator/operator.routes.ts'
import { addPersonalDataRoutes } from './personal-data/personal-data.routes.ts'
import { startPurgeJob } from './retention/purge.ts'
import { startRoundSweeper } from './rounds/round-sweeper.ts'
import { startRoundClockWriter, openRoundClock } from './rounds/round-clock.ts'
import { readOpenModels } from './rounds/rounds.store.ts'
import { addRoundRoutes } from './rounds/rounds.routes.ts'
import { startIdleSessionSweep } from './sessions/idle-sessions.ts'
import { addFavouriteRoutes } from './sessions/favourite.routes.ts'
import { addSessionRoutes } from './sessions/sessions.routes.ts'
import { gameHostSettings } from './settings.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

export const MIGRATIONS = { schema: 'game_host', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface GameHostOptions {
  /** Model of each game, by game code; read once at start. */
  assignments(options: CatalogueCacheOptions): Promise<GameAssignments> | GameAssignments
  /** Jackpots whose levels this host contributes to and draws. */
  jackpots?(options: CatalogueCacheOptions): Promise<readonly JackpotConfig[]> | readonly JackpotConfig[]
  /** Whether a game requires a password [5.3]; default: asks the content service. */
  needsPassword?: NeedsPassword
  draw?: Draw
  /** Default: the database's clock. */
  now?: () => Date
  /** Monotonic milliseconds. */
  monotonic?: () => number
}

/** The game host as a service of the stack; default RNG: node:crypto, default time: the database's. */
export const createGameHost = ({
  assignments,
  jackpots = () => [],
  needsPassword,
  draw = randomInt,
  now: nowOverride,
  monotonic = () => performance.now(),
}: GameHostOptions): ServiceDefinition => ({
  name: 'game-host',
  prefix: '',
  async register(app, { database, dataFolder, log, environment, metrics, addReadyCheck }) {
    const settings = gameHostSettings(environment)
    const { pool } = database
    await migrate(pool, MIGRATIONS, { log })
    const now = nowOverride ?? (await openDatabaseTime(app, database, log))
    const roundClock = await openRoundClock(pool, monotonic)
    const gameAssignments = await assignments({ dataFolder, log })
    const liveSecret = settings.liveRounds ?? (await installationSecret(pool, dataFolder, 'live-rounds'))
    const games = openGames(gameAssignments, await readFormerGames(pool), liveSecret)
    const jackpotConfigs = await jackpots({ dataFolder, log })
    const jackpotOf = await openJackpots(pool, jackpotConfigs, now())
    log.info({ event: 'games', count: games.offered.size }, 'games loaded')
    for (const round of await readOpenModels(pool))
      if (!games.ofRound(round))
        log.error({ event: 'model unknown', ...round }, 'open rounds use a model that this version does not have')
    const wallet = createWalletClient({
      address: settings.wallet,
      provider: settings.walletProvider,
      secret: settings.walletSecret ?? (await installationSecret(pool, dataFolder, `wallet-${settings.walletProvider}`)),
      timeout: settings.walletTimeout,
      now,
    })
    const clients = openClients(settings, { dataFolder, log })
    const requirePermit = permitCheck({
      needsPassword:
        needsPassword ??
        createPasswordLookup({
          address: settings.content,
          fallback: (gameCode) => gameAssignments.get(gameCode)?.requirePassword ?? false,
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
      liveSecret,
      now,
      roundClock,
      log,
    }
    checkClients(context, addReadyCheck)
    addLaunchRoutes(app, context)
    addClientRoutes(app, context)
    addSessionRoutes(app, context)
    addFavouriteRoutes(app, context)
    addRoundRoutes(app, context)
    addCrashTableRoutes(app, context)
    addJackpotRoutes(app, context)
    addArtRoutes(app, context)
    addOperatorRoutes(app, context)
    await app.register(async (scope) => addPersonalDataRoutes(scope, context), { prefix: '/operator' })
    addLiveTableHub(app, context, { secret: liveSecret, metrics })
    addOccupancyRoutes(app, context)
    const leases = await openLeases(pool)
    startIdleSessionSweep(app, context, leases)
    startPurgeJob(app, context, leases)
    await startRoundClockWriter(app, context)
    startRoundSweeper(app, context)
  },
})

/** All nodes use one clock for sessions and wallet calls. */
async function openDatabaseTime(
  app: FastifyInstance,
  { pool }: ServiceDeps['database'],
  log: ServiceDeps['log'],
): Promise<() => Date> {
  const clock = await openDatabaseClock(pool, {
    onError: (err) => log.warn({ err }, 'reading the database time failed'),
  })
  app.addHook('onClose', () => clock.close())
  return clock.now
}
