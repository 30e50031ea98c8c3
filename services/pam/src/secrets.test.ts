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
 * Runs every flow that receives or returns secrets. Failures are ignored, so that it also runs on a broken database; `planted`
 * collects all secrets.
 */
async function exerciseAllFlows(name: string, planted: Set<string>): Promise<void> {
  const registration = registrationOf(name, {
    firstName: `Meno-${name}`,
    lastName: `Priezvisko-${name}`,
    street: `Ulica-${name} 7`,
  })
  for (const value of [
    registration.email,
    registration.birthNumber,
    registration.phone ?? '',
    registration.street,
    registration.firstName,
    registration.lastName,
  ])
    planted.add(value)
  for (const value of [PASSWORD, OTHER_PASSWORD, MISTYPED]) planted.add(value)
  const browser = pam.browser()
  const call = async (
    method: string,
    url: string,
    body?: object,
    client: Browser = browser,
    headers?: Record<string, string>,
  ) => {
    const { body: responseBody } = await client.call(method, url, body, headers)
    for (const value of client.cookies.values()) planted.add(value)
    return (responseBody ?? {}) as Record<string, never>
  }
  const mailed = async () => {
    const code = await pam.mailedCode(registration.email)
    if (code) planted.add(code)
    return code
  }
  await call('POST', '/platform/register', registration)
  await call('POST', '/platform/register', registration, pam.browser())
  await call('POST', '/platform/email-verification', { login: name, code: 'AAAA-BBBB' })
  await call('POST', '/platform/email-verification', { login: registration.email, code: await mailed() })
  await call('POST', '/platform/login', { username: registration.email, password: MISTYPED })
  await call('POST', '/platform/login', { username: name, password: PASSWORD, rememberMe: 1 })
  const { temporaryToken = '' } = await call('POST', '/platform/temporary-token')
  if (temporaryToken) planted.add(temporaryToken)
  const gateway = await call('POST', '/gateway/v1/login', { username: name, ims_temporary_token: temporaryToken })
  for (const token of [gateway['notificationToken'], gateway['sessionToken']]) if (typeof token === 'string') planted.add(token)
  const { temporaryToken: native = '' } = await call('POST', '/platform/temporary-token')
  if (native) planted.add(native)
  await call('GET', `/platform/nothing?nativeapp=1&username=${name}&token=${native}`)
  await call('GET', `/platform/login/native?username=${registration.email}&token=${native}`)
  await call('POST', '/platform/login/native', { username: name, token: native }, pam.browser())
  await call('PATCH', '/platform/account', {
    phone: registration.phone,
    street: registration.street,
    city: 'Žilina',
    postalCode: '010 01',
  })
  await call('GET', '/platform/account')
  await call('GET', '/gateway/pams/api/v2/playerInfo?requestedPlayerData=email,birthDate')
  const { secret = '' } = await call('POST', '/platform/second-factor/set-up', { password: PASSWORD })
  if (secret) planted.add(secret)
  const confirmed = await call('POST', '/platform/second-factor/confirm', { code: codeAt(bytesOf(secret), pam.clock.now) })
  for (const code of (confirmed['recoveryCodes'] as string[] | undefined) ?? []) planted.add(code)
  const other = pam.browser()
  const passwordLogin = await call('POST', '/platform/login', { username: name, password: PASSWORD }, other)
  const { challenge } =
    (passwordLogin['sessionValidationData'] as { SessionValidationBy2FAData?: { challenge?: string } } | undefined)
      ?.SessionValidationBy2FAData ?? {}
  if (challenge) planted.add(challenge)
  pam.pass({ seconds: 30 })
  const code = codeAt(bytesOf(secret), pam.clock.now)
  await call('POST', '/platform/login/second-factor', { challenge: challenge ?? 'x', code: '000000' }, other)
  await call('POST', '/platform/login/second-factor', { challenge: challenge ?? 'x', code }, other)
  await call('POST', '/platform/second-factor/switch-off', { password: PASSWORD, code: [...planted].at(-1) ?? 'x' })
  await call('POST', '/platform/password', { currentPassword: MISTYPED, newPassword: OTHER_PASSWORD })
  await call('POST', '/platform/password', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD })
  await call('POST', '/platform/password/reset/send', { login: registration.email })
  await call('POST', '/platform/password/reset', { login: name, code: await mailed(), newPassword: OTHER_PASSWORD })
  await call('POST', '/platform/unlock/send', { login: registration.email })
  await call('POST', '/platform/unlock', { login: name, code: await mailed() })
  await call('PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 1_000 })
  await call('POST', '/platform/cookie-consent', { analytics: true, marketing: false, personalisation: false })
  const person = { birthNumber: registration.birthNumber, excluded: true }
  await call('POST', '/platform/operator/register/persons', person, pam.browser(), OPERATOR)
  await call('POST', '/platform/operator/suspension', { username: registration.email, suspended: true }, pam.browser(), OPERATOR)
  await call('POST', '/platform/logout', { allSessions: true })
}

const expectNothingLogged = (planted: Set<string>) => {
  const log = pam.logged.join('\n')
  // Short values could appear in a time or port by chance.
  const leaked = [...planted].filter((value) => value.length > 6 && log.includes(value))
  expect(leaked).toEqual([])
}

test('no flow of a player logs anything secret or personal (S17)', async () => {
  const planted = new Set<string>()
  await exerciseAllFlows('zivotopis', planted)
  // Otherwise nothing would be proven.
  expect(planted.size).toBeGreaterThan(25)
  expect(pam.logged.length).toBeGreaterThan(20)
  expectNothingLogged(planted)
})

/** Tables these flows write secrets to; the full run breaks every table. */
const SENSITIVE_TABLES = [
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

test('nothing is logged when the database refuses every write of a table and reports the row (S17)', async () => {
  const { rows } = await pam.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'pam' AND table_type = 'BASE TABLE' AND table_name <> 'migrations' ORDER BY 1`,
  )
  const tables = inject('breadth') === 'full' ? rows : rows.filter(({ name }) => SENSITIVE_TABLES.includes(name))
  const planted = new Set<string>()
  const failures = () => pam.logged.filter((line) => line.includes('"err"')).length
  const previousFailures = failures()
  for (const [index, { name }] of tables.entries()) {
    await pam.database.pool.query(`ALTER TABLE pam.${name} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`)
    await exerciseAllFlows(`rozbity${index}`, planted)
    await pam.database.pool.query(`ALTER TABLE pam.${name} DROP CONSTRAINT refuses_all`)
  }
  expect(tables.length).toBeGreaterThanOrEqual(SENSITIVE_TABLES.length)
  // Early refusals make the later steps fail without the database.
  expect(failures() - previousFailures).toBeGreaterThan(5)
  expect(pam.logged.join('\n')).toContain('database error 23514')
  expectNothingLogged(planted)
}, 120_000)
