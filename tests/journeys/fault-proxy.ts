import { type IncomingMessage, request, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways a call goes wrong on its way [F1], and two ways files do. */
export const FAULTS = ['refused', 'reset', 'hang', '500', 'garbage', 'truncated', '10 MB'] as const
export type Fault = (typeof FAULTS)[number]
export type Trouble = Fault | '401' | 'altered' | 'slow' | 'no cookies'

const TEN_MEGABYTES = 10_000_000
const SLOW_MS = 1_500
/** Nobody looks at pictures here, and drawing them for the first time would keep the browser's few connections busy. */
const PICTURES = /^\/content\/assets\//
const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** A line between one browser and everything it talks to. */
export interface Line {
  /** For the browser: its HTTP proxy. */
  address: string
  /** Calls named `METHOD /path`, or by a pattern, go wrong from now on. */
  break(call: string | RegExp, trouble: Trouble): void
  mend(call?: string | RegExp): void
  /** `METHOD /path` of all that came, in their order. */
  calls: string[]
  close(): Promise<void>
}

/** An HTTP proxy that does to chosen calls what bad lines and bad hosts do; nothing of the product knows of it. */
export async function openLine(): Promise<Line> {
  const troubles = new Map<string | RegExp, Trouble>()
  const calls: string[] = []
  const troubleOf = (call: string): Trouble | undefined => {
    for (const [pattern, trouble] of troubles)
      if (typeof pattern === 'string' ? pattern === call : pattern.test(call)) return trouble
  }
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '', 'http://localhost')
    const call = `${asked.method} ${pathname}`
    if (asked.method !== 'OPTIONS') calls.push(call)
    answer.on('error', () => undefined)
    if (PICTURES.test(pathname)) return void answer.writeHead(200, { 'content-type': 'image/gif' }).end(DOT)
    doTo(troubleOf(call), asked, answer)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (call, trouble) => void troubles.set(call, trouble),
    mend: (call) => (call === undefined ? troubles.clear() : void troubles.delete(call)),
    calls,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

function doTo(trouble: Trouble | undefined, asked: IncomingMessage, answer: ServerResponse): void {
  switch (trouble) {
    case undefined:
      return pass(asked, answer)
    case 'slow':
      return void setTimeout(() => pass(asked, answer), SLOW_MS)
    case 'no cookies':
      delete asked.headers.cookie
      return pass(asked, answer, { keepsCookies: false })
    case 'altered':
      return pass(asked, answer, { after: ' ' })
    case 'refused':
      return void asked.socket.destroy()
    case 'reset':
      say(asked, answer, 200).write('{"')
      return void setTimeout(() => asked.socket.resetAndDestroy(), 20)
    case 'hang':
      return void asked.resume()
    case '500':
      return void say(asked, answer, 500).end('oops')
    case '401':
      return void say(asked, answer, 401).end(
        '{"type":"about:blank","title":"No session","status":401,"errorCode":"session-over"}',
      )
    case 'garbage':
      return void say(asked, answer, 200).end('<html>Toto nie je odpoveď')
    case 'truncated':
      say(asked, answer, 200, { 'content-length': 5_000 }).write('{"username":"hrac","balances":{"casino_gam')
      return void setTimeout(() => asked.socket.destroy(), 20)
    case '10 MB':
      return void say(asked, answer, 200).end(`{"a":"${'x'.repeat(TEN_MEGABYTES)}"}`)
  }
}

/** A false answer that the asking page may read, as the host would let it. */
function say(asked: IncomingMessage, answer: ServerResponse, status: number, more: Record<string, number> = {}): ServerResponse {
  const { origin = '*' } = asked.headers
  answer.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': origin,
    ...(origin === '*' ? {} : { 'access-control-allow-credentials': 'true' }),
    ...more,
  })
  return answer
}

function pass(asked: IncomingMessage, answer: ServerResponse, { after = '', keepsCookies = true } = {}): void {
  const { url = '', method, headers } = asked
  const onwards = request(new URL(url), { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (reply) => {
    const { 'content-length': length, ...rest } = reply.headers
    if (!keepsCookies) delete rest['set-cookie']
    if (after) rest['cache-control'] = 'no-store'
    answer.writeHead(reply.statusCode ?? 502, after || length === undefined ? rest : { ...rest, 'content-length': length })
    reply.on('data', (chunk) => answer.write(chunk))
    reply.on('end', () => answer.end(after))
    reply.on('error', () => asked.socket.destroy())
  })
  onwards.on('error', () => asked.socket.destroy())
  answer.on('close', () => onwards.destroy())
  asked.pipe(onwards)
}
