import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'
import { pamSettings } from '../../foundation/index.ts'
import { removeStale } from './remove-stale.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const sweep = () =>
  removeStale({ pool: pam.database.pool, now: () => pam.clock.now, settings: pamSettings({ HERNA_UNVERIFIED_HOURS: '48' }) })
const count = async (table: string) => (await pam.database.pool.query(`SELECT 1 FROM pam.${table}`)).rowCount

test('expired data is removed; an active session, its tokens and the audit log are not', async () => {
  await pam.newPlayer('stary')
  await pam.playing('stary', { rememberMe: 1 })
  await pam.browser().call('POST', '/platform/login', { username: 'nikto', password: 'x' })
  await sweep()
  for (const [table, rows] of [
    ['sessions', 1],
    ['access_tokens', 2],
    ['remember_tokens', 1],
    ['login_attempts', 1],
    ['mail_outbox', 1],
    ['known_devices', 1],
    ['code_requesters', 2],
  ] as const)
    expect([table, await count(table)]).toEqual([table, rows])
  const trail = await count('audit_log')
  pam.pass({ days: 401 })
  await sweep()
  for (const table of [
    'sessions',
    'access_tokens',
    'temporary_tokens',
    'remember_tokens',
    'login_attempts',
    'mail_outbox',
    'known_devices',
    'code_requesters',
  ])
    expect([table, await count(table)]).toEqual([table, 0])
  expect(await count('audit_log')).toBe(trail)
  await pam.browser().expect(200, 'POST', '/platform/login', { username: 'stary', password: PASSWORD })
})

test('an address that is never verified is released after the configured time; accounts an operator touched stay', async () => {
  const registration = registrationOf('nedoverena')
  const register = (registration: object) => pam.browser().call('POST', '/platform/register', registration)
  await register(registration)
  await register(registrationOf('vpredajni'))
  await pam.database.pool.query(`UPDATE pam.players SET account_kind = 'in-shop' WHERE username = 'vpredajni'`)
  await register({ ...registrationOf('druhepokus'), email: registration.email })
  const unverifiedPlayers = async () =>
    (await pam.database.pool.query(`SELECT username FROM pam.players WHERE email_verified_at IS NULL`)).rows
  pam.pass({ hours: 47 })
  await sweep()
  expect([(await unverifiedPlayers()).length, await count('declined_registrations')]).toEqual([2, 1])
  pam.pass({ hours: 2 })
  await sweep()
  expect([await unverifiedPlayers(), await count('declined_registrations')]).toEqual([[{ username: 'vpredajni' }], 0])
  await pam.newPlayer('nedoverena', { email: registration.email, birthNumber: registration.birthNumber })
})
