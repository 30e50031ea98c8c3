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
/** Each test in a window of its own. */
beforeEach(() => {
  now += 24 * HOUR
})

const AUTH = '/content/api/preview/auth'
const ask = (secret: string, headers: Record<string, string> = {}, of = content) =>
  of.get(`${AUTH}?secret=${encodeURIComponent(secret)}`, headers)
const passOf = async (of = content) => JSON.parse((await ask(PREVIEW_PASSWORD, {}, of)).body) as { pass: string; until: string }
const bearing = (pass: string) => ({ authorization: `Bearer ${pass}` })

test('the password is exchanged for a pass of twelve hours that opens drafts [6.4] [7.34]', async () => {
  const answer = await ask(PREVIEW_PASSWORD)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const { pass, until } = JSON.parse(answer.body) as { pass: string; until: string }
  expect(Date.parse(until) - now).toBe(12 * HOUR)
  const drafts = await content.get('/content/games/no-files?status=Draft', bearing(pass))
  expect(drafts.body).toContain('Zlatý vlk (návrh)')
  expect(drafts.headers['cache-control']).toBe('private, no-store')
  expect(JSON.parse((await content.get(AUTH, bearing(pass))).body)).toEqual({ pass, until })
})

test('a pass ends [6.4]', async () => {
  const { pass } = await passOf()
  now += 12 * HOUR - 1
  expect((await content.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  now += 1
  expect((await content.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(401)
  expect((await content.get(AUTH, bearing(pass))).statusCode).toBe(401)
})

test.each(['/pages', '/games/no-files', '/carousels', '/games/zlaty-vlk', '/pages/o-nas', '/pages/nie-je'])(
  'drafts at %s are told to nobody without a pass, not even whether there are any [4.15] [6.4] [S10]',
  async (path) => {
    const { pass } = await passOf()
    const later = pass.replace(/^\w+/, (end) => (Number.parseInt(end, 36) + 1).toString(36))
    const address = `/content${path}?status=Draft`
    for (const headers of [{}, ...[later, `${pass}x`, '', '..', 'x.y.z', PREVIEW_PASSWORD].map(bearing)]) {
      const answer = await content.get(address, headers)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store'])
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.body).toContain('errors.unauthorized-access')
      expect(answer.body).not.toContain('návrh')
    }
    expect((await content.get(address, AS_EDITOR)).statusCode).not.toBe(401)
  },
)

test('a draft read by an editor is not given to the next who asks, over a real connection [S10]', async () => {
  const origin = await content.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `${origin}/content/games/no-files?status=Draft`
  for (let round = 0; round < 3; round++) {
    expect(await (await fetch(address, { headers: AS_EDITOR })).text()).toContain('návrh')
    const stranger = await fetch(address)
    expect([stranger.status, (await stranger.text()).includes('návrh')]).toEqual([401, false])
  }
})

/** Asks over a real connection, as a client behind a proxy or a portal. */
async function overHttp(of: RunningContent) {
  const origin = await of.app.listen({ host: '127.0.0.1', port: 0 })
  return async (client: string, secret: string, headers: Record<string, string> = {}) => {
    const address = `${origin}${AUTH}?secret=${encodeURIComponent(secret)}`
    return fetch(address, { headers: { 'x-forwarded-for': client, ...headers } })
  }
}
const behindProxy = (environment: Record<string, string> = {}) =>
  runContent({ database: content.database, now: () => now, trusted: trustProxies(['loopback']), environment })

test('the tenth wrong password of a visitor is told to wait, even with the right one, others and later are not [S10]', async () => {
  const node = await behindProxy()
  const from = await overHttp(node)
  const statuses: number[] = []
  for (let guess = 1; guess <= 10; guess++) statuses.push((await from('192.0.2.7', `Hadam-${guess}`)).status)
  expect(statuses).toEqual([...Array(9).fill(401), 429])
  const right = await from('192.0.2.7', PREVIEW_PASSWORD)
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, '600'])
  // What a client writes before the proxy does changes nothing.
  expect((await from('198.51.100.9, 192.0.2.7', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await from('192.0.2.8', PREVIEW_PASSWORD)).status).toBe(200)
  now += 10 * 60_000
  expect((await from('192.0.2.7', PREVIEW_PASSWORD)).status).toBe(200)
  await node.app.close()
})

test('nobody guesses on by naming other visitors: without trusted proxies, or within an IPv6 network [S10]', async () => {
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

test('one attacker stops nobody else’s guessing; a hundred stop strangers, and neither passes nor editors’ own browsers [S10]', async () => {
  const node = await behindProxy()
  const from = await overHttp(node)
  const { pass } = (await (await from('198.51.100.1', PREVIEW_PASSWORD)).json()) as { pass: string }
  for (let guess = 0; guess < 100; guess++) await from('192.0.2.66', 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(200)
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await node.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  // The pass is over by now, and shows that this browser knew the password.
  now += 13 * HOUR
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD)).status).toBe(429)
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(200)
  // It lets nobody guess without end, and not for ever.
  for (let guess = 0; guess < 10; guess++) await from('192.0.2.66', 'Hadam', bearing(pass))
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(429)
  now += 30 * 24 * HOUR
  for (let guess = 0; guess < 100; guess++) await from(`192.0.2.${guess}`, 'Hadam')
  expect((await from('198.51.100.1', PREVIEW_PASSWORD, bearing(pass))).status).toBe(429)
  await node.app.close()
})

test('it is no page: not to be opened with a password in the address, nor to be asked by another site [S8]', async () => {
  for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
    expect((await ask(PREVIEW_PASSWORD, headers)).statusCode).toBe(403)
})

test('junk is a problem that names the field [S16]', async () => {
  for (const query of ['secret=', 'password=x', `secret=${'x'.repeat(1001)}`, 'secret=a&secret=b']) {
    const answer = await content.get(`${AUTH}?${query}`)
    expect(answer.statusCode, query).toBe(400)
    expect((JSON.parse(answer.body) as { errors: { field: string }[] }).errors[0]?.field).toMatch(/^(secret|password)$/)
  }
  expect((await content.get(AUTH)).statusCode).toBe(401)
})

test('neither password, nor guesses, nor passes stand in the log (S17)', async () => {
  const { pass } = await passOf()
  await ask('Takmer-Spravne-Heslo')
  await content.get('/content/pages?status=Draft', bearing(`${pass}x`))
  const log = content.logged.join('\n')
  expect(log).toContain('a wrong password of the preview')
  for (const secret of [PREVIEW_PASSWORD, 'Takmer-Spravne-Heslo', pass]) expect(log).not.toContain(secret)
})

test('another password ends the passes of the one before; another node of the house knows them', async () => {
  const { pass } = await passOf()
  const node = await runContent({ database: content.database, now: () => now })
  expect((await node.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(200)
  await node.app.close()
  const environment = { HERNA_PREVIEW_PASSWORD: 'Uplne-Ine-Heslo-2' }
  const changed = await runContent({ database: content.database, now: () => now, environment })
  expect((await changed.get('/content/pages?status=Draft', bearing(pass))).statusCode).toBe(401)
  await changed.app.close()
})

test('without a password the preview is closed; the sandbox has one that holds nowhere else [6.4]', async () => {
  for (const [environment, status] of [
    [{ HERNA_PREVIEW_PASSWORD: '' }, 200],
    [{ HERNA_PREVIEW_PASSWORD: '', HERNA_SANDBOX: 'off' }, 403],
    [{ HERNA_PREVIEW_PASSWORD: '', DATABASE_URL: 'postgres://herna@db.example/herna' }, 403],
  ] as [Record<string, string>, number][]) {
    const node = await runContent({ database: content.database, environment })
    expect((await ask('Nahlad-Redakcie-7', {}, node)).statusCode).toBe(status)
    expect((await node.get('/content/pages?status=Draft', AS_EDITOR)).statusCode).toBe(200)
    await node.app.close()
  }
  await expect(runContent({ database: content.database, environment: { HERNA_PREVIEW_PASSWORD: 'krátke' } })).rejects.toThrow(
    'HERNA_PREVIEW_PASSWORD: expected a secret of at least 12 characters',
  )
})

test('with a game’s code the right password gives a permit for that game alone, for ten minutes [5.3]', async () => {
  expect((await ask(PREVIEW_PASSWORD)).body).not.toContain('gamePermit')
  const right = await content.get(`${AUTH}?${new URLSearchParams({ secret: PREVIEW_PASSWORD, gameCode: 'zlaty-vlk' })}`)
  const given = (JSON.parse(right.body) as { gamePermit: { permit: string; until: string } }).gamePermit
  expect(Date.parse(given.until) - now).toBe(10 * 60_000)
  const { isValid } = gamePermits(SHARED_SECRET)
  expect([isValid(given.permit, 'zlaty-vlk', now), isValid(given.permit, 'modra-studna', now)]).toEqual([true, false])
  expect(isValid(given.permit, 'zlaty-vlk', now + 10 * 60_000)).toBe(false)
  for (const query of [{ secret: 'Hadam', gameCode: 'zlaty-vlk' }, { gameCode: 'zlaty-vlk' }] as Record<string, string>[]) {
    const wrong = await content.get(`${AUTH}?${new URLSearchParams(query)}`)
    expect([wrong.statusCode, wrong.body.includes('permit')]).toEqual([401, false])
  }
  expect((await content.get(`${AUTH}?secret=x&gameCode=..`)).statusCode).toBe(400)
})
