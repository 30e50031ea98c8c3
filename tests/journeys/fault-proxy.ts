import { type IncomingMessage, request as sendRequest, createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { respondWithFault, type Fault, fakeResponse } from '../clients/faults.ts'

/** Faults of calls [F1] and of files. */
export type ProxyFault = Fault | '401' | 'altered' | 'slow' | 'no cookies' | 'response lost'

const SLOW_MS = 1_500
/** Slow images are sent one after another, as from an image service that generates them for the first time. */
const SLOW_IMAGE_MS = 300
/** Answered with one pixel: generating the images for the first time would occupy the browser's few connections. */
const IMAGES = /^\/content\/assets\//
const PLATFORM_SCRIPT = /\/platform\/\w+\.js\b/
const IMAGE_HEADERS = { 'content-type': 'image/gif', 'access-control-allow-origin': '*' }
const IMAGE_BYTES = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** An HTTP proxy between one browser and every host it calls. */
export interface FaultProxy {
  /** The proxy's URL, for the browser. */
  address: string
  /** From now on calls that match `METHOD /path` (`WS /path` for a WebSocket) or a pattern meet the fault. */
  setFault(call: string | RegExp, fault: ProxyFault): void
  clearFaults(call?: string | RegExp): void
  /** `METHOD /path` of all received calls, in order. */
  calls: string[]
  close(): Promise<void>
}

/** Starts a proxy that injects faults into chosen calls; the product does not know of it. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const faultsByCall = new Map<string | RegExp, ProxyFault>()
  const calls: string[] = []
  const tunnels = new Set<Socket>()
  let imageQueue = Promise.resolve()
  const faultOf = (call: string): ProxyFault | undefined => {
    for (const [pattern, fault] of faultsByCall)
      if (typeof pattern === 'string' ? pattern === call : pattern.test(call)) return fault
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const call = `${request.method} ${pathname}`
    if (request.method !== 'OPTIONS') calls.push(call)
    response.on('error', () => undefined)
    if (!IMAGES.test(pathname)) return handle(faultOf(call), request, response)
    if (faultOf(call) === 'slow') imageQueue = imageQueue.then(() => sleep(SLOW_IMAGE_MS))
    void imageQueue.then(() => response.writeHead(200, IMAGE_HEADERS).end(IMAGE_BYTES))
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connect', (request, stream) => {
    const socket = stream as Socket
    tunnels.add(socket)
    socket.on('close', () => tunnels.delete(socket))
    tunnel(request, socket, (path) => {
      const call = `WS ${path}`
      calls.push(call)
      return faultOf(call)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault: (call, fault) => void faultsByCall.set(call, fault),
    clearFaults: (call) => (call === undefined ? faultsByCall.clear() : void faultsByCall.delete(call)),
    calls,
    async close() {
      server.closeAllConnections()
      for (const socket of tunnels) socket.destroy()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

/** A browser requests a tunnel for each WebSocket; the fault is chosen by its path. The test runner's own calls pass. */
function tunnel(request: IncomingMessage, socket: Socket, troubleOf: (path: string) => ProxyFault | undefined): void {
  const [host = '', port = ''] = (request.url ?? '').split(':')
  socket.on('error', () => undefined)
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  socket.once('data', (first: Buffer) => {
    const header = first.toString('latin1')
    const [, path = '/'] = header.split(' ', 2)
    const fault = /^upgrade: websocket/im.test(header) ? troubleOf(path) : undefined
    if (fault === 'hang') return
    if (fault === 'refused') return void socket.destroy()
    if (fault === 'reset') return void socket.resetAndDestroy()
    if (fault !== undefined) return void socket.end(`HTTP/1.1 ${fault === '401' ? 401 : 500} Fault\r\ncontent-length: 0\r\n\r\n`)
    const upstream = connect(Number(port), host)
    upstream.on('error', () => socket.destroy())
    upstream.write(first)
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => upstream.destroy())
  })
}

function handle(fault: ProxyFault | undefined, request: IncomingMessage, response: ServerResponse): void {
  switch (fault) {
    case undefined:
      return forward(request, response)
    case 'slow':
      return void setTimeout(() => forward(request, response), SLOW_MS)
    case 'no cookies':
      delete request.headers.cookie
      return forward(request, response, { forwardsCookies: false })
    case 'response lost':
      return forward(request, response, { forwardsResponse: false })
    case 'altered':
      return forward(request, response, { suffix: ' ' })
    case '401':
      return void fakeResponse(request, response, 401).end(
        '{"type":"about:blank","title":"No session","status":401,"errorCode":"session-over"}',
      )
    default:
      return respondWithFault(fault, request, response)
  }
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { suffix = '', forwardsCookies = true, forwardsResponse = true } = {},
): void {
  const { url = '', method, headers } = request
  const upstream = sendRequest(new URL(url), { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (reply) => {
    if (!forwardsResponse) return void request.socket.destroy()
    const { 'content-length': length, ...rest } = reply.headers
    if (!forwardsCookies) delete rest['set-cookie']
    // Not cached, so that the next page requests a file with a fault again.
    if (suffix || PLATFORM_SCRIPT.test(url)) rest['cache-control'] = 'no-store'
    response.writeHead(reply.statusCode ?? 502, suffix || length === undefined ? rest : { ...rest, 'content-length': length })
    reply.on('data', (chunk) => response.write(chunk))
    reply.on('end', () => response.end(suffix))
    reply.on('error', () => request.socket.destroy())
  })
  upstream.on('error', () => request.socket.destroy())
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
