import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import type { IdentityService, LoginCallouts, ScriptManifest } from '@herna/contract/player'
import { loginReply, sessionReply, temporaryTokenReply, waitingMessages } from '@herna/contract/player'
import { testDatabase } from '@herna/service-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../browser.fixture.ts'
import { PASSWORD, PORTAL, type RunningPam, runPam } from '../../pam.fixture.ts'
import { MIGRATIONS } from '../../pam-service.ts'

const BUILD = fileURLToPath(new URL('../../../scripts/build.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'herna-platform-scripts-'))
const scripts = join(folder, 'built')
let pam: RunningPam
beforeAll(async () => {
  execFileSync(process.execPath, [BUILD, scripts])
  pam = await runPam({ parts: { scripts } })
})
afterAll(async () => {
  await pam.close()
  rmSync(folder, { recursive: true })
})

const manifest = async () => (await pam.app.inject('/platform/manifest.json')).json<ScriptManifest>()

/** A browser tab with both scripts, whose fetch goes to the service. `respond` replaces the platform to simulate faults. */
async function openTab(browser: Browser = openBrowser(pam.app), respond?: (url: string) => Response | Promise<Response>) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const tab = {
    URL,
    URLSearchParams,
    AbortSignal,
    JSON,
    BroadcastChannel,
    navigator: { locks: navigator.locks },
    document: { currentScript: { src: 'http://services.test:4000/platform/login.js?v=1' } },
    async fetch(url: URL, init: RequestInit = {}) {
      calls.push(`${init.method ?? 'GET'} ${url.pathname}${decodeURIComponent(url.search)}`)
      bodies.push(init.body === undefined ? null : JSON.parse(String(init.body)))
      if (respond) return respond(url.pathname)
      expect([init.credentials, init.redirect]).toEqual(['include', 'error'])
      const body = init.body === undefined ? undefined : (JSON.parse(String(init.body)) as object)
      const reply = await browser.call(init.method ?? 'GET', url.pathname + url.search, body)
      return new Response(JSON.stringify(reply.body), { status: reply.status })
    },
  } as Record<string, unknown>
  tab['window'] = tab
  createContext(tab)
  for (const name of ['login.js', 'identity.js']) runInContext((await pam.app.inject(`/platform/${name}`)).body, tab)
  return {
    browser,
    calls,
    bodies,
    platform: tab['hernaPlatform'] as LoginCallouts,
    identity: tab['hernaIdentity'] as IdentityService,
  }
}

test('the manifest’s integrity matches the files; the versioned address is immutable [7.42]', async () => {
  for (const [name, { path, integrity }] of Object.entries(await manifest())) {
    const response = await pam.app.inject({ url: path, headers: { origin: PORTAL } })
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(integrity).toBe(`sha384-${createHash('sha384').update(response.body).digest('base64')}`)
    const plain = await pam.app.inject(`/platform/${name}`)
    expect(plain.headers['cache-control']).toBe('public, max-age=300')
    const again = await pam.app.inject({ url: `/platform/${name}`, headers: { 'if-none-match': String(plain.headers.etag) } })
    expect(again.statusCode).toBe(304)
  }
})

test('after a deployment a page gets the version that its manifest names; a version of another node is not answered with this node’s [F5]', async () => {
  const later = join(folder, 'replaced')
  cpSync(scripts, later, { recursive: true })
  const former = await manifest()
  appendFileSync(join(later, 'login.js'), '\n// newer')
  const database = await testDatabase(MIGRATIONS)
  const older = await runPam({ database, parts: { scripts } })
  await older.app.inject('/platform/manifest.json')
  const stored = () =>
    readdirSync(database.dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  await expect.poll(() => stored().length).toBe(2)
  await older.close()
  const newer = await runPam({ database, parts: { scripts: later } })
  const newManifest = (await newer.app.inject('/platform/manifest.json')).json<ScriptManifest>()
  expect(newManifest['login.js'].path).not.toBe(former['login.js'].path)
  for (const { path, integrity } of [former['login.js'], newManifest['login.js']]) {
    const response = await newer.app.inject(path)
    expect(`sha384-${createHash('sha384').update(response.body).digest('base64')}`).toBe(integrity)
    expect(response.headers['cache-control']).toContain('immutable')
  }
  expect((await pam.app.inject(newManifest['login.js'].path)).statusCode).toBe(404)
  for (const version of ['0123456789abcdef', '..%2F..%2Fpam.key', '1', ''])
    expect((await newer.app.inject(`/platform/login.js?v=${version}`)).statusCode).toBe(404)
  await newer.close()
  await database.close()
})

test('without built scripts the service is not ready and reports it; a later build is served', async () => {
  const later = join(folder, 'later')
  const bare = await runPam({ parts: { scripts: later } })
  expect((await bare.app.inject('/readyz')).json()).toMatchObject({ failing: ['platform scripts'] })
  expect((await bare.app.inject('/platform/manifest.json')).statusCode).toBe(404)
  cpSync(scripts, later, { recursive: true })
  expect((await bare.app.inject('/readyz')).statusCode).toBe(200)
  expect((await bare.app.inject('/platform/manifest.json')).json()).toEqual(await manifest())
  await bare.close()
})

test('the scripts depend on the browser only', async () => {
  for (const name of ['login.js', 'identity.js']) {
    const { body } = await pam.app.inject(`/platform/${name}`)
    expect(body).not.toMatch(/\bimport\b|\brequire\(|\beval\(|innerHTML|document\.cookie|localStorage/)
    expect(body.length).toBeLessThan(6_000)
  }
})

test('a player’s session through the callouts [7.42]', async () => {
  await pam.newPlayer('skriptar')
  const { platform, identity } = await openTab()
  expect(sessionReply.parse(await identity.init())).toMatchObject({ cookieExists: false })
  const credentials = { username: 'skriptar', password: PASSWORD, rememberMe: 1 as const }
  expect(loginReply.parse(await platform.login(credentials))).toMatchObject({ username: 'skriptar', errorCode: null })
  expect(await identity.sessionCookieExists()).toBe(true)
  temporaryTokenReply.parse(await platform.temporaryToken())
  expect(await platform.keepAlive(12.7)).toHaveProperty('validUntil')
  expect(waitingMessages.parse(await platform.waitingMessages()).messages).toEqual([])
  expect(waitingMessages.parse(await platform.waitingMessages(['login', 'bonus:2'])).messages).toEqual([])
  expect(await platform.validateTermsVersion()).toMatchObject({ version: '2026-11', acceptedVersion: '2026-11' })
  expect(await platform.validatePasswordChange('heslo')).toMatchObject({ acceptable: false })
  expect((await platform.getLoggedInPlayer()).username).toBe('skriptar')
  await expect(platform.acceptPendingLimits(true)).rejects.toMatchObject({ status: 409, errorCode: 'nothing-pending' })
  await expect(platform.confirmBonus(randomUUID(), true)).rejects.toMatchObject({ status: 404, errorCode: 'bonus-unknown' })
  await expect(platform.confirmWaitingMessage(randomUUID())).rejects.toMatchObject({ status: 404 })
  expect(await platform.logout({ allSessions: false })).toEqual({ done: true })
  expect((await identity.getLoggedInPlayer()).state).toBe('none')
  identity.close()
})

test('without arguments all types of waiting messages are requested, and a logout names every option [7.42] [7.26]', async () => {
  const { platform, calls, bodies } = await openTab(undefined, () => Response.json({}))
  await platform.waitingMessages()
  await platform.logout()
  expect(calls).toEqual([
    'GET /platform/waiting-messages?types=login,bonus,bonus:2,bonus:4,alert,logout,before_logout,rg:dep-cool-off,rg:limits-cool-off',
    'POST /platform/logout',
  ])
  expect(bodies).toEqual([null, { allSessions: true, realMode: true, behavior: 'root', invalidateRememberMe: false }])
})

test('a bonus is accepted or declined, and pending limits are answered, as the player chose [7.42]', async () => {
  const { platform, bodies } = await openTab(undefined, () => Response.json({}))
  await platform.confirmBonus(randomUUID(), true)
  await platform.confirmBonus(randomUUID(), false)
  await platform.acceptPendingLimits(true)
  await platform.acceptPendingLimits(false)
  expect(bodies).toEqual([{ answer: 'accept' }, { answer: 'decline' }, { accept: true }, { accept: false }])
})

test('two tabs that start at once log in silently once: the second finds the first’s session [4.8] (M10)', async () => {
  await pam.newPlayer('dvekarty')
  const browser = openBrowser(pam.app)
  await browser.expect(200, 'POST', '/platform/login', { username: 'dvekarty', password: PASSWORD, rememberMe: 1 })
  browser.cookies.delete('herna-platform')
  const tabs = [await openTab(browser), await openTab(browser)]
  const replies = await Promise.all(tabs.map(({ platform }) => platform.login({ username: 'dvekarty', password: '' })))
  for (const reply of replies)
    expect(loginReply.parse(reply)).toMatchObject({ username: 'dvekarty', errorCode: null, cookieExists: true })
  expect(tabs.flatMap(({ calls }) => calls).filter((call) => call === 'POST /platform/login')).toHaveLength(1)
})

test('a logout in one tab is announced to the others (F8)', async () => {
  await pam.newPlayer('ineokno')
  const tab = await openTab()
  const otherTab = await openTab()
  const events: string[] = []
  await otherTab.identity.init({ onLogin: () => events.push('login'), onLogout: () => events.push('logout') })
  await tab.platform.login({ username: 'ineokno', password: PASSWORD })
  await tab.platform.logout()
  await expect.poll(() => events).toEqual(['login', 'logout'])
  otherTab.identity.close()
})

test('callouts reject with the problem, or with the bare status when the response is no problem [8.7]', async () => {
  const { platform } = await openTab()
  await expect(platform.login({ username: 'nikto', password: 'x' })).rejects.toMatchObject({
    status: 401,
    errorCode: 'wrong-credentials',
  })
  const broken = await openTab(undefined, () => new Response('<html>', { status: 502 }))
  await expect(broken.platform.temporaryToken()).rejects.toEqual({ status: 502 })
  await expect(broken.identity.init()).rejects.toEqual({ status: 502 })
  broken.identity.close()
  const garbage = await openTab(undefined, () => new Response('<html>'))
  await expect(garbage.platform.temporaryToken()).rejects.toMatchObject({ name: 'SyntaxError' })
  const unreachable = await openTab(undefined, () => Promise.reject(new TypeError('fetch failed')))
  await expect(unreachable.platform.temporaryToken()).rejects.toMatchObject({ name: 'TypeError' })
})
