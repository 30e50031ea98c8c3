import { randomBytes as systemRandomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import {
  installationSecret,
  migrate,
  openDatabaseClock,
  StartupError,
  type ServiceDefinition,
  type ServiceDeps,
} from '@herna/service-kit'
import { WALLET_PREFIX } from '@herna/contract/wallet'
import {
  addEngagementGatewayRoutes,
  addEngagementInternalRoutes,
  addEngagementOperatorRoutes,
  addEngagementPlatformRoutes,
  type BonusTemplate,
  type EngagementContext,
  seedBonuses,
  type TournamentDefinition,
  writeTemplates,
} from './engagement/index.ts'
import { addScriptRoutes, admitCallers, admitServices, operatorsOnly, takeEmptyBodies } from './http/index.ts'
import {
  addIdentityGatewayRoutes,
  addIdentityInternalRoutes,
  addIdentityOperatorRoutes,
  addIdentityPlatformRoutes,
  type CodeRequests,
  createCodeRequests,
  createMailer,
  createPasswords,
  type IdentityContext,
  type IdentityPorts,
  seedPlayers,
  type StartingPlayer,
} from './identity/index.ts'
import { runScheduledJobs } from './jobs/index.ts'
import {
  createKeys,
  type ExcludedRegister,
  type GameList,
  type PamContext,
  pamSettings,
  type Passwords,
  reachSecret,
} from './foundation/index.ts'
import { addEventRoutes } from './outbox/index.ts'
import {
  addProtectionOperatorRoutes,
  addProtectionPlatformRoutes,
  askRegister,
  createSandboxRegister,
  noRegister,
  playBlock,
  refreshRegisterState,
} from './protection/index.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import {
  addProviderRoutes,
  addWalletGatewayRoutes,
  addWalletOperatorRoutes,
  addWalletPlatformRoutes,
  createGameList,
  openWallet,
  reachProviders,
} from './wallet/index.ts'

export const MIGRATIONS = { schema: 'pam', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

type ServiceContext = IdentityContext & EngagementContext

export interface PamParts {
  /** The database's clock unless given. */
  now?: () => Date
  randomBytes?: (size: number) => Buffer
  /** The sandbox's table unless an operator's own is given. */
  register?: ExcludedRegister
  /** Read from the content service unless given. */
  games?: GameList
  /** The operator's; none unless given. */
  bonusTemplates?: readonly BonusTemplate[]
  tournaments?: readonly TournamentDefinition[]
  /** Of the sandbox (`HERNA_SANDBOX`, `HERNA_SEED_PLAYERS`); none unless given. */
  players?: readonly StartingPlayer[]
  /** Starts the periodic work; `runScheduledJobs` unless given. Tests run jobs themselves. */
  startJobs?: typeof runScheduledJobs
  /** argon2id unless given. */
  passwords?: Passwords
}

/** Player account management: `/platform` and `/gateway`. Time is the database's and randomness the system's unless given. */
export const createPam = ({
  now: givenNow,
  randomBytes = systemRandomBytes,
  register,
  passwords,
  games,
  bonusTemplates = [],
  tournaments = [],
  players = [],
  startJobs = runScheduledJobs,
}: PamParts = {}): ServiceDefinition => ({
  name: 'pam',
  prefix: '',
  async register(app, { database, dataFolder, log, environment }) {
    const settings = pamSettings(environment)
    if (settings.sandbox === 'off' && settings.smtp === undefined)
      throw new StartupError('HERNA_SMTP_URL: outside the sandbox (HERNA_SANDBOX=off) a mail server is needed')
    const ownServer = Boolean(environment['DATABASE_URL'])
    const keys = createKeys(await reachSecret(database.pool, { key: settings.key, dataFolder, ownServer }))
    await migrate(database.pool, MIGRATIONS, { log })
    const now = givenNow ?? (await databaseTime(app, database, log))
    const parts: PamContext = {
      pool: database.pool,
      settings,
      keys,
      passwords: passwords ?? (await createPasswords(randomBytes)),
      register: register ?? (settings.sandbox === 'on' ? createSandboxRegister(database.pool) : noRegister),
      games: games ?? createGameList({ address: settings.content, now, log }),
      now,
      randomBytes,
      log,
    }
    const context: ServiceContext = { ...parts, ports: identityPorts(parts), bonusTemplates, tournaments }
    await writeTemplates(database.pool, bonusTemplates)
    if (settings.sandbox === 'on' && settings.seedPlayers === 'on') {
      log.info({ event: 'seeded players', count: await seedPlayers(context, players) })
      for (const player of players) await seedBonuses(context, player)
    }
    const mailer = createMailer(app, context)
    const codeRequests = createCodeRequests(app, context)
    await startJobs(app, log, scheduledJobs(context, { mailer, codeRequests }))
    await app.register(async (scope) => addPlatform(scope, context, codeRequests), { prefix: '/platform' })
    await app.register(async (scope) => addScriptRoutes(scope), { prefix: '/platform' })
    await app.register(async (scope) => addGateway(scope, context), { prefix: '/gateway' })
    const providers = await reachProviders(database.pool, settings.walletProviders, {
      sandbox: settings.sandbox === 'on',
      dataFolder,
    })
    await app.register(async (scope) => addProviderRoutes(scope, context, providers), { prefix: WALLET_PREFIX })
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    await app.register(async (scope) => addInternal(scope, context, secret))
  },
})

/** Identity stands below these modules, so it is given what it needs of them. */
const identityPorts = (context: PamContext): IdentityPorts => ({
  askRegister: (personKey) => askRegister(context.register, personKey),
  refreshRegisterState: (player) => refreshRegisterState(context, player),
  playBlock,
  openWallet,
})

/** What protects a player is decided by one clock for all nodes, never by that of the machine a call happens to reach (M12). */
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

function addPlatform(app: FastifyInstance, context: ServiceContext, codeRequests: CodeRequests): void {
  admitCallers(app, context.settings)
  takeEmptyBodies(app)
  addIdentityPlatformRoutes(app, context, codeRequests)
  addProtectionPlatformRoutes(app, context)
  addWalletPlatformRoutes(app, context)
  addEngagementPlatformRoutes(app, context)
  app.register(async (scope) => addOperator(scope, context))
}

function addOperator(app: FastifyInstance, context: EngagementContext): void {
  const check = operatorsOnly(context.settings.operatorToken)
  // After the rate limit, so that guesses count, and before the body is read.
  app.addHook('preParsing', async (request, reply) => check(request, reply))
  addIdentityOperatorRoutes(app, context)
  addProtectionOperatorRoutes(app, context)
  addWalletOperatorRoutes(app, context)
  addEngagementOperatorRoutes(app, context)
}

function addGateway(app: FastifyInstance, context: ServiceContext): void {
  admitCallers(app, context.settings)
  takeEmptyBodies(app)
  addIdentityGatewayRoutes(app, context)
  addWalletGatewayRoutes(app, context)
  addEngagementGatewayRoutes(app, context)
}

/** What the other services of the installation call. */
function addInternal(app: FastifyInstance, context: PamContext, secret: string): void {
  admitServices(app, secret)
  addEventRoutes(app, context)
  addIdentityInternalRoutes(app, context)
  addEngagementInternalRoutes(app, context)
}
