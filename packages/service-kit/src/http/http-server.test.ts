import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { trustProxies } from '@herna/contract/edge'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createServer, type HttpServer, type HttpServerOptions, withZodTypes } from './http-server.ts'
import { listen } from './listen.ts'
import { notFound, ProblemError } from './problems.ts'
import { createHealthMonitor } from './health-monitor.ts'

let app: HttpServer
let logged = ''
const monitor = createHealthMonitor()
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  app = await createServer({ title: 'Test', logger: pino({ level: 'info' }, sink), monitor })
  const body = z.object({ name: z.string(), rows: z.array(z.object({ size: z.int() })) }).strict()
  withZodTypes(app).post(
    '/things',
    { schema: { summary: 'Takes a thing', body, response: { 200: z.object({ ok: z.boolean() }) } } },
    async () => ({ ok: true }),
  )
  app.post('/nothing', async ({ body }) => ({ hasBody: body !== undefined }))
  app.get('/broken', async () => {
    throw new Error('secret inside')
  })
  app.get('/gone', async () => {
    throw notFound('There is no such thing.')
  })
  app.get('/limited', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'ok')
  app.get('/conflict', async () => {
    throw new ProblemError(409, 'Not now.', [{ field: 'id', message: 'is taken' }])
  })
  await app.ready()
})
afterAll(() => app.close())

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/things',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test.each([
  [{ rows: [] }, ['name']],
  [{ name: 'a', rows: [{ size: 1 }, { size: 'x' }] }, ['rows.1.size']],
  [{ name: 1, rows: 2 }, ['name', 'rows']],
  [{ name: 'a', rows: [], extra: 1, other: 2 }, ['extra', 'other']],
  ['[]', ['body']],
])('a wrong body is a problem document naming each bad field (%#) [S16]', async (payload, fields) => {
  const response = await post(payload)
  expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
  const problem = response.json() as { status: number; errors: { field: string }[] }
  expect(problem.status).toBe(400)
  expect(problem.errors.map(({ field }) => field)).toEqual(fields)
})

test.each([
  ['{"name":', 400],
  ['', 400],
])('a body that is not JSON is a problem document (%#) [S16]', async (payload, status) => {
  const response = await post(payload)
  expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8'])
})

test.each([
  ['\u0000', 'name'],
  ['\ud800', 'name'],
])('characters the database cannot store are rejected with the field’s name (%#) [S16]', async (name, field) => {
  expect((await post({ name, rows: [] })).json()).toMatchObject({ status: 400, errors: [{ field }] })
  expect((await post({ name: 'a', rows: [{ size: 1, x: [name] }] })).json()).toMatchObject({ errors: [{ field: 'rows.0.x.0' }] })
})

test('a POST with the JSON content type may have no body [7.1] [7.4]', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/nothing', headers })
  expect([response.statusCode, response.json()]).toEqual([200, { hasBody: false }])
})

