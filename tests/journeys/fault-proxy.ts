import { type IncomingMessage, request, createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { respondWithFault, type Fault, fakeResponse } from '../clients/faults.ts'

/** The ways a call goes wrong on its way [F1], and two ways files do. */
export type ProxyFault = Fault | '401' | 'altered' | 'slow' | 'no cookies' | 'answer lost'

const SLOW_MS = 1_500
/** Slow pictures come one after the other, as from a house that draws them for the first time. */
const SLOW_IMAGE_MS = 300
/** Nobody looks at pictures here, and drawing them for the first time would keep the browser's few connections busy. */
const IMAGES = /^\/content\/assets\//
const PLATFORM_SCRIPT = /\/platform\/\w+\.js\b/
const IMAGE_HEADERS = { 'content-type': 'image/gif', 'access-control-allow-origin': '*' }
const IMAGE_BYTES = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** A line between one browser and everything it talks to. */
export interface FaultProxy {
  /** For the browser: its HTTP proxy. */
  address: string
  /** Calls named `METHOD /path` (`WS /path` for a WebSocket), or by a pattern, go wrong from now on. */
  setFault(call: string | RegExp, trouble: ProxyFault): void
  clearFaults(call?: string | RegExp): void
  /** `METHOD /path` of all that came, in their order. */
  calls: string[]
  close(): Promise<void>
}

/** An HTTP proxy that does to chosen calls what bad lines and bad hosts do; nothing of the product knows of it. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const faultsByCall = new Map<string | RegExp, ProxyFault>()
  const calls: string[] = []
  const tunnels = new Set<Socket>()
  let imageQueue = Promise.resolve()
  const faultOf = (call: string): ProxyFault | undefined => {
    for (const [pattern, trouble] of faultsByCall)
      if (typeof pattern === 'string' ? pattern === call : pattern.test(call)) return trouble
  }
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '', 'http://localhost')
    const call = `${asked.method} ${pathname}`
    if (asked.method !== 'OPTIONS') calls.push(call)
    answer.on('error', () => undefined)
    if (!IMAGES.test(pathname)) return handle(faultOf(call), asked, answer)
    if (faultOf(call) === 'slow') imageQueue = imageQueue.then(() => sleep(SLOW_IMAGE_MS))
    void imageQueue.then(() => answer.writeHead(200, IMAGE_HEADERS).end(IMAGE_BYTES))
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connect', (asked, stream) => {
    const socket = stream as Socket
    tunnels.add(socket)
    socket.on('close', () => tunnels.delete(socket))
    tunnel(asked, socket, (path) => {
      const call = `WS ${path}`
      calls.push(call)
      return faultOf(call)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault: (call, trouble) => void faultsByCall.set(call, trouble),
    clearFaults: (call) => (call === undefined ? faultsByCall.clear() : void faultsByCall.delete(call)),
    calls,
    async close() {
      server.closeAllConnections()
      for (const socket of tunnels) socket.destroy()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

/** A browser asks its proxy for a tunnel when it opens a WebSocket; what goes wrong is decided by its path. The runner's own calls pass. */
function tunnel(asked: IncomingMessage, socket: Socket, troubleOf: (path: string) => ProxyFault | undefined): void {
  const [host = '', port = ''] = (asked.url ?? '').split(':')
  socket.on('error', () => undefined)
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  socket.once('data', (first: Buffer) => {
    const head = first.toString('latin1')
    const [, path = '/'] = head.split(' ', 2)
    const trouble = /^upgrade: websocket/im.test(head) ? troubleOf(path) : undefined
    if (trouble === 'hang') return
    if (trouble === 'refused') return void socket.destroy()
    if (trouble === 'reset') return void socket.resetAndDestroy()
    if (trouble !== undefined)
      return void socket.end(`HTTP/1.1 ${trouble === '401' ? 401 : 500} Trouble\r\ncontent-length: 0\r\n\r\n`)
    const onwards = connect(Number(port), host)
    onwards.on('error', () => socket.destroy())
    onwards.write(first)
    socket.pipe(onwards).pipe(socket)
    socket.on('close', () => onwards.destroy())
  })
}

function handle(trouble: ProxyFault | undefined, asked: IncomingMessage, answer: ServerResponse): void {
  switch (trouble) {
    case undefined:
      return forward(asked, answer)
    case 'slow':
      return void setTimeout(() => forward(asked, answer), SLOW_MS)
    case 'no cookies':
      delete asked.headers.cookie
      return forward(asked, answer, { keepsCookies: false })
    case 'answer lost':
      return forward(asked, answer, { answers: false })
    case 'altered':
      return forward(asked, answer, { after: ' ' })
    case '401':
      return void fakeResponse(asked, answer, 401).end(
        '{"type":"about:blank","title":"No session","status":401,"errorCode":"session-over"}',
      )
    default:
      return respondWithFault(trouble, asked, answer)
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, { after = '', keepsCookies = true, answers = true } = {}): void {
  const { url = '', method, headers } = asked
  const onwards = request(new URL(url), { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (reply) => {
    if (!answers) return void asked.socket.destroy()
    const { 'content-length': length, ...rest } = reply.headers
    if (!keepsCookies) delete rest['set-cookie']
    // A file that was broken once is asked for again by the next page, whichever came well before.
    if (after || PLATFORM_SCRIPT.test(url)) rest['cache-control'] = 'no-store'
    answer.writeHead(reply.statusCode ?? 502, after || length === undefined ? rest : { ...rest, 'content-length': length })
    reply.on('data', (chunk) => answer.write(chunk))
    reply.on('end', () => answer.end(after))
    reply.on('error', () => asked.socket.destroy())
  })
  onwards.on('error', () => asked.socket.destroy())
  answer.on('close', () => onwards.destroy())
  asked.pipe(onwards)
}
