import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { contentDouble, DOUBLE_PASS, DOUBLE_PASSWORD, DOUBLE_PERMIT, TOO_OFTEN } from '../fixtures/content-double.ts'
import { AS_EDITOR, type RunningPortal, runPortal, waitUntil } from '../fixtures/portal-double.ts'
import { sharedCache } from '../fixtures/shared-cache.ts'

let portal: RunningPortal
afterEach(() => portal.close())

const startTestPortal = async (options: Parameters<typeof runPortal>[0] = {}) => {
  portal = await runPortal(options)
  portal.content.drafts.games[0] = { ...portal.content.drafts.games[0], name: 'Koncept' } as never
  await waitUntil(async () => (await portal.get('/readyz')).status === 200)
}
const give = (address: string, secret: string | null, headers: Record<string, string> = {}) =>
  portal.get(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(secret === null ? {} : { heslo: secret }).toString(),
  })

const GUARDED = [
  '/preview',
  '/preview/temy',
  '/preview/katalog/x.json',
  '/preview.data',
  '/preview/_.data',
  '/preview/temy.data?_routes=root',
  '/%70review/temy',
  '/redirect/Lobby',
  '/redirect/Category/automaty',
  '/Redirect/Category/automaty',
  '/preview/redirect/Lobby',
  '/redirect/Nic',
]
test.each(GUARDED)('%s shows nothing without the password, whatever the cookie contains [6.4] [S10]', async (address) => {
  await startTestPortal()
  await portal.get(address, { headers: AS_EDITOR })
  const renders = portal.renders()
  for (const cookie of [
    '',
    'herna-preview=',
    `herna-preview=${DOUBLE_PASS}x`,
    `xherna-preview=${DOUBLE_PASS}`,
    'herna-preview=../..',
  ]) {
    const answer = await portal.get(address, { headers: { cookie } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(await answer.text()).not.toContain('Koncept')
  }
  expect(portal.renders()).toBe(renders)
})

test.each(['/Preview/temy', '/previewx', '/temy?preview', '/redirects', '/x/preview'])(
  '%s is not the preview [2.1]',
  async (address) => {
    await startTestPortal()
    expect((await portal.get(address)).status).toBe(200)
    expect(portal.content.calls.some((call) => call.includes('Draft'))).toBe(false)
  },
)

test('the correct password redirects back to the requested URL with an expiring HttpOnly cookie [6.4] [S8]', async () => {
  const now = Date.parse('2126-01-01T00:00:00Z') - 12 * 60 * 60_000
  await startTestPortal({ now: () => now })
  const answer = await give('/preview/temy?strana=2', DOUBLE_PASSWORD)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    '/preview/temy?strana=2',
    'no-store',
  ])
  const [set = '', device] = answer.headers.getSetCookie()
  expect(set).toBe(`herna-preview=${DOUBLE_PASS}; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200`)
  expect(device).toBe(`herna-preview-device=${DOUBLE_PASS}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`)
  const page = await portal.get('/preview/temy?strana=2', { headers: { cookie: set.split(';')[0] as string } })
  expect([page.status, page.headers.get('cache-control'), (await page.text()).includes('Koncept')]).toEqual([
    200,
    'private, no-store',
    true,
  ])
})

test.each([
  ['a wrong password', 'Nie-toto-heslo', 401, 'Heslo nie je správne'],
  ['none', '', 400, 'Zadajte heslo redakcie'],
  ['no field', null, 400, 'Zadajte heslo redakcie'],
  ['too long a one', 'x'.repeat(1001), 401, 'Heslo nie je správne'],
  ['one after too many', TOO_OFTEN, 429, 'Skúste to znova o 9 minút.'],
])('%s shows a message and sets no cookie [6.4] [S10]', async (_, secret, status, message) => {
  await startTestPortal()
  const answer = await give('/preview/temy', secret)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
    status,
    'no-store',
    null,
  ])
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '540' : null)
  const page = await answer.text()
  expect(page).toContain(message)
  expect(page).not.toContain(secret || 'value=')
})

test('an expired pass requires the password again and its cookie is cleared [6.4]', async () => {
  await startTestPortal()
  const answer = await portal.get('/preview', { headers: { cookie: `herna-preview=${DOUBLE_PASS}-davna` } })
  expect(await answer.text()).toContain('sa skončil')
  expect(answer.headers.get('set-cookie')).toBe('herna-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test('a fetch with an expired pass does not clear the cookie, so the next page reports it [6.4]', async () => {
  await startTestPortal()
  const headers = { cookie: `herna-preview=${DOUBLE_PASS}-davna`, 'sec-fetch-dest': 'empty' }
  const answer = await portal.get('/preview/jackpoty/sumy.json', { headers })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
})

test.each(['hang', '500', 'garbage', 'reset', 'truncated'] as const)(
  'while the content service fails (%s) nobody gets access and the page reports it [6.4] [F1]',
  async (fault) => {
    await startTestPortal()
    portal.content.faults.set('/api/preview/auth', fault)
    // Both at once: a hanging call ends with its timeout.
    const answers = await Promise.all([portal.get('/preview', { headers: AS_EDITOR }), give('/preview', DOUBLE_PASSWORD)])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
      expect(await answer.text()).toContain('Heslo teraz nevieme overiť')
    }
  },
)

