import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHealthMonitor, LOG_SERIALIZERS, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openListeners, type OpenListeners, processSettings, requireFreePorts } from '@herna/services'
import { STACK } from '../src/stack.ts'

/** An operation of a service's OpenAPI document. */
interface Operation {
  listener: string
  method: string
  path: string
  body: boolean
}

let database: TestDatabase
let listeners: OpenListeners
let folder: string
let logOutput = ''
const operations: Operation[] = []
/** Cookies of a logged-in player. */
let player = ''

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-listeners-'))
  const ports = ['HERNA_SERVICES_PORT', 'HERNA_GAME_HOST_PORT', 'HERNA_LIVE_STUDIO_PORT', 'HERNA_EMBEDS_PORT']
  for (const port of ports) vi.stubEnv(port, '0')
  const rateLimits = [
    'HERNA_LOGINS_PER_MINUTE',
    'HERNA_REGISTRATIONS_PER_HOUR',
    'HERNA_CODES_PER_MINUTE',
    'HERNA_CHAT_SESSIONS_PER_MINUTE',
    'HERNA_CHAT_LOGINS_PER_MINUTE',
  ]
  for (const limit of rateLimits) vi.stubEnv(limit, '1000000')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('HERNA_DATA_DIR', folder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('HERNA_DRAW_AHEAD', 'off')
  vi.stubEnv('HERNA_EDITOR_TOKEN', 'token-of-the-editors-in-tests')
  vi.stubEnv('HERNA_OPERATOR_TOKEN', 'token-of-the-operators-in-tests')
  const log = pino({ level: 'debug', serializers: LOG_SERIALIZERS }, { write: (line) => void (logOutput += line) })
  const settings = processSettings(process.env, STACK)
  const names = Object.keys(STACK)
  listeners = await openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log })
  for (const { address } of listeners.addresses) operations.push(...(await operationsOf(address)))
  const services = listeners.addresses.find(({ listener }) => listener === 'services')?.address
  const login = await fetch(`${services}/platform/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'hrac', password: 'Skusobna-Jazda-7', rememberMe: 1 }),
  })
  expect(login.status).toBe(200)
  player = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}, 180_000)
afterAll(async () => {
  await listeners.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

async function operationsOf(listener: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${listener}/docs/json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: object }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      listener,
      path,
      method: method.toUpperCase(),
      body: requestBody !== undefined,
    })),
  )
}

const FOREIGN_ID = '00000000-0000-4000-8000-000000000000'
const IDS = [
  FOREIGN_ID,
  'vlcia-hora',
  '%00',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  `${'a'.repeat(3_000)}`,
  "x'--",
  '%F0%9F%8E%B0',
]
const QUERIES = [
  '',
  '?navyse=1',
  '?locale=xx&status=Draft',
  '?status=Archived',
  '?id[]=1&id=2&wait=-1&after=%00',
  '?__proto__=1&secret=x&to=x',
]
const BODIES: unknown[] = [
  {},
  { navyse: true },
  [],
  null,
  'text',
  { id: { $ne: '' }, username: ['x'], amount: 1e308, password: '\u0000', code: '\ud800' },
]
const FORGED = {
  cookie: `herna-platform=${'x'.repeat(43)}; herna-gateway=${'x'.repeat(43)}; herna-remember=${'x'.repeat(43)}`,
  authorization: `Bearer ${'x'.repeat(43)}`,
}
/** Operations that end the player's session or wait on purpose. */
const SKIPPED_WITH_SESSION = /logout|panic|exclusions|suspension|password|reauthenticate|\/login/

const mutations = () => operations.filter(({ method }) => method !== 'GET')
const send = (
  { listener, method, path }: Operation,
  variant: { id?: string; query?: string; headers?: object; body?: unknown },
) => {
  const url = listener + path.replace(/\{\w+\}/g, variant.id ?? FOREIGN_ID) + (variant.query ?? '')
  const bare = method === 'GET' || variant.body === undefined
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(bare ? {} : { 'content-type': 'application/json' }), ...variant.headers },
    ...(bare ? {} : { body: JSON.stringify(variant.body) }),
  })
}

test('every listener describes its operations', () => {
  expect(listeners.addresses.map(({ listener }) => listener).toSorted()).toEqual([
    'embeds',
    'game-host',
    'live-studio',
    'services',
  ])
  expect(mutations().length).toBeGreaterThan(60)
})

test('every mutation of every service refuses requests from pages of other sites (S8)', async () => {
  const foreign = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const operation of mutations())
    for (const headers of foreign)
      for (const secrets of [{ cookie: player }, { authorization: 'Bearer token-of-the-editors-in-tests' }]) {
        const response = await send(operation, { headers: { ...headers, ...secrets }, ...(operation.body ? { body: {} } : {}) })
        await response.body?.cancel()
        expect(response.status, `${operation.method} ${operation.path} ${JSON.stringify(headers)}`).toBe(403)
        expect(response.headers.get('set-cookie')).toBeNull()
      }
}, 120_000)

test('every path answers anonymous, forged, logged-in, malformed and unknown-field requests with a defined problem, never with a server error (S16)', async () => {
  for (const operation of operations) {
    const callers = [{}, FORGED, ...(SKIPPED_WITH_SESSION.test(operation.path) ? [] : [{ cookie: player }])]
    const variants = [
      ...IDS.filter((_, index) => index === 0 || operation.path.includes('{')).map((id) => ({ id })),
      ...QUERIES.map((query) => ({ query })),
      ...(operation.body ? BODIES.map((body) => ({ body })) : []),
    ]
    // The caller with the most rights gets all requests; in the gate the others get one per path.
    const mostPrivileged = callers.at(-1)
    for (const headers of callers) {
      const requests = inject('breadth') === 'full' || headers === mostPrivileged ? variants : variants.slice(0, 1)
      await Promise.all(requests.map((variant) => expectDefinedReply(operation, { ...variant, headers })))
    }
  }
  expect(logOutput).not.toContain('"msg":"request failed"')
}, 240_000)

async function expectDefinedReply(operation: Operation, variant: Parameters<typeof send>[1]): Promise<void> {
  const response = await send(operation, { body: operation.body ? {} : undefined, ...variant })
  const text = await response.text()
  const description = `${operation.method} ${operation.path} ${JSON.stringify(variant).slice(0, 300)}: ${response.status} ${text.slice(0, 300)}`
  expect([200, 201, 202, 204, 206, 304, 400, 401, 403, 404, 409, 413, 414, 415, 416, 422, 423, 429, 431], description).toContain(
    response.status,
  )
  if (response.status < 400) return
  expect(text, description).not.toMatch(/node_modules|\.ts:\d|at async/)
  // Launch URLs are opened by players, so their errors are pages.
  if (operation.path.startsWith('/launch/')) return
  expect(response.headers.get('content-type'), description).toContain('application/problem+json')
  const problem = JSON.parse(text) as { status: number; errors?: { field: string }[] }
  expect(problem.status, description).toBe(response.status)
  // A path that cannot be decoded has no field.
  if (response.status === 400 && !/%ff/.test(variant.id ?? '')) expect(problem.errors?.[0]?.field, description).toBeTruthy()
}

test('unknown fields are refused with their names by every operation with a body that needs no token (S16)', async () => {
  for (const operation of mutations().filter(({ body, path }) => body && !/\/edit\/|\/operator\//.test(path))) {
    const response = await send(operation, { body: { navyse: true } })
    const { errors } = (await response.json()) as { errors?: { field: string }[] }
    const description = `${operation.method} ${operation.path}`
    expect([400, 401], description).toContain(response.status)
    if (response.status === 400)
      expect(
        errors?.map(({ field }) => field),
        description,
      ).toContain('navyse')
  }
})

test('a taken port is reported with the setting of its listener', async () => {
  const freePorts = {
    HERNA_HOST: '127.0.0.1',
    HERNA_SERVICES_PORT: '0',
    HERNA_GAME_HOST_PORT: '0',
    HERNA_LIVE_STUDIO_PORT: '0',
    HERNA_EMBEDS_PORT: '0',
  }
  const settingOf = new Map([
    ['services', 'HERNA_SERVICES_PORT'],
    ['game-host', 'HERNA_GAME_HOST_PORT'],
    ['live-studio', 'HERNA_LIVE_STUDIO_PORT'],
    ['embeds', 'HERNA_EMBEDS_PORT'],
  ])
  for (const { listener, address } of listeners.addresses) {
    const { port } = new URL(address)
    const setting = settingOf.get(listener) ?? ''
    const settings = processSettings({ ...freePorts, [setting]: port }, STACK)
    const required = requireFreePorts({ services: STACK, names: Object.keys(STACK), settings })
    await expect(required).rejects.toThrow(`${setting}: port ${port} is already in use by another program`)
  }
})
