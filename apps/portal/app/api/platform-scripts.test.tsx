import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '@herna/http-client/call-failed'
import { loadPlatformScripts } from './platform-scripts.ts'

const PLATFORM = 'http://platform.test/platform'
const SESSION = {
  cookieExists: false,
  state: 'none',
  username: null,
  pendingSteps: [],
  startedAt: null,
  validUntil: null,
  rememberMeExists: false,
  serverTime: '2026-05-01T10:00:00.000Z',
}
const LOGIN = `window.hernaPlatform = Object.fromEntries(['login','secondFactorLogin','nativeLogin','temporaryToken','acceptTerms','changePassword','keepAlive','waitingMessages','logout'].map((name) => [name, async () => ({ done: true })]))`
const IDENTITY = `window.hernaIdentity = { init: async () => (${JSON.stringify(SESSION)}) }`

async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

interface ServedScripts {
  login?: string
  identity?: string
  integrity?: string
  path?: string
  manifest?: unknown
}

/** Serves the given scripts as the platform; the browser itself checks their hashes. */
async function serve({ login = LOGIN, identity = IDENTITY, integrity, path, manifest }: ServedScripts = {}) {
  const blob = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const names = {
    'login.js': { path: path ?? '/platform/login.js', integrity: integrity ?? (await integrityOf(login)) },
    'identity.js': { path: '/platform/identity.js', integrity: await integrityOf(identity) },
  }
  vi.stubGlobal('fetch', async () => Response.json(manifest === undefined ? names : manifest))
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement && node.src.startsWith('http://platform.test'))
        node.src = blob(node.src.includes('login') ? login : identity)
    }
    append(...nodes)
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const script of document.querySelectorAll('script[src^="blob:"]')) script.remove()
  const globals = window as { hernaPlatform?: unknown; hernaIdentity?: unknown }
  delete globals.hernaPlatform
  delete globals.hernaIdentity
})

const failure = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof CallFailed ? error.message : error),
  )

test('both scripts load with their hashes, and the identity service returns the session [4.4] [7.42]', async () => {
  await serve()
  const { script, session } = await loadPlatformScripts(PLATFORM)
  expect(session).toEqual(SESSION)
  await expect(script.keepAlive(0)).rejects.toMatchObject({ kind: 'unreadable' })
  await expect(script.logOut({})).resolves.toEqual({ done: true })
})

test('a script with another hash does not run', async () => {
  await serve({ integrity: await integrityOf('something else') })
  expect(await failure(loadPlatformScripts(PLATFORM))).toBe('No script found')
  expect('hernaPlatform' in window).toBe(false)
})

test.each([
  ['a script of another host', { path: 'https://evil.example/login.js' }],
  ['a script that defines nothing', { login: '1' }],
  ['a script that defines only some callouts', { login: 'window.hernaPlatform = { login: async () => null }' }],
  ['an identity script that defines nothing', { identity: '1' }],
  ['an identity service that fails to start', { identity: 'window.hernaIdentity = { init: async () => { throw new Error() } }' }],
  ['an identity service with an invalid reply', { identity: 'window.hernaIdentity = { init: async () => ({}) }' }],
  ['a manifest without hashes', { manifest: { 'login.js': { path: '/login.js' }, 'identity.js': { path: '/identity.js' } } }],
  ['an empty manifest', { manifest: null }],
] as [string, ServedScripts][])('%s: no script found [8.4] [8.30]', async (_, served) => {
  await serve(served)
  expect(await failure(loadPlatformScripts(PLATFORM))).toBe('No script found')
})

test('a platform that hangs times out [8.2]', async () => {
  await serve({ identity: 'window.hernaIdentity = { init: () => new Promise(() => {}) }' })
  expect(await failure(loadPlatformScripts(PLATFORM, 300))).toBe('Request timed out')
})

test('an empty reply of the script is reported as no response, a refusal with its status [8.5] [8.1]', async () => {
  const refused = `async () => { throw { status: 403, errorCode: 'wrong-credentials' } }`
  await serve({
    login: `${LOGIN}; window.hernaPlatform.keepAlive = async () => undefined; window.hernaPlatform.login = ${refused}`,
  })
  const { script } = await loadPlatformScripts(PLATFORM)
  await expect(script.keepAlive(0)).rejects.toThrow(/^No response$/)
  await expect(script.logIn({ username: 'a', password: 'b', rememberMe: 0 })).rejects.toThrow(
    'HTTP 403: {"errorCode":"wrong-credentials"}',
  )
})
