import { createHash } from 'node:crypto'
import type { LoginReply, Registration } from '@herna/contract/player'
import { createDoor, createWatching, type Door, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { inject, vi } from 'vitest'
import { type Browser, openBrowser } from './browser.fixture.ts'
import { runJobs, runScheduledJobs, type ScheduledJob } from './jobs/index.ts'
import type { Passwords } from './foundation/index.ts'
import { BONUS_TEMPLATES, TOURNAMENTS } from './starting-offers.fixture.ts'
import { createPam, MIGRATIONS, type PamParts } from './pam-service.ts'

export const PORTAL = 'http://portal.test:3000'
export const PASSWORD = 'Modrá-Lampa-42'

/** Hundreds of real hashes take half a minute: argon2id is for the tests of logging in, which ask for it by `passwords: undefined`. */
export const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async (hash, password) => hash !== null && hash === (await QUICK_PASSWORDS.hash(password)),
}

export interface RunningPam {
  app: Door
  database: TestDatabase
  clock: { now: Date }
  /** Lines the service logged. */
  logged: string[]
  /** Runs the jobs that advance tournaments and bonuses and count what was played; they run in tests only by this. */
  runPlayJobs(): Promise<void>
  pass(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  /** A browser of its own, with its own cookies. */
  browser(): Browser
  /** The code in the newest mail to that address. */
  mailedCode(to: string): Promise<string>
  /** A player whose address is verified; nobody is logged in. */
  newPlayer(name: string, of?: Partial<Registration>): Promise<Registration>
  /** LoggedInPlayer in on both hosts. */
  playing(name: string, body?: object): Promise<Browser>
  close(): Promise<void>
}

/** Random enough for tests, and the same in every run of one seed. */
function seededBytes(seed: string): (size: number) => Buffer {
  let count = 0
  return (size) => {
    count += 1
    return createHash('shake256', { outputLength: size }).update(`${seed}${count}`).digest()
  }
}

/** A birth number of a man born on that day; each `serial` is another person. */
export function birthNumber(birthDate: string, serial: number): string {
  const start = birthDate.slice(2).replaceAll('-', '')
  const first = Number(`${start}${String(serial % 1000).padStart(3, '0')}`)
  // The tenth digit makes it divisible by 11; a remainder of 10 has none, so the next serial is taken.
  const last = (11 - ((first * 10) % 11)) % 11
  return last === 10 ? birthNumber(birthDate, serial + 1) : `${first}`.padStart(9, '0') + String(last)
}

let people = 0
export function registrationOf(username: string, of: Partial<Registration> = {}): Registration {
  people += 2
  const birthDate = of.birthDate ?? '1990-05-17'
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
    ...of,
  }
}

/** Tournaments, bonuses and play days are the jobs that also run at the start; no test wants them behind its back. */
const isPlayJob = ({ atStart }: ScheduledJob) => atStart === true

/** The service behind a real door, on a database of its own; the clock stands until a test moves it. */
export async function runPam(
  given: { environment?: Record<string, string>; parts?: PamParts; database?: TestDatabase } = {},
): Promise<RunningPam> {
  const database = given.database ?? (await testDatabase(MIGRATIONS))
  const clock = { now: new Date('2026-03-02T10:00:00Z') }
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  let jobs: readonly ScheduledJob[] = []
  const watching = createWatching()
  const app = await createDoor({ title: 'pam', logger: log, watching, isStrict: true })
  const service = createPam({
    now: () => clock.now,
    randomBytes: seededBytes(`${inject('seed')}${given.environment?.['SEED'] ?? 'a'}`),
    startJobs: (app, log, all) => {
      jobs = all
      return runScheduledJobs(
        app,
        log,
        all.filter((job) => !isPlayJob(job)),
      )
    },
    passwords: QUICK_PASSWORDS,
    bonusTemplates: BONUS_TEMPLATES,
    tournaments: TOURNAMENTS,
    ...given.parts,
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
    // Nobody answers there: a test that needs games gives them.
    HERNA_CONTENT_URL: 'http://127.0.0.1:9/content',
    ...given.environment,
  }
  const addReadyCheck = (name: string, check: () => Promise<void> | void) => watching.checks.set(name, check)
  const deps = { database, dataFolder: database.dataFolder, log, environment, metrics: watching.metrics, addReadyCheck }
  await app.register(async (scope) => service.register(scope, deps), { prefix: service.prefix })
  await app.ready()
  const pam: RunningPam = {
    app,
    database,
    clock,
    logged,
    runPlayJobs: () => runJobs(log, jobs.filter(isPlayJob)),
    pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      clock.now = new Date(clock.now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
    browser: () => openBrowser(app),
    async mailedCode(to) {
      // Codes that are asked for are mailed after the answer.
      const mailed = async () => {
        const { rowCount } = await database.pool.query('SELECT 1 FROM pam.code_requests')
        if (rowCount !== 0) throw new Error('codes that were asked for are not mailed yet')
      }
      // As patient as the polls of all tests: the usual second is a test of the machine.
      await vi.waitFor(mailed, { timeout: 15_000 })
      const mails = (await app.inject(`/platform/mail?to=${to}`)).json<{ text: string }[]>()
      return /^[A-Z2-9]{4}-[A-Z2-9]{4}$/m.exec(mails[0]?.text ?? '')?.[0] ?? ''
    },
    async newPlayer(name, of) {
      const wanted = registrationOf(name, of)
      const browser = openBrowser(app)
      await browser.expect(201, 'POST', '/platform/register', wanted)
      await browser.expect(200, 'POST', '/platform/email-verification', { login: name, code: await pam.mailedCode(wanted.email) })
      return wanted
    },
    async playing(name, body = {}) {
      const browser = openBrowser(app)
      await browser.expect<LoginReply>(200, 'POST', '/platform/login', { username: name, password: PASSWORD, ...body })
      await browser.gatewayLogin(name)
      return browser
    },
    async close() {
      await app.close()
      if (!given.database) await database.close()
    },
  }
  return pam
}
