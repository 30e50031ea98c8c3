import { trustProxies } from '@herna/contract/edge'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gamePermits } from '@herna/contract/permits'
import { AS_EDITOR, PREVIEW_PASSWORD, type RunningContent, runContent } from '../content-service.fixture.ts'

const SHARED_SECRET = 'a-secret-of-the-services-for-tests'
const HOUR = 60 * 60_000
let now = Date.parse('2026-03-01T08:00:00Z')
let content: RunningContent
beforeAll(async () => {
  content = await runContent({ now: () => now, environment: { HERNA_INTERNAL_SECRET: SHARED_SECRET } })
})
afterAll(() => content.close())
/** Each test has its own rate limit window. */
beforeEach(() => {
  now += 24 * HOUR
})

const AUTH = '/content/api/preview/auth'
const authenticate = (secret: string, headers: Record<string, string> = {}, service = content) =>
  service.get(`${AUTH}?secret=${encodeURIComponent(secret)}`, headers)
const passOf = async (service = content) =>
  JSON.parse((await authenticate(PREVIEW_PASSWORD, {}, service)).body) as { pass: string; until: string }
const bearing = (pass: string) => ({ authorization: `Bearer ${pass}` })

test('the password is exchanged for a pass that allows reading drafts for twelve hours [6.4] [7.34]', async () => {
  const response = await authenticate(PREVIEW_PASSWORD)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  const { pass, until } = JSON.parse(response.body) as { pass: string; until: string }
  expect(Date.parse(until) - now).toBe(12 * HOUR)
  const drafts = await content.get('/content/games/no-files?status=Draft', bearing(pass))
  expect(drafts.body).toContain('Zlatý vlk (návrh)')
  expect(drafts.headers['cache-control']).toBe('private, no-store')
  expect(JSON.parse((await content.get(AUTH, bearing(pass))).body)).toEqual({ pass, until })
})

