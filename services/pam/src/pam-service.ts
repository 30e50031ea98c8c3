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
import { addAccountRoutes } from './identity/accounts/accounts.routes.ts'
import { takeEmptyBodies } from './http/empty-bodies.ts'
import { addBonusAnswerRoutes, addBonusRoutes, seedBonuses, writeTemplates } from './engagement/bonuses/index.ts'
import { admitCallers } from './http/callers.ts'
import { createSandboxRegister, type ExcludedRegister, noRegister } from './protection/excluded-register/excluded-register.ts'
import { addFavouriteRoutes } from './engagement/favourites/index.ts'
import { addGatewaySessionRoutes } from './identity/gateway-session/gateway-session.routes.ts'
import { createGameList, type GameList } from './wallet/games/index.ts'
import { createKeys, reachSecret } from './keys.ts'
import { addInternal } from './outbox/index.ts'
import { addLoginRoutes } from './identity/login/login.routes.ts'
import { createCodeRequests } from './identity/mail/code-requests.ts'
import { addMailRoutes } from './identity/mail/mail.routes.ts'
import type { PamContext } from './pam-context.ts'
import { createPasswords, type Passwords } from './identity/passwords/passwords.ts'
import { addPasswordRoutes } from './identity/passwords/passwords.routes.ts'
import { addSecondFactorRoutes } from './identity/second-factor/second-factor.routes.ts'
import { sendMail } from './identity/mail/send-mail.ts'
import { addPlayerDataRoutes } from './wallet/player-data/player-data.routes.ts'
import { addPersonalisedRoutes } from './engagement/personalised/index.ts'
import { addPlayedRoutes } from './wallet/played/index.ts'
import { addPlayerMessageRoutes } from './engagement/player-messages/index.ts'
import { addPreferenceRoutes } from './identity/accounts/preferences.routes.ts'
import { addProfileRoutes } from './identity/accounts/profile.routes.ts'
import { addCashier } from './wallet/cashier/index.ts'
import { addConsentRoutes } from './identity/consent/cookie-consent.routes.ts'
import { addMessageRoutes } from './identity/waiting-messages/waiting-messages.routes.ts'
import { mindHouse, mindRegularly } from './jobs/index.ts'
import { addOperatorRoutes } from './protection/operator/operator.routes.ts'
import { addProtectionRoutes } from './protection/protection.routes.ts'
import { addScriptRoutes } from './http/scripts/scripts.routes.ts'
import { seedPlayers } from './identity/seeding/seed-players.ts'
import { addTermsRoutes } from './identity/accounts/terms.routes.ts'
import { sweepStale } from './identity/sessions/sweep.ts'
import { addSessionRoutes } from './identity/sessions/sessions.routes.ts'
import { pamSettings } from './settings.ts'
import { addTournamentRoutes } from './engagement/tournaments/index.ts'
import { reachProviders } from './wallet/seamless/providers.ts'
import { addWallet } from './wallet/seamless/wallet.routes.ts'

export const MIGRATIONS = { schema: 'pam', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface PamParts {
  /** The database's clock unless given. */
  now?: () => Date
  randomBytes?: (size: number) => Buffer
  /** The sandbox's table unless an operator's own is given. */
  register?: ExcludedRegister
  /** Read from the content service unless given. */
  games?: GameList
  /** `off`: nothing is done but what requests do; tests mind the house themselves. */
  minding?: 'on' | 'off'
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
  minding = 'on',
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
    const context: PamContext = {
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
    await writeTemplates(database.pool)
    if (settings.sandbox === 'on' && settings.seedPlayers === 'on') {
      log.info({ event: 'seeded players', count: await seedPlayers(context) })
      await seedBonuses(context)
    }
    sendMail(app, context)
    sweepStale(app, context)
    if (minding === 'on') {
      await mindHouse(context)
      mindRegularly(app, context)
    }
    await app.register(async (door) => addPlatform(door, context), { prefix: '/platform' })
    await app.register(async (door) => addScriptRoutes(door), { prefix: '/platform' })
    await app.register(async (door) => addGateway(door, context), { prefix: '/gateway' })
    const providers = await reachProviders(database.pool, settings.walletProviders, {
      sandbox: settings.sandbox === 'on',
      dataFolder,
    })
    await app.register(async (door) => addWallet(door, context, providers), { prefix: WALLET_PREFIX })
    addInternal(app, context, settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal')))
  },
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

function addPlatform(app: FastifyInstance, context: PamContext): void {
  admitCallers(app, context.settings)
  takeEmptyBodies(app)
  const codeRequests = createCodeRequests(app, context)
  addAccountRoutes(app, context, codeRequests)
  addLoginRoutes(app, context, codeRequests)
  addSessionRoutes(app, context)
  addSecondFactorRoutes(app, context)
  addPasswordRoutes(app, context, codeRequests)
  addProfileRoutes(app, context)
  addTermsRoutes(app, context)
  addProtectionRoutes(app, context)
  addCashier(app, context)
  addMessageRoutes(app, context)
  addConsentRoutes(app, context)
  addPlayerMessageRoutes(app, context)
  addBonusAnswerRoutes(app, context)
  addOperatorRoutes(app, context)
  addMailRoutes(app, context)
}

function addGateway(app: FastifyInstance, context: PamContext): void {
  admitCallers(app, context.settings)
  takeEmptyBodies(app)
  addGatewaySessionRoutes(app, context)
  addPlayerDataRoutes(app, context)
  addPreferenceRoutes(app, context)
  addFavouriteRoutes(app, context)
  addPlayedRoutes(app, context)
  addBonusRoutes(app, context)
  addTournamentRoutes(app, context)
  addPersonalisedRoutes(app, context)
}