test('a cross-site form is refused, the portal’s own is accepted [S8]', async () => {
  await startTestPortal()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://portal.test.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const answer = await give('/preview', DOUBLE_PASSWORD, headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  }
  for (const headers of [
    { origin: 'http://portal.test' },
    { origin: portal.origin },
    { 'sec-fetch-site': 'same-origin' },
  ] as Record<string, string>[])
    expect((await give('/preview', DOUBLE_PASSWORD, headers)).status).toBe(303)
})

test('a body that is not a form or too large is refused; other paths accept no form [S16]', async () => {
  await startTestPortal()
  expect((await give('/preview', DOUBLE_PASSWORD, { 'content-type': 'application/json' })).status).toBe(415)
  expect((await give('/preview', 'x'.repeat(20_000))).status).toBe(413)
  expect((await give('/temy', DOUBLE_PASSWORD)).status).toBe(405)
  expect((await portal.get('/preview', { method: 'PUT' })).status).toBe(405)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/%5cevil.test',
  '/preview/..//evil.test',
  '/preview/%0d%0aSet-Cookie:x',
  '/preview/%2f%2fevil.test',
])('the redirect after the password stays on the portal: %s [S6]', async (address) => {
  await startTestPortal()
  const answer = await give(address, DOUBLE_PASSWORD)
  expect([303, 400, 405]).toContain(answer.status)
  const location = answer.headers.get('location') ?? '/'
  expect(new URL(location, 'http://portal.test').origin).toBe('http://portal.test')
  expect(location).toMatch(/^\/(?!\/)/)
})

test('the router’s request for a draft’s data is answered with a document reload', async () => {
  await startTestPortal()
  for (const [data, page] of [
    ['/preview/temy.data?_routes=root&strana=2', '/preview/temy?strana=2'],
    ['/preview.data', '/preview'],
    ['/preview/kategorie/_.data', '/preview/kategorie'],
  ] as [string, string][]) {
    const answer = await portal.get(data)
    expect([answer.status, answer.headers.get('x-remix-response')]).toEqual([401, 'yes'])
    const { value } = await decode(answer.body as never, globalThis as never)
    expect((value as Record<symbol, unknown>)[REDIRECT]).toMatchObject({ redirect: page, reload: true })
  }
})

