import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHealthMonitor, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { openListeners, type OpenListeners, processSettings } from '@herna/services'
import { STACK } from '../src/stack.ts'

let database: TestDatabase
let listeners: OpenListeners
let folder: string
afterEach(async () => {
  await listeners.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** PAM started as in production, and HTTP calls as a local proxy forwards them. */
async function open(proxies: string) {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-proxies-'))
  const environment = { DATABASE_URL: '', HERNA_DATA_DIR: folder, HERNA_HOST: '127.0.0.1', HERNA_SERVICES_PORT: '0' }
  for (const [name, value] of Object.entries({ ...environment, HERNA_TRUSTED_PROXIES: proxies, HERNA_LOGINS_PER_MINUTE: '3' }))
    vi.stubEnv(name, value)
  const log = pino({ level: 'silent' })
  const settings = processSettings(process.env, STACK)
  listeners = await openListeners({ services: STACK, names: ['pam'], settings, database, monitor: createHealthMonitor(), log })
  const address = listeners.addresses[0]?.address
  const call = (path: string, client: string, init: RequestInit = {}) =>
    fetch(`${address}/platform${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client, ...(init.headers as object) },
    })
  const logIn = (client: string, password = 'Skusobna-Jazda-7') =>
    call('/login', client, { method: 'POST', body: JSON.stringify({ username: 'hrac', password }) })
  return { call, logIn }
}
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const lastAuditedAddress = async () =>
  (
    await database.pool.query<{ address: string }>(
      'SELECT address FROM pam.audit_log WHERE address IS NOT NULL ORDER BY id DESC LIMIT 1',
    )
  ).rows[0]?.address

test('behind a trusted proxy sessions and audit log contain the player’s address, and each client has its own limit', async () => {
  const { call, logIn } = await open('loopback')
  const response = await logIn('203.0.113.9, 192.0.2.7')
  expect(response.status).toBe(200)
  const sessions = (await (await call('/sessions', '192.0.2.7', { headers: { cookie: cookiesOf(response) } })).json()) as {
    address: string
  }[]
  expect(sessions.map(({ address }) => address)).toEqual(['192.0.2.7'])
  expect(await lastAuditedAddress()).toBe('192.0.2.7')
  const statusCodes: number[] = []
  for (let n = 0; n < 4; n++) {
    const wrong = await call('/login', '2001:db8::66', {
      method: 'POST',
      body: JSON.stringify({ username: `nikto${n}`, password: 'x' }),
    })
    statusCodes.push(wrong.status)
  }
  expect(statusCodes.at(-1)).toBe(429)
  expect((await logIn('2001:db8::67')).status).toBe(429)
  expect((await logIn('192.0.2.8')).status).toBe(200)
}, 60_000)

test('without trusted proxies a forwarded address is neither stored nor used for limits', async () => {
  const { logIn } = await open('')
  expect((await logIn('192.0.2.7')).status).toBe(200)
  expect(await lastAuditedAddress()).toBe('127.0.0.1')
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await logIn(`192.0.2.${n}`)).status)
  expect(statuses).toEqual([200, 200, 429])
}, 60_000)
