import { randomBytes as systemRandomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import {
  installationSecret,
  migrate,
  openDatabaseClock,
  openLeases,
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
  addEngagementProviderRoutes,
  type BonusTemplate,
  type EngagementContext,
  seedBonuses,
  type TournamentDefinition,
  writeTemplates,
} from './engagement/index.ts'
import { addScriptRoutes, admitCallers, admitServices, operatorsOnly } from './http/index.ts'
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
  type SeededPlayer,
} from './identity/index.ts'
import { runScheduledJobs } from './jobs/index.ts'
import {
  createKeys,
  type ExcludedRegister,
  type GameList,
  type PamContext,
  pamSettings,
  type Passwords,
  resolveSecret,
} from './foundation/index.ts'
import { addEventRoutes } from './outbox/index.ts'
import { addPersonalDataOperatorRoutes } from './personal-data/index.ts'
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
  resolveProviders,
} from './wallet/index.ts'

export const MIGRATIONS = { schema: 'pam', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

type ServiceContext = IdentityContext & EngagementContext

export interface PamParts {
  /** Default: the database's clock. */
  now?: () => Date
  randomBytes?: (size: number) => Buffer
  /** Default: the sandbox's table; outside the sandbox none. */
  register?: ExcludedRegister
  /** Default: read from the content service. */
  games?: GameList
  /** The operator's offers; default: none. */
  bonusTemplates?: readonly BonusTemplate[]
  tournaments?: readonly TournamentDefinition[]
  /** Seeded players (`HERNA_SANDBOX`, `HERNA_SEED_PLAYERS`); default: none. */
  players?: readonly SeededPlayer[]
  /** Starts the scheduled jobs; default: `runScheduledJobs`. Tests run jobs themselves. */
  startJobs?: typeof runScheduledJobs
  /** Default: argon2id. */
  passwords?: Passwords
  /** Folder of the built browser scripts; default: `scripts/dist`. */
  scripts?: string
}

/**
 * Player account management: `/platform`, `/gateway`, `/wallet/v1` and `/internal/v1`. Time comes from the database and
 * randomness from the system unless given.
 */
export const createPam = ({
  now: nowOverride,
  randomBytes = systemRandomBytes,
  register,
  passwords,
  games,
  bonusTemplates = [],
  tournaments = [],
  players = [],
  startJobs = runScheduledJobs,
  scripts,
}: PamParts = {}): ServiceDefinition => ({
  name: 'pam',
  prefix: '',
  async register(app, { database, dataFolder, log, environment, addReadyCheck }) {
    const settings = pamSettings(environment)
    if (settings.sandbox === 'off' && settings.smtp === undefined)
      throw new StartupError('HERNA_SMTP_URL: outside the sandbox (HERNA_SANDBOX=off) a mail server is required')
    const isExternalDatabase = Boolean(environment['DATABASE_URL'])
    const keys = createKeys(await resolveSecret(database.pool, { key: settings.key, dataFolder, isExternalDatabase }))
    await migrate(database.pool, MIGRATIONS, { log })
    const now = nowOverride ?? (await databaseTime(app, database, log))
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
      log.info({ count: await seedPlayers(context, players) }, 'seeded players')
      for (const player of players) await seedBonuses(context, player)
    }
    const mailer = createMailer(app, context)
    const codeRequests = createCodeRequests(app, context)
    await startJobs(app, { log, leases: await openLeases(database.pool) }, scheduledJobs(context, { mailer, codeRequests }))
    await app.register(async (scope) => addPlatform(scope, context, codeRequests), { prefix: '/platform' })
    await app.register(async (scope) => addScriptRoutes(scope, { folder: scripts, dataFolder, log, addReadyCheck }), {
      prefix: '/platform',
    })
    await app.register(async (scope) => addGateway(scope, context), { prefix: '/gateway' })
    const providers = await resolveProviders(database.pool, settings.walletProviders, {
      sandbox: settings.sandbox === 'on',
      dataFolder,
    })
    await app.register(
      async (scope) => {
        addProviderRoutes(scope, context, providers)
        addEngagementProviderRoutes(scope, context)
      },
      { prefix: WALLET_PREFIX },
    )
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    await app.register(async (scope) => addInternal(scope, context, secret))
  },
})

/** Identity is below these modules, so it receives what it requires of them. */
const identityPorts = (context: PamContext): IdentityPorts => ({
  askRegister: (personKey) => askRegister(context.register, personKey),
  refreshRegisterState: (player) => refreshRegisterState(context, player),
  playBlock,
  openWallet,
})

/** Player protection is decided by one clock for all nodes: the database's (M12). */
async function databaseTime(
  app: FastifyInstance,
  { pool }: ServiceDeps['database'],
  log: ServiceDeps['log'],
): Promise<() => Date> {
  const clock = await openDatabaseClock(pool, {
    onError: (err) => log.warn({ err }, 'database clock could not be read; using the last known offset'),
  })
  app.addHook('onClose', () => clock.close())
  return clock.now
}

async function addPlatform(app: FastifyInstance, context: ServiceContext, codeRequests: CodeRequests): Promise<void> {
  await admitCallers(app, context.settings)
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
  addPersonalDataOperatorRoutes(app, context)
}

async function addGateway(app: FastifyInstance, context: ServiceContext): Promise<void> {
  await admitCallers(app, context.settings)
  addIdentityGatewayRoutes(app, context)
  addWalletGatewayRoutes(app, context)
  addEngagementGatewayRoutes(app, context)
}

/** Operations for the other services of the installation. */
function addInternal(app: FastifyInstance, context: PamContext, secret: string): void {
  admitServices(app, secret)
  addEventRoutes(app, context)
  addIdentityInternalRoutes(app, context)
  addEngagementInternalRoutes(app, context)
}
