import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createStoredResponse } from './http/stored-response.ts'
import { type RunningPortal, runPortal, waitUntil } from './fixtures/portal-double.ts'
import { listen } from './listen.ts'
import { plainSecurityHeaders } from './security/security-headers.ts'

let portal: RunningPortal | undefined
afterEach(async () => {
  await portal?.close()
  portal = undefined
})
const startTestPortal = async (options: Parameters<typeof runPortal>[0] = {}) => {
  const running = await runPortal(options)
  portal = running
  await waitUntil(async () => (await running.get('/readyz')).status === 200)
  return running
}

const ORIGIN = 'https://herna.example'
const icon = createStoredResponse(Buffer.from('<svg/>'), {
  status: 200,
  type: 'image/svg+xml',
  cacheControl: 'public',
  headers: plainSecurityHeaders(ORIGIN),
})
test.each([
  ['a page', 'GET', '/temy', 200],
  ['a page asked for again', 'GET', '/temy', 200],
  ['data of a page', 'GET', '/temy.data', 200],
  ['a file', 'GET', '/favicon.svg', 200],
  ['a file asked for with a parameter', 'GET', '/favicon.svg?v=1', 200],
  ['a redirect', 'GET', '/temy/', 308],
  ['a redirect of a page', 'GET', '/stary', 302],
  ['a native launch', 'GET', '/?nativeapp=1&username=a&token=b', 303],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['a map of the site', 'GET', '/sitemap.xml', 200],
  ['the number of the build', 'GET', '/builds/latest.json', 200],
  ['its health', 'GET', '/healthz', 200],
  ['a bad address', 'GET', '/%00', 400],
  ['another method', 'PUT', '/temy', 405],
  ['the preview', 'GET', '/preview', 401],
  ['a page that fails', 'GET', '/zle', 500],
])('%s has HSTS and a content security policy over https [S2]', async (_, method, address, status) => {
  const running = await startTestPortal({
    origin: ORIGIN,
    assets: new Map([['/favicon.svg', icon]]),
    page(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/stary') return Response.redirect(`${ORIGIN}/novy`, 302)
      if (pathname === '/zle') throw new Error('broken')
      const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8'
      return new Response('ok', { headers: { 'content-type': type } })
    },
  })
  for (let time = 0; time < 2; time++) {
    const answer = await running.get(address, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src '(none|self)'.*frame-ancestors '(none|self)'/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a 304 response has them too; over http there is no HSTS', async () => {
  const running = await startTestPortal()
  const firstResponse = await running.get('/temy.data')
  expect([firstResponse.headers.has('strict-transport-security'), firstResponse.headers.has('content-security-policy')]).toEqual([
    false,
    true,
  ])
  const secondResponse = await running.get('/temy.data', {
    headers: { 'if-none-match': firstResponse.headers.get('etag') ?? '' },
  })
  expect([secondResponse.status, secondResponse.headers.has('content-security-policy')]).toEqual([304, true])
})

test('with a full render queue pages get 503 with Retry-After; cached pages are still served', async () => {
  const slow = Promise.withResolvers<void>()
  const running = await startTestPortal({
    page: async (request) => {
      if (request.url.includes('/hra/')) await slow.promise
      return new Response('ok', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  expect((await running.get('/temy')).status).toBe(200)
  const previousRenders = running.renders()
  const samePageRequests = Array.from({ length: 70 }, () => running.get('/hra/prva'))
  await waitUntil(() => running.renders() - previousRenders === 1)
  const otherPageRequests = Array.from({ length: 69 }, (_, game) => running.get(`/hra/hra-${game}`))
  const refused = await Promise.race(otherPageRequests)
  expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['3', 'no-store'])
  expect(await refused.text()).toContain('Herňa je práve vyťažená')
  expect((await running.get('/temy')).status).toBe(200)
  // Two at once, whatever is asked for.
  expect(running.renders() - previousRenders).toBe(2)
  slow.resolve()
  const statuses = (await Promise.all(otherPageRequests)).map(({ status }) => status)
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([
    61, 8,
  ])
  expect(new Set((await Promise.all(samePageRequests)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(running.renders() - previousRenders).toBe(62)
  expect(running.log.filter(({ event }) => event === 'busy')).toHaveLength(1)
})

test('invalid page numbers share one render and are not cached', async () => {
  const rendered = new Set<string>()
  const running = await startTestPortal({
    page(request) {
      rendered.add(request.url.replace('http://portal.test', ''))
      return new Response('not here', { status: 404 })
    },
  })
  for (const page of ['abc', '-1', '1e3', '0', '99999999']) {
    const answer = await running.get(`/vsetky-hry?strana=${page}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  }
  expect([...rendered]).toEqual(['/vsetky-hry?strana=0'])
})

// Node looks for slow clients every 30 s unless configured otherwise: longer than this test may take.
test('a client that does not finish its headers is disconnected', async () => {
  const listening = await listen((_, response) => response.end(), { host: '127.0.0.1', port: 0, headersTimeout: 50 })
  const socket = connect(listening.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await new Promise((closed) => socket.once('close', closed))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await listening.close()
})
