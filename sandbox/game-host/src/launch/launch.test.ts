import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hostMessage } from '@herna/contract/games'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ORIGIN, PORTAL, type RunningGameHost, runGameHost } from '../game-host.fixture.ts'
import { livePlay, ROULETTE_TABLE } from '../live/live-play.fixture.ts'

let host: RunningGameHost
beforeAll(async () => {
  host = await runGameHost()
})
afterAll(() => host.close())

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers })
const policyOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    String(value)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )

test('a launch URL serves the client page, which only the portal may frame and which may load only its own files', async () => {
  const reply = await get('/launch/zlaty-vlk?mode=demo&clientPlatform=web&languageCode=sk-SK')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain('/slots/assets/index-abc123.js')
  const policy = policyOf(reply.headers['content-security-policy'])
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'img-src': "'self'",
    'frame-ancestors': PORTAL,
  })
  expect(reply.headers['content-security-policy']).not.toContain('unsafe')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers['referrer-policy']).toBe('no-referrer')
  expect(reply.headers['x-frame-options']).toBeUndefined()
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('the page names the portal’s page that begins with the games played last, for a game on its own page [4.17]', async () => {
  expect((await get('/launch/zlaty-vlk?mode=demo')).body).toContain(`<div id="game" data-continue="${PORTAL}/#pokracovat">`)
})

test('the page shows the name, colours and scene of the game before its script has run', async () => {
  const { body } = await get('/launch/zlaty-vlk?mode=demo')
  expect(body).toContain('<span class="sign-text">Zlatý vlk</span>')
  expect(body).toMatch(
    /<div class="loading of-slot" data-background="#[\da-f]{6}" data-surface="#[\da-f]{6}" data-accent="#[\da-f]{6}"/,
  )
  const [, address = ''] = body.match(/<img src="([^"]+)"/) ?? []
  expect(address).toMatch(/^\/art\/zlaty-vlk\/scene\/far\/tall\?v=/)
  expect((await get(address)).headers['content-type']).toBe('image/webp')
})

test('the page shows the cabinet of a slot before the definition has arrived: material, topper and tint, in a style sheet that the policy admits by its hash', async () => {
  const { body, headers } = await get('/launch/zlaty-vlk?mode=demo')
  const [, style = ''] = body.match(/<style>(.*)<\/style>/) ?? []
  expect(style).toMatch(/^:root\{--reels:\d;--rows:\d;/)
  const digest = createHash('sha256').update(style).digest('base64')
  expect(policyOf(headers['content-security-policy'])['style-src']).toBe(`'self' 'sha256-${digest}'`)
  expect(body).toMatch(/<html data-cabinet="\w+" data-topper="\w+" data-window="\w+" data-ground="\w+" data-keys="\w+"/)
  expect(body.match(/<i class="reel">/g)).toHaveLength(Number(/--reels:(\d)/.exec(style)?.[1]))
})

test('above the title is the place of the demo badge, or of the facts of real play on the game’s own page', async () => {
  const demo = await get('/launch/zlaty-vlk?mode=demo')
  expect(demo.body).toContain('class="demo"')
  const real = '/launch/zlaty-vlk?mode=real&playerId=1&tempToken=token'
  expect((await get(real, { 'sec-fetch-dest': 'document' })).body).toContain('class="own-page"')
  expect((await get(real, { 'sec-fetch-dest': 'iframe' })).body).not.toMatch(/class="(demo|own-page)"/)
})

test.each([
  ['/launch/ruleta?mode=demo', 404, 'Hru sa nepodarilo nájsť'],
  ['/launch/..%2Fzlaty?mode=demo', 404, 'Hru sa nepodarilo nájsť'],
  ['/launch/zlaty-vlk?mode=real', 403, 'Do hry sa treba prihlásiť'],
  ['/launch/zlaty-vlk', 400, 'Hru sa nepodarilo otvoriť'],
  ['/launch/zlaty-vlk?mode=demo&clientPlatform=tv', 400, 'Hru sa nepodarilo otvoriť'],
])('%s is answered with status %i and a page with the reason in Slovak', async (url, status, title) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain(`<h1>${title}</h1>`)
  expect(policyOf(reply.headers['content-security-policy'])['frame-ancestors']).toBe(PORTAL)
})

test('a page with a reason tells the portal around it that there is something to see, by a script that the policy admits by its hash', async () => {
  const { body, headers } = await get('/launch/ruleta?mode=demo')
  const [, script = ''] = body.match(/<script>(.*)<\/script>/) ?? []
  const digest = createHash('sha256').update(script).digest('base64')
  expect(policyOf(headers['content-security-policy'])['script-src']).toBe(`'sha256-${digest}'`)
  const sent = (parent: object | null, referrer: string): unknown[][] => {
    const calls: unknown[][] = []
    const window = {}
    const framing = parent && { postMessage: (...call: unknown[]) => void calls.push(call) }
    // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
    new Function('window', 'parent', 'document', script)(window, framing ?? window, { referrer })
    return calls
  }
  const [[message, origin] = []] = sent({}, `${PORTAL}/`)
  expect(hostMessage.parse(message)).toMatchObject({ type: 'loading' })
  expect(origin).toBe(`${PORTAL}/`)
  expect([sent(null, `${PORTAL}/`), sent({}, '')]).toEqual([[], []])
})

test('client files are cacheable for a year and compressed for clients that accept it', async () => {
  const plain = await get('/slots/assets/index-abc123.js')
  expect(plain.statusCode).toBe(200)
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/slots/assets/index-abc123.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
})

test.each([
  '/slots/assets/nic.js',
  '/slots/assets/..%2Findex.html',
  '/slots/assets/..%2F..%2Fdata',
  '/slots/assets/%2Fetc%2Fpasswd',
])('nothing outside the client is served: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('while the client is not built, the launch page reports it and the host is not ready', async () => {
  const bare = await runGameHost({ isBuilt: false })
  try {
    const reply = await bare.app.inject({ url: '/launch/zlaty-vlk?mode=demo' })
    expect(reply.statusCode).toBe(503)
    expect(reply.body).toContain('Hra sa práve pripravuje')
    expect((await bare.app.inject({ url: '/readyz' })).json()).toMatchObject({ failing: ['slots client'] })
  } finally {
    await bare.close()
  }
})

test('the page of a live table has its own client, which may open a WebSocket to this host only [S2]', async () => {
  const live = await livePlay({ environment: { HERNA_LIVE_CLIENT: join(host.folder, 'client') } })
  onTestFinished(() => live.close())
  const url = `/launch/${ROULETTE_TABLE.gameCode}?mode=real&tempToken=token&channel=live-desktop`
  const { statusCode, headers } = await live.host.app.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${ORIGIN.replace('http', 'ws')};`)
})
