import { createHash } from 'node:crypto'
import type { LoginReply, Registration } from '@herna/contract/player'
import { createServer, createHealthMonitor, type HttpServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { inject, vi } from 'vitest'
import { type Browser, openBrowser } from './browser.fixture.ts'
import { type JobRunner, runJobs, runScheduledJobs, type ScheduledJob } from './jobs/index.ts'
import type { Passwords } from './foundation/index.ts'
import { BONUS_TEMPLATES, TOURNAMENTS } from './offers.fixture.ts'
import { createPam, MIGRATIONS, type PamParts } from './pam-service.ts'

export const PORTAL = 'http://portal.test:3000'
export const PASSWORD = 'Modrá-Lampa-42'

/** Hundreds of argon2id hashes take half a minute: only login tests request it by `passwords: undefined`. */
export const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async (hash, password) => hash !== null && hash === (await QUICK_PASSWORDS.hash(password)),
}

export interface RunningPam {
  app: HttpServer
  database: TestDatabase
  clock: { now: Date }
  /** Log lines of the service. */
  logged: string[]
  /** Runs the tournament, bonus and play-day jobs; in tests they run only through this. */
  runPlayJobs(): Promise<void>
  pass(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  /** A new browser with its own cookies. */
  browser(): Browser
  /** The code in the newest mail to the address. */
  mailedCode(to: string): Promise<string>
  /** Registers a player with a verified address; not logged in. */
  newPlayer(name: string, overrides?: Partial<Registration>): Promise<Registration>
  /** A browser logged in on both hosts. */
  playing(name: string, body?: object): Promise<Browser>
  close(): Promise<void>
}

/** Deterministic pseudo-random bytes per seed. */
function seededBytes(seed: string): (size: number) => Buffer {
  let count = 0
  return (size) => {
    count += 1
    return createHash('shake256', { outputLength: size }).update(`${seed}${count}`).digest()
  }
}

/** A valid birth number of a man born on that day; each `serial` is another person. */
export function birthNumber(birthDate: string, serial: number): string {
  const start = birthDate.slice(2).replaceAll('-', '')
  const firstDigits = Number(`${start}${String(serial % 1000).padStart(3, '0')}`)
  // The tenth digit makes it divisible by 11; a remainder of 10 has none, so the next serial is taken.
  const checkDigit = (11 - ((firstDigits * 10) % 11)) % 11
  return checkDigit === 10 ? birthNumber(birthDate, serial + 1) : `${firstDigits}`.padStart(9, '0') + String(checkDigit)
}

let people = 0
export function registrationOf(username: string, overrides: Partial<Registration> = {}): Registration {
  people += 2
  const birthDate = overrides.birthDate ?? '1990-05-17'
  return {
    username,
    email: `${username}@posta.test`,
    password: PASSWORD,
    firstName: 'Ján',
    lastName: 'Skúšobný',
    birthDate,
    birthNumber: birthNumber(birthDate, people * 7),
    phone: '+421901234567',
    street: 'Dlhá 1',
    city: 'Žilina',
    postalCode: '010 01',
    termsVersion: '2026-11',
    consents: { terms: true, privacy: true, marketing: false },
    ...overrides,
  }
}

/** The `atStart` jobs (tournaments, bonuses, play days) run only on demand in tests. */
const isPlayJob = ({ atStart }: ScheduledJob) => atStart === true

/** The service behind a real HTTP server, with its own database; tests control the clock. */
export async function runPam(
  options: { environment?: Record<string, string>; parts?: PamParts; database?: TestDatabase } = {},
): Promise<RunningPam> {
  const database = options.database ?? (await testDatabase(MIGRATIONS))
  const clock = { now: new Date('2026-03-02T10:00:00Z') }
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  let jobs: readonly ScheduledJob[] = []
  let runner: JobRunner | null = null
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'pam', logger: log, monitor, isStrict: true })
  const service = createPam({
    now: () => clock.now,
    randomBytes: seededBytes(`${inject('seed')}${options.environment?.['SEED'] ?? 'a'}`),
    startJobs: (app, given, scheduled) => {
      jobs = scheduled
      runner = given
      return runScheduledJobs(
        app,
        given,
        scheduled.filter((job) => !isPlayJob(job)),
      )
    },
    passwords: QUICK_PASSWORDS,
    bonusTemplates: BONUS_TEMPLATES,
    tournaments: TOURNAMENTS,
    ...options.parts,
  })
  const environment = {
    HERNA_SERVICES_ORIGIN: 'http://services.test:4000',
    HERNA_PORTAL_ORIGIN: PORTAL,
    HERNA_PAM_KEY: 'a key of tests, thirty-two characters long',
    HERNA_LOGINS_PER_MINUTE: '100000',
    HERNA_REGISTRATIONS_PER_HOUR: '100000',
    HERNA_CODES_PER_MINUTE: '100000',
    HERNA_OPERATOR_TOKEN: 'operators-token-of-tests',
    HERNA_SEED_PLAYERS: 'off',
    // No content service: tests that need games provide them.
    HERNA_CONTENT_URL: 'http://127.0.0.1:9/content',
    ...options.environment,
  }
  const addReadyCheck = (name: string, check: () => Promise<void> | void) => monitor.checks.set(name, check)
  const deps = { database, dataFolder: database.dataFolder, log, environment, metrics: monitor.metrics, addReadyCheck }
  await app.register(async (scope) => service.register(scope, deps), { prefix: service.prefix })
  await app.ready()
  const pam: RunningPam = {
    app,
    database,
    clock,
    logged,
    async runPlayJobs() {
      if (runner) await runJobs(runner, jobs.filter(isPlayJob))
    },
    pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      clock.now = new Date(clock.now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
    browser: () => openBrowser(app),
    async mailedCode(to) {
      // Requested codes are mailed after the reply.
      const mailed = async () => {
        const { rowCount } = await database.pool.query('SELECT 1 FROM pam.code_requests')
        if (rowCount !== 0) throw new Error('requested codes are not mailed yet')
      }
      // The same timeout as the polls of all tests; the default second is too short on a busy machine.
      await vi.waitFor(mailed, { timeout: 15_000 })
      const mails = (await app.inject(`/platform/mail?to=${to}`)).json<{ text: string }[]>()
      return /^[A-Z2-9]{4}-[A-Z2-9]{4}$/m.exec(mails[0]?.text ?? '')?.[0] ?? ''
    },
    async newPlayer(name, overrides) {
      const registration = registrationOf(name, overrides)
      const browser = openBrowser(app)
      await browser.expect(201, 'POST', '/platform/register', registration)
      await browser.expect(200, 'POST', '/platform/email-verification', {
        login: name,
        code: await pam.mailedCode(registration.email),
      })
      return registration
    },
    async playing(name, body = {}) {
      const browser = openBrowser(app)
      await browser.expect<LoginReply>(200, 'POST', '/platform/login', { username: name, password: PASSWORD, ...body })
      await browser.gatewayLogin(name)
      return browser
    },
    async close() {
      await app.close()
      if (!options.database) await database.close()
    },
  }
  return pam
}
