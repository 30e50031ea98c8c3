import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from './browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from './pam.fixture.ts'
import { codeAt } from './identity/index.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const OTHER_PASSWORD = 'Zelený-Plot-77'
const MISTYPED = 'Skoro-Spravne-5'
const OPERATOR = { authorization: 'Bearer operators-token-of-tests' }
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * A player's life through every flow that takes or gives something secret. What fails is left out, so that the same life can be led in a broken house;
 * whatever was said or given on the way is in `planted`.
 */
async function live(name: string, planted: Set<string>): Promise<void> {
  const wanted = registrationOf(name, { firstName: `Meno-${name}`, lastName: `Priezvisko-${name}`, street: `Ulica-${name} 7` })
  for (const value of [wanted.email, wanted.birthNumber, wanted.phone ?? '', wanted.street, wanted.firstName, wanted.lastName])
    planted.add(value)
  for (const value of [PASSWORD, OTHER_PASSWORD, MISTYPED]) planted.add(value)
  const browser = pam.browser()
  const say = async (method: string, url: string, body?: object, by: Browser = browser, headers?: Record<string, string>) => {
    const { body: answer } = await by.call(method, url, body, headers)
    for (const value of by.cookies.values()) planted.add(value)
    return (answer ?? {}) as Record<string, never>
  }
  const mailed = async () => {
    const code = await pam.mailedCode(wanted.email)
    if (code) planted.add(code)
    return code
  }
  await say('POST', '/platform/register', wanted)
  await say('POST', '/platform/register', wanted, pam.browser())
  await say('POST', '/platform/email-verification', { login: name, code: 'AAAA-BBBB' })
  await say('POST', '/platform/email-verification', { login: wanted.email, code: await mailed() })
  await say('POST', '/platform/login', { username: wanted.email, password: MISTYPED })
  await say('POST', '/platform/login', { username: name, password: PASSWORD, rememberMe: 1 })
  const { temporaryToken = '' } = await say('POST', '/platform/temporary-token')
  if (temporaryToken) planted.add(temporaryToken)
  const gateway = await say('POST', '/gateway/v1/login', { username: name, ims_temporary_token: temporaryToken })
  for (const token of [gateway['notificationToken'], gateway['sessionToken']]) if (typeof token === 'string') planted.add(token)
  const { temporaryToken: native = '' } = await say('POST', '/platform/temporary-token')
  if (native) planted.add(native)
  await say('GET', `/platform/nothing?nativeapp=1&username=${name}&token=${native}`)
  await say('GET', `/platform/login/native?username=${wanted.email}&token=${native}`)
  await say('POST', '/platform/login/native', { username: name, token: native }, pam.browser())
  await say('PATCH', '/platform/account', { phone: wanted.phone, street: wanted.street, city: 'Žilina', postalCode: '010 01' })
  await say('GET', '/platform/account')
  await say('GET', '/gateway/pams/api/v2/playerInfo?requestedPlayerData=email,birthDate')
  const { secret = '' } = await say('POST', '/platform/second-factor/set-up', { password: PASSWORD })
  if (secret) planted.add(secret)
  const confirmed = await say('POST', '/platform/second-factor/confirm', { code: codeAt(bytesOf(secret), pam.clock.now) })
  for (const code of (confirmed['recoveryCodes'] as string[] | undefined) ?? []) planted.add(code)
  const other = pam.browser()
  const half = await say('POST', '/platform/login', { username: name, password: PASSWORD }, other)
  const { challenge } =
    (half['sessionValidationData'] as { SessionValidationBy2FAData?: { challenge?: string } } | undefined)
      ?.SessionValidationBy2FAData ?? {}
  if (challenge) planted.add(challenge)
  pam.pass({ seconds: 30 })
  const code = codeAt(bytesOf(secret), pam.clock.now)
  await say('POST', '/platform/login/second-factor', { challenge: challenge ?? 'x', code: '000000' }, other)
  await say('POST', '/platform/login/second-factor', { challenge: challenge ?? 'x', code }, other)
  await say('POST', '/platform/second-factor/switch-off', { password: PASSWORD, code: [...planted].at(-1) ?? 'x' })
  await say('POST', '/platform/password', { currentPassword: MISTYPED, newPassword: OTHER_PASSWORD })
  await say('POST', '/platform/password', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD })
  await say('POST', '/platform/password/reset/send', { login: wanted.email })
  await say('POST', '/platform/password/reset', { login: name, code: await mailed(), newPassword: OTHER_PASSWORD })
  await say('POST', '/platform/unlock/send', { login: wanted.email })
  await say('POST', '/platform/unlock', { login: name, code: await mailed() })
  await say('PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 1_000 })
  await say('POST', '/platform/cookie-consent', { analytics: true, marketing: false, personalisation: false })
  const person = { birthNumber: wanted.birthNumber, excluded: true }
  await say('POST', '/platform/operator/register/persons', person, pam.browser(), OPERATOR)
  await say('POST', '/platform/operator/suspension', { username: wanted.email, suspended: true }, pam.browser(), OPERATOR)
  await say('POST', '/platform/logout', { allSessions: true })
}

const tellsNothing = (planted: Set<string>) => {
  const log = pam.logged.join('\n')
  // A code of six digits or a short word might stand in a time or a port by chance.
  const found = [...planted].filter((value) => value.length > 6 && log.includes(value))
  expect(found).toEqual([])
}

test('through a whole life of a player nothing secret or personal stands in the log (S17)', async () => {
  const planted = new Set<string>()
  await live('zivotopis', planted)
  // Cookies, codes and tokens were really given, or nothing would be proven.
  expect(planted.size).toBeGreaterThan(25)
  expect(pam.logged.length).toBeGreaterThan(20)
  tellsNothing(planted)
})

/** Where that life writes what is secret or personal; the full run has every table refuse. */
const TELLING = [
  'access_tokens',
  'audit_log',
  'code_requests',
  'declined_registrations',
  'login_attempts',
  'login_challenges',
  'mailed_codes',
  'mail_outbox',
  'players',
  'recovery_codes',
  'remember_tokens',
  'sessions',
]

test('nor where the database refuses every write of a table, and says what it refused (S17)', async () => {
  const { rows } = await pam.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'pam' AND table_type = 'BASE TABLE' AND table_name <> 'migrations' ORDER BY 1`,
  )
  const tables = inject('breadth') === 'full' ? rows : rows.filter(({ name }) => TELLING.includes(name))
  const planted = new Set<string>()
  const failures = () => pam.logged.filter((line) => line.includes('"err"')).length
  const before = failures()
  for (const [index, { name }] of tables.entries()) {
    await pam.database.pool.query(`ALTER TABLE pam.${name} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`)
    await live(`rozbity${index}`, planted)
    await pam.database.pool.query(`ALTER TABLE pam.${name} DROP CONSTRAINT refuses_all`)
  }
  expect(tables.length).toBeGreaterThanOrEqual(TELLING.length)
  // Registering, verifying, logging in, codes, challenges: what is refused early lets the rest of that life fail without the database.
  expect(failures() - before).toBeGreaterThan(5)
  expect(pam.logged.join('\n')).toContain('the database refused with 23514')
  tellsNothing(planted)
}, 120_000)
