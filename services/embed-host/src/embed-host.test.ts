import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBED_APPS } from '@herna/contract/embeds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, PORTAL, type RunningEmbedHost, runEmbedHost, SCRIPT } from './embed-host.fixture.ts'

let host: RunningEmbedHost
beforeAll(async () => {
  host = await runEmbedHost()
})
afterAll(() => host.close())

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers })

test.each(EMBED_APPS)('%s has its manifest under /fe, not cached, readable by the portal only', async (app) => {
  const reply = await get(`/fe/${app}/manifest.json`, { origin: 'https://ina.example' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ app, js: [{ file: `${app}-AbCd1234.js` }] })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['access-control-allow-origin']).toBe(PORTAL)
})

test('files with a hash in their name are cached permanently, and sent compressed if accepted', async () => {
  const plain = await get(`/fe/my-account/${SCRIPT}`)
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.headers['access-control-allow-origin']).toBe(PORTAL)
  const small = await get(`/fe/my-account/${SCRIPT}`, { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
})

test('a file without a hash in its name is not cached permanently', async () => {
  writeFileSync(join(host.folder, 'my-account', 'dist', 'page.css'), 'body{}')
  expect((await get('/fe/my-account/page.css')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['/fe/chat/manifest.json', 400],
  ['/fe/my-account/nic.js', 404],
  ['/fe/my-account/..%2Fmanifest.json', 404],
  ['/fe/my-account/..%2F..%2F..%2Fetc%2Fpasswd', 404],
  ['/fe/my-account/%2Fetc%2Fpasswd.js', 404],
  ['/fe/my-account/.env.js', 404],
  ['/fe/my-account/x.html', 404],
  [`/fe/my-account/${'a'.repeat(60)}.js`, 404],
  ['/fe/my-account/?screen=%3Cscript%3E', 400],
])('%s gets a %i with a problem document; nothing outside the builds is served [S16]', async (url, status) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toContain('application/problem+json')
})

test('a new build is served without a restart', async () => {
  build(host.folder, 'login-dialog', 'login-dialog-New98765.js')
  utimesSync(join(host.folder, 'login-dialog/dist/manifest.json'), 2_000_000_000, 2_000_000_000)
  expect((await get('/fe/login-dialog/manifest.json')).json()).toMatchObject({ js: [{ file: 'login-dialog-New98765.js' }] })
  expect((await get('/fe/login-dialog/login-dialog-New98765.js')).statusCode).toBe(200)
})

test('while a build’s folder is replaced, and after it, the files of the build before are served [F4] [F5]', async () => {
  const dist = join(host.folder, 'cookie-consent/dist')
  const first = (await get('/fe/cookie-consent/manifest.json')).json() as { js: { file: string }[] }
  const former = `/fe/cookie-consent/${first.js[0]?.file}`
  rmSync(dist, { recursive: true })
  expect((await get('/fe/cookie-consent/manifest.json')).json()).toEqual(first)
  expect((await get(former)).statusCode).toBe(200)
  build(host.folder, 'cookie-consent', 'cookie-consent-New98765.js')
  utimesSync(join(dist, 'manifest.json'), 2_000_000_000, 2_000_000_000)
  expect((await get('/fe/cookie-consent/cookie-consent-New98765.js')).statusCode).toBe(200)
  expect((await get(former)).statusCode).toBe(200)
})

test('the account page may be framed by the portal only and runs only its own files, with their hashes [2.40] [S2]', async () => {
  const reply = await get('/fe/my-account/?screen=deposit')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain(`src="/fe/my-account/${SCRIPT}" integrity="sha384-`)
  expect(reply.body).toContain(`data-portal="${PORTAL}"`)
  expect(reply.body).toContain('data-screen="deposit"')
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors ${PORTAL};`)
  expect(policy).toContain(`script-src 'self';`)
  expect(policy).toContain('connect-src http://services.test:4000;')
})

test('without builds the host is not ready and reports what is missing', async () => {
  const unbuiltHost = await runEmbedHost({ isBuilt: false })
  try {
    expect((await unbuiltHost.app.inject({ url: '/readyz' })).json()).toMatchObject({ failing: ['builds'] })
    expect((await unbuiltHost.app.inject({ url: '/fe/my-account/manifest.json' })).statusCode).toBe(404)
    expect((await unbuiltHost.app.inject({ url: '/fe/my-account/' })).statusCode).toBe(404)
  } finally {
    await unbuiltHost.close()
  }
})
