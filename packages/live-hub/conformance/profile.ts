import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { accessTokenOf, createHub, HubRefusal } from '../src/index.ts'
import { createEcho } from './echo.ts'
import { createTestHub } from './test-hub.ts'
import { createTokens } from './tokens.ts'

interface ProfileOptions {
  port?: number
  host?: string
  /** Also serves HTTPS: port, certificate and key in PEM. */
  tls?: { port: number; cert: string; key: string }
  /** Wall clock in milliseconds. */
  now: () => number
}

/** All tests come from one address, and some leave negotiations unfinished. */
const LIMITS = { pendingPerAddress: 5_000, connectionsPerAddress: 5_000 }

/** The server that Microsoft's functional tests of the TypeScript client expect. For tests only: it allows every origin. */
export async function openTestProfile({
  port = 0,
  host = '127.0.0.1',
  tls,
  now,
}: ProfileOptions): Promise<{ urls: string[]; close(): Promise<void> }> {
  const testHub = createTestHub()
  const tokens = createTokens(now)
  const open = { authenticate: () => null, isOriginAllowed: () => true, statefulReconnect: true, limits: LIMITS, ...testHub }
  const endpoints = {
    '/testhub': createHub({ ...open, path: '/testhub' }),
    '/testhub-nowebsockets': createHub({
      ...open,
      path: '/testhub-nowebsockets',
      transports: ['ServerSentEvents', 'LongPolling'],
    }),
    '/uncreatable': createHub({
      ...open,
      path: '/uncreatable',
      onConnected() {
        throw new Error('This hub cannot be created')
      },
    }),
    '/authorizedhub': createHub({
      ...open,
      path: '/authorizedhub',
      authenticate(request) {
        if (!tokens.isValid(accessTokenOf(request))) throw new HubRefusal('Unauthorized')
        return null
      },
    }),
    '/echo': createEcho('/echo', LIMITS),
  }
  const ticks = setInterval(() => endpoints['/echo'].tick(), 250).unref()
  let redirectCount = 0

  /** The answers that no hub gives, by the first part of the path. */
  const others: Record<string, (request: IncomingMessage, response: ServerResponse, path: string, query: string) => void> = {
    // Absolute: eventsource 2.0.2, which the client uses, does not resolve a relative address.
    echoredirect({ headers, socket }, response, path, query) {
      const origin = `${'encrypted' in socket ? 'https' : 'http'}://${headers.host}`
      response.writeHead(307, { location: `${origin}${path.replace('echoredirect', 'echo')}?${query}` }).end()
    },
    redirect(_request, response, _path, query) {
      redirectCount += 1
      const url = `${new URLSearchParams(query).get('baseUrl')}/testHub?numRedirects=${redirectCount}`
      response.end(JSON.stringify({ url }))
    },
    'bad-negotiate': (_request, response) => void response.writeHead(400).end('Some response from server'),
    generatejwttoken: (_request, response) => void response.end(tokens.issue()),
    async clientresult(request, response) {
      const id = request.url?.split('/')[2]?.split('?')[0] ?? ''
      const result = testHub.connectionOf(id)?.invoke('Result') ?? Promise.reject(new Error('There is no such connection'))
      response.end(String(await result.catch((error: Error) => error.message)))
    },
  }

  const serve: RequestListener = (request, response) => {
    allowOrigin(request, response)
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    if (path.includes('/negotiate')) setCookies(response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const other = others[path.split('/')[1]?.toLowerCase() ?? '']
    if (other) return other(request, response, path, query)
    // ASP.NET Core ignores the case of paths.
    request.url = `${path.toLowerCase()}?${query}`
    if (!Object.values(endpoints).some((endpoint) => endpoint.request(request, response))) response.writeHead(404).end()
  }
  const servers = [createServer(serve), ...(tls ? [createTlsServer({ cert: tls.cert, key: tls.key }, serve)] : [])]
  const urls: string[] = []
  for (const [index, server] of servers.entries()) {
    server.on('upgrade', (request, socket, head) => {
      const path = (request.url ?? '').split('?')[0]?.toLowerCase() ?? ''
      const endpoint = Object.entries(endpoints).find(([name]) => name === path)?.[1]
      if (endpoint) endpoint.upgrade(request, socket, head)
      else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(index === 0 ? port : tls?.port, host, resolve)
    })
    urls.push(`${index === 0 ? 'http' : 'https'}://${host}:${(server.address() as AddressInfo).port}`)
  }
  return {
    urls,
    async close() {
      clearInterval(ticks)
      await Promise.all(Object.values(endpoints).map((endpoint) => endpoint.close()))
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

/** Any origin with credentials: the tests are served from another port. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
  const method = headers['access-control-request-method']
  const names = headers['access-control-request-headers']
  if (method) response.setHeader('access-control-allow-methods', method)
  if (names) response.setHeader('access-control-allow-headers', names)
}

function setCookies(response: ServerResponse): void {
  response.setHeader('set-cookie', [
    'testCookie=testValue; path=/',
    'testCookie2=testValue2; path=/',
    'expiredCookie=doesntmatter; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])
}