test('behind a maximal shared cache a guest after an editor gets published content [S10]', async () => {
  await startTestPortal()
  const cache = await sharedCache(() => portal.origin)
  const through = async (path: string, headers: Record<string, string> = {}) =>
    fetch(cache.origin + path, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/151', ...headers } })
  for (const path of ['/preview', '/preview/temy', '/preview/katalog/x.json', '/preview.data', '/redirect/Lobby', '/temy', '/']) {
    // The double's pages know drafts by their address.
    const showsDraft = /^\/preview(\/|$)/.test(path)
    const editors = async () => (await (await through(path, AS_EDITOR)).text()).includes('Koncept')
    expect(await editors()).toBe(showsDraft)
    const guest = await through(path)
    expect(guest.status).toBe(/^\/(preview|redirect)/.test(path) ? 401 : 200)
    expect(await guest.text()).not.toContain('Koncept')
    expect(await editors()).toBe(showsDraft)
  }
  // The cache does keep what it may, or nothing would be proven.
  expect(cache.hits()).toBeGreaterThan(0)
  await cache.close()
})

test('neither password nor pass is in the log or in the URL of any page (S17)', async () => {
  await startTestPortal()
  await give('/preview/temy', DOUBLE_PASSWORD)
  await give('/preview/temy', 'Skoro-Spravne-1')
  await portal.get('/preview/temy', { headers: AS_EDITOR })
  portal.content.faults.set('/api/preview/auth', 'reset')
  await give('/preview/temy', DOUBLE_PASSWORD)
  const log = JSON.stringify(portal.log)
  expect(log).toContain('preview password submitted')
  for (const secret of [DOUBLE_PASSWORD, 'Skoro-Spravne-1', DOUBLE_PASS]) expect(log).not.toContain(secret)
})

const unlock = (secret: string | null, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  portal.get('/play/heslo', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({
      ...(secret === null ? {} : { heslo: secret }),
      hra: 'vlcia-hora',
      rezim: 'demo',
      ...fields,
    }).toString(),
  })

test('the launch of a password-protected game is sent only for the correct password, with a permit and without preview access [5.3] [4.17] [7.34]', async () => {
  const content = await contentDouble()
  content.lists.games[0] = { ...content.lists.games[0], requirePassword: true, realEnabled: true } as never
  const launchUrl = 'http://localhost:4100/launch/{gameCode}?mode=x'
  content.lists.providers[0] = { ...content.lists.providers[0], launchUrl, launchUrlDemo: launchUrl } as never
  await startTestPortal({ content })
  const unlockResponse = await unlock(DOUBLE_PASSWORD)
  expect([unlockResponse.status, unlockResponse.headers.get('set-cookie'), unlockResponse.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ])
  const { launch, seconds } = (await unlockResponse.json()) as { launch: { frameUrl: string }; seconds: number }
  expect(launch.frameUrl).toContain(`permit=${DOUBLE_PERMIT}`)
  expect(launch.frameUrl).toMatch(/\/launch\/vlcia-hora\?/)
  expect(seconds).toBeGreaterThan(0)
  expect(portal.content.calls.at(-1)).toContain('gameCode=vlcia-hora')
  const real = await unlock(DOUBLE_PASSWORD, { rezim: 'real' })
  expect(((await real.json()) as { launch: { addresses: { launchUrl: string } } }).launch.addresses.launchUrl).toContain(
    `permit=${DOUBLE_PERMIT}`,
  )
  for (const [secret, status] of [
    ['Nie-toto-heslo', 401],
    ['', 401],
    [null, 401],
    ['x'.repeat(1001), 401],
    [TOO_OFTEN, 429],
  ] as const) {
    const refused = await unlock(secret)
    expect([refused.status, await refused.text()]).toEqual([status, ''])
  }
  expect((await unlock(DOUBLE_PASSWORD, { hra: '../x' })).status).toBe(400)
  expect((await unlock(DOUBLE_PASSWORD, { rezim: 'free' })).status).toBe(400)
  expect((await unlock(DOUBLE_PASSWORD, { hra: 'taka-hra-nie-je' })).status).toBe(404)
  expect((await unlock(DOUBLE_PASSWORD, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  portal.content.faults.set('/api/preview/auth', 'reset')
  expect((await unlock(DOUBLE_PASSWORD)).status).toBe(503)
})

test('the device cookie alone grants no access [6.4]', async () => {
  await startTestPortal()
  const answer = await portal.get('/preview/temy', { headers: { cookie: `herna-preview-device=${DOUBLE_PASS}` } })
  expect([answer.status, (await answer.text()).includes('Koncept')]).toEqual([401, false])
})

test('the content service gets the client’s address behind a trusted proxy and the browser’s last pass', async () => {
  await startTestPortal({ environment: { HERNA_TRUSTED_PROXIES: 'loopback' } })
  await give('/preview/temy', 'Hadam-1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' })
  await unlock('Hadam-2', {}, { 'x-forwarded-for': '2001:db8::7', cookie: `herna-preview-device=${DOUBLE_PASS}` })
  expect(portal.content.visitors).toEqual([
    { address: '192.0.2.7', pass: undefined },
    { address: '2001:db8::7', pass: `Bearer ${DOUBLE_PASS}` },
  ])
})

test('without trusted proxies forwarded addresses and hosts are ignored', async () => {
  await startTestPortal()
  await give('/preview/temy', 'Hadam-1', { 'x-forwarded-for': '192.0.2.7' })
  expect(portal.content.visitors).toEqual([{ address: '127.0.0.1', pass: undefined }])
  const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await give('/preview', DOUBLE_PASSWORD, foreign)).status).toBe(403)
})

test('behind a trusted proxy that changed the host, a page of the originally requested host may send the password [S8]', async () => {
  await startTestPortal({ environment: { HERNA_TRUSTED_PROXIES: 'loopback' } })
  const headers = { origin: 'https://nahlad.example', 'x-forwarded-host': 'nahlad.example' }
  expect((await give('/preview', DOUBLE_PASSWORD, headers)).status).toBe(303)
})

test.each(GUARDED)('with the preview switched off %s is 404 and no draft is requested [4.15]', async (address) => {
  await startTestPortal({ environment: { HERNA_PREVIEW: 'off' } })
  for (const answer of [await portal.get(address, { headers: AS_EDITOR }), await give(address, DOUBLE_PASSWORD)]) {
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Koncept')
  }
  expect(portal.content.calls.some((call) => /Draft|preview\/auth/.test(call))).toBe(false)
})