test('a body nested too deeply is rejected [S16]', async () => {
  const deep = `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
  expect((await post(deep)).json()).toMatchObject({ status: 400, errors: [{ field: 'name' }] })
})

test('an unsupported media type and a body that is too large are problem documents [S16]', async () => {
  expect((await post('a=1', { 'content-type': 'text/plain' })).json()).toMatchObject({ status: 415 })
  expect((await post({ name: 'x'.repeat(2_000_000), rows: [] })).json()).toMatchObject({ status: 413 })
})

test('an unknown URL and a missing resource are problem documents without the query', async () => {
  const response = await app.inject('/nowhere?secret=1')
  expect(response.json()).toMatchObject({ status: 404, instance: '/nowhere' })
  expect(response.body).not.toContain('secret')
  expect((await app.inject('/gone')).json()).toMatchObject({ status: 404, detail: 'There is no such thing.' })
  expect((await app.inject('/conflict')).json()).toMatchObject({ status: 409, errors: [{ field: 'id' }] })
})

test('an unexpected failure sends the caller only a reference; the log has the details', async () => {
  const response = await app.inject('/broken')
  const { status, reference } = response.json() as { status: number; reference: string }
  expect(status).toBe(500)
  expect(response.body).not.toContain('secret inside')
  expect(logged).toContain(reference)
  expect(logged).toContain('secret inside')
})

test('prototype-polluting keys change no prototype [S14]', async () => {
  const response = await post(
    '{"name":"a","rows":[],"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  )
  expect(response.statusCode).toBeLessThan(500)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a rate limit is a problem document', async () => {
  await app.inject('/limited')
  await app.inject('/limited')
  expect((await app.inject('/limited')).json()).toMatchObject({ status: 429 })
})

test('responses have security headers and the request’s id', async () => {
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-1' } })
  expect(headers).toMatchObject({ 'x-request-id': 'abc-1', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await app.inject({ url: '/healthz', headers: { 'x-request-id': 'bad id\n' } })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  )
})

test('the API documentation comes from the schemas that validate', async () => {
  const { paths } = (await app.inject('/docs/json')).json() as { paths: Record<string, Record<string, unknown>> }
  expect(JSON.stringify(paths['/things']?.['post'])).toContain('"required":["name","rows"]')
  expect((await app.inject('/docs')).body).toContain('Takes a thing')
})

test('readiness names the failing checks; health does not depend on them', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', failing: [], passing: [] })
  monitor.checks.set('database', () => Promise.reject(new Error('down')))
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready', failing: ['database'], passing: [] }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  monitor.checks.clear()
})

test('requests are counted by route', async () => {
  await app.inject('/gone')
  expect((await app.inject('/metrics')).body).toMatch(
    /herna_http_request_seconds_count{server="Test",method="GET",route="\/gone",status="404"\} \d/,
  )
})

// A keep-alive connection would delay closing by over a minute: longer than this test's timeout.
test('closing waits for a response in progress and closes its connection', async () => {
  const closing = await createServer({ title: 'Closing' })
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  closing.get('/slow', async () => {
    started.resolve()
    await end.promise
    return 'whole'
  })
  const address = await listen(closing, { host: '127.0.0.1', port: 0, setting: 'HERNA_SERVICES_PORT' })
  const response = fetch(`${address}/slow`).then((response) => response.text())
  await started.promise
  const serverClosed = closing.close()
  await expect.poll(() => closing.server.listening).toBe(false)
  end.resolve()
  expect(await response).toBe('whole')
  await serverClosed
})

// Node checks for slow clients every 30 s by default: longer than this test's timeout.
test('a client that does not finish its headers is disconnected', async () => {
  const slow = await createServer({ title: 'Slow', headersTimeout: 50 })
  const address = await listen(slow, { host: '127.0.0.1', port: 0, setting: 'HERNA_SERVICES_PORT' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ')
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk)))
  await new Promise((closed) => socket.once('close', closed))
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  await slow.close()
})

/** A server with a limit of two calls per client, and the client address of the last request. */
async function limited(options: Partial<HttpServerOptions>) {
  const server = await createServer({ title: 'Limited', ...options })
  let lastIp = ''
  server.get('/limited', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async (request) => {
    lastIp = request.ip
    return { ip: lastIp, protocol: request.protocol, host: request.host }
  })
  const address = await listen(server, { host: '127.0.0.1', port: 0, setting: 'HERNA_SERVICES_PORT' })
  onTestFinished(() => void server.close())
  const from = (client: string, more: Record<string, string> = {}) =>
    fetch(`${address}/limited`, { headers: { 'x-forwarded-for': client, ...more } })
  const statuses = async (clients: string[]) => {
    const statusCodes: number[] = []
    for (const client of clients) statusCodes.push((await from(client)).status)
    return statusCodes
  }
  return { from, statuses, lastClientIp: () => lastIp }
}

test('a forged x-forwarded-for does not evade a limit: without trusted proxies the peer is the client', async () => {
  const { statuses, lastClientIp } = await limited({})
  expect(await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429])
  expect(lastClientIp()).toBe('127.0.0.1')
  const trustedNetwork = await limited({ trusted: trustProxies(['10.0.0.0/8']) })
  const response = await trustedNetwork.from('192.0.2.1', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' })
  expect(await response.json()).toMatchObject({
    ip: '127.0.0.1',
    protocol: 'http',
    host: expect.stringMatching(/^127\.0\.0\.1:/),
  })
})

test('behind a trusted proxy each client is counted separately, an IPv6 /64 network as one, whatever headers a client forges', async () => {
  const { from, statuses, lastClientIp } = await limited({ trusted: trustProxies(['loopback']) })
  expect(await statuses(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toEqual([200, 200, 429, 200])
  expect(lastClientIp()).toBe('192.0.2.2')
  expect(await statuses(['192.0.2.77, 192.0.2.3', '192.0.2.78, 192.0.2.3', '192.0.2.79, 192.0.2.3'])).toEqual([200, 200, 429])
  expect(await statuses(['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:0:9::3', '2001:db8:0:1::1'])).toEqual([
    200, 200, 429, 200,
  ])
  const response = await from('192.0.2.8', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'herna.example' })
  expect(await response.json()).toEqual({ ip: '192.0.2.8', protocol: 'https', host: 'herna.example' })
})

test.each(['/metrics', '/docs', '/docs/json'])(
  '%s requires the monitoring token, or a local caller in the sandbox',
  async (url) => {
    const status = async (monitoring: HttpServerOptions['monitoring'], call: { token?: string; from?: string } = {}) => {
      const server = await createServer({ title: 'Guarded', ...(monitoring ? { monitoring } : {}) })
      const headers = call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }
      const response = await server.inject({ url, headers, remoteAddress: call.from ?? '127.0.0.1' })
      await server.close()
      return response.statusCode
    }
    const token = 'monitoring-token-of-tests'
    expect(await status({ openLocally: false })).toBe(404)
    expect(await status({ openLocally: true }, { from: '192.0.2.1' })).toBe(404)
    expect(await status({ openLocally: true })).toBe(200)
    expect(await status({ token, openLocally: true })).toBe(401)
    expect(await status({ token, openLocally: true }, { token: `${token}x` })).toBe(401)
    expect(await status({ token, openLocally: false }, { token, from: '192.0.2.1' })).toBe(200)
  },
)

test.each(['/healthz', '/nowhere', '/%ff', '/broken', '/docs', '/limited'])(
  '%s is sent with HSTS and a content security policy [S2]',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)