test('a pass expires [6.4]', async () => {
  const { pass } = await passOf()
  now += 12 * HOUR - 1
  expect((await content.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  now += 1
  expect((await content.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(401)
  expect((await content.get(AUTH, bearing(pass))).statusCode).toBe(401)
})

test.each(['/pages', '/games/no-files', '/carousels', '/games/zlaty-vlk', '/pages/o-nas', '/pages/nie-je'])(
  'drafts at %s require a pass, and their existence is not disclosed without one [4.15] [6.4] [S10]',
  async (path) => {
    const { pass } = await passOf()
    const later = pass.replace(/^\w+/, (end) => (Number.parseInt(end, 36) + 1).toString(36))
    const address = `/content${path}?status=Draft`
    for (const headers of [{}, ...[later, `${pass}x`, '', '..', 'x.y.z', PREVIEW_PASSWORD].map(bearing)]) {
      const response = await content.get(address, headers)
      expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store'])
      expect(response.headers['content-type']).toContain('application/problem+json')
      expect(response.body).toContain('errors.unauthorized-access')
      expect(response.body).not.toContain('návrh')
    }
    expect((await content.get(address, AS_EDITOR)).statusCode).not.toBe(401)
  },
)

test('a draft read by an editor is not served to the next client, over a real connection [S10]', async () => {
  const origin = await content.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `${origin}/content/games/no-files?status=Draft`
  for (let round = 0; round < 3; round++) {
    expect(await (await fetch(address, { headers: AS_EDITOR })).text()).toContain('návrh')
    const anonymous = await fetch(address)
    expect([anonymous.status, (await anonymous.text()).includes('návrh')]).toEqual([401, false])
  }
})

/** Sends requests over a real connection, as a client behind a proxy or the portal. */
async function overHttp(service: RunningContent) {
  const origin = await service.app.listen({ host: '127.0.0.1', port: 0 })
  return async (client: string, secret: string, headers: Record<string, string> = {}) => {
    const address = `${origin}${AUTH}?secret=${encodeURIComponent(secret)}`
    return fetch(address, { headers: { 'x-forwarded-for': client, ...headers } })
  }
}
const behindProxy = (environment: Record<string, string> = {}) =>
  runContent({ database: content.database, now: () => now, trusted: trustProxies(['loopback']), environment })

test('after ten wrong passwords a visitor must wait, even with the right one; other visitors need not [S10]', async () => {
  const node = await behindProxy()
  const from = await overHttp(node)
  const statuses: number[] = []
  for (let guess = 1; guess <= 10; guess++) statuses.push((await from('192.0.2.7', `Hadam-${guess}`)).status)
  expect(statuses).toEqual([...Array(9).fill(401), 429])
  const right = await from('192.0.2.7', PREVIEW_PASSWORD)
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, '600'])
  // Addresses that the client itself adds to the header have no effect.
  expect((await from('198.51.100.9, 192.0.2.7', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await from('192.0.2.8', PREVIEW_PASSWORD)).status).toBe(200)
  now += 10 * 60_000
  expect((await from('192.0.2.7', PREVIEW_PASSWORD)).status).toBe(200)
  await node.app.close()
})

test('forged addresses do not evade the limit: without trusted proxies, or within an IPv6 network [S10]', async () => {
  const alone = await runContent({ database: content.database, now: () => now })
  const direct = await overHttp(alone)
  for (let guess = 0; guess < 10; guess++) await direct(`192.0.2.${guess}`, 'Hadam')
  expect((await direct('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(429)
  await alone.app.close()
  const node = await behindProxy()
  const from = await overHttp(node)
  for (let guess = 0; guess < 10; guess++) await from(`2001:db8:7:7::${guess}`, 'Hadam')
  expect((await from('2001:db8:7:7:8::1', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await from('2001:db8:7:8::1', PREVIEW_PASSWORD)).status).toBe(200)
  await node.app.close()
})

test('one attacker does not block other visitors; a hundred block unknown visitors, but neither passes nor browsers of editors [S10]', async () => {
  const node = await behindProxy()
  const from = await overHttp(node)
  const { pass } = (await (await from('198.51.100.1', PREVIEW_PASSWORD)).json()) as { pass: string }
  for (let guess = 0; guess < 100; guess++) await from('192.0.2.66', 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(200)
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await node.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  // The pass has expired, but identifies a browser that has used the password.
  now += 13 * HOUR
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(200)
  // Attempts with it are limited too, and it expires.
  for (let guess = 0; guess < 10; guess++) await from('192.0.2.66', 'Hadam', bearing(pass))
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(429)
  now += 30 * 24 * HOUR
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(429)
  await node.app.close()
})

test('navigation and requests from other sites are refused [S8]', async () => {
  for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
    expect((await authenticate(PREVIEW_PASSWORD, headers)).statusCode).toBe(403)
})

test('an invalid query is a problem document with the field’s name [S16]', async () => {
  for (const query of ['secret=', 'password=x', `secret=${'x'.repeat(1001)}`, 'secret=a&secret=b']) {
    const response = await content.get(`${AUTH}?${query}`)
    expect(response.statusCode, query).toBe(400)
    expect((JSON.parse(response.body) as { errors: { field: string }[] }).errors[0]?.field).toMatch(/^(secret|password)$/)
  }
  expect((await content.get(AUTH)).statusCode).toBe(401)
})

test('the log contains neither passwords, nor wrong passwords, nor passes (S17)', async () => {
  const { pass } = await passOf()
  await authenticate('Takmer-Spravne-Heslo')
  await content.get('/content/pages?status=Draft', bearing(`${pass}x`))
  const log = content.logged.join('\n')
  expect(log).toContain('wrong preview password')
  for (const secret of [PREVIEW_PASSWORD, 'Takmer-Spravne-Heslo', pass]) expect(log).not.toContain(secret)
})

test('changing the password invalidates all passes; other nodes of the installation accept them', async () => {
  const { pass } = await passOf()
  const node = await runContent({ database: content.database, now: () => now })
  expect((await node.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  await node.app.close()
  const environment = { HERNA_PREVIEW_PASSWORD: 'Uplne-Ine-Heslo-2' }
  const changed = await runContent({ database: content.database, now: () => now, environment })
  expect((await changed.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(401)
  await changed.app.close()
})

test('without a password the preview is disabled; the sandbox has a default password that is valid only there [6.4]', async () => {
  for (const [environment, status] of [
    [{ HERNA_PREVIEW_PASSWORD: '' }, 200],
    [{ HERNA_PREVIEW_PASSWORD: '', HERNA_SANDBOX: 'off' }, 403],
    [{ HERNA_PREVIEW_PASSWORD: '', DATABASE_URL: 'postgres://herna@db.example/herna' }, 403],
  ] as [Record<string, string>, number][]) {
    const node = await runContent({ database: content.database, environment })
    expect((await authenticate('Nahlad-Redakcie-7', {}, node)).statusCode).toBe(status)
    expect((await node.get('/content/pages?status=Draft', AS_EDITOR)).statusCode).toBe(200)
    await node.app.close()
  }
  await expect(runContent({ database: content.database, environment: { HERNA_PREVIEW_PASSWORD: 'krátke' } })).rejects.toThrow(
    'HERNA_PREVIEW_PASSWORD: expected a secret of at least 12 characters',
  )
})

test('with a game’s code the right password gives a permit for that game only, for ten minutes [5.3]', async () => {
  expect((await authenticate(PREVIEW_PASSWORD)).body).not.toContain('gamePermit')
  const right = await content.get(`${AUTH}?${new URLSearchParams({ secret: PREVIEW_PASSWORD, gameCode: 'zlaty-vlk' })}`)
  const gamePermit = (JSON.parse(right.body) as { gamePermit: { permit: string; until: string } }).gamePermit
  expect(Date.parse(gamePermit.until) - now).toBe(10 * 60_000)
  const { isValid } = gamePermits(SHARED_SECRET)
  expect([isValid(gamePermit.permit, 'zlaty-vlk', now), isValid(gamePermit.permit, 'modra-studna', now)]).toEqual([true, false])
  expect(isValid(gamePermit.permit, 'zlaty-vlk', now + 10 * 60_000)).toBe(false)
  for (const query of [{ secret: 'Hadam', gameCode: 'zlaty-vlk' }, { gameCode: 'zlaty-vlk' }] as Record<string, string>[]) {
    const wrong = await content.get(`${AUTH}?${new URLSearchParams(query)}`)
    expect([wrong.statusCode, wrong.body.includes('permit')]).toEqual([401, false])
  }
  expect((await content.get(`${AUTH}?secret=x&gameCode=..`)).statusCode).toBe(400)
})

test('wrong passwords count on every node of the installation: ten over two nodes are the limit at both [S10]', async () => {
  const nodes = [await behindProxy(), await behindProxy()]
  const [first, second] = (await Promise.all(nodes.map(overHttp))) as [
    Awaited<ReturnType<typeof overHttp>>,
    Awaited<ReturnType<typeof overHttp>>,
  ]
  const statuses: number[] = []
  for (let guess = 0; guess < 10; guess++) statuses.push((await (guess % 2 ? first : second)('192.0.2.90', 'Hadam')).status)
  expect(statuses).toEqual([...Array(9).fill(401), 429])
  expect([(await first('192.0.2.90', PREVIEW_PASSWORD)).status, (await second('192.0.2.90', PREVIEW_PASSWORD)).status]).toEqual([
    429, 429,
  ])
  // A node that has died takes no counts with it.
  await nodes[0]?.app.close()
  const replacement = await behindProxy()
  expect((await (await overHttp(replacement))('192.0.2.90', PREVIEW_PASSWORD)).status).toBe(429)
  await nodes[1]?.app.close()
  await replacement.app.close()
})

test('of guesses sent at once to two nodes ten are checked, and a right password among others’ guesses is not refused [S10]', async () => {
  const nodes = [await behindProxy(), await behindProxy()]
  const calls = await Promise.all(nodes.map(overHttp))
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, guess) => (await calls[guess % 2]?.('192.0.2.91', 'Hadam'))?.status),
  )
  // The tenth gets a 429 as well.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30)
  expect((await calls[0]?.('192.0.2.92', PREVIEW_PASSWORD))?.status).toBe(200)
  await Promise.all(nodes.map((node) => node.app.close()))
})
