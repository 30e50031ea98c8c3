import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** An answer to a request that is not served: status and text. */
export class HttpFault extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpFault'
    this.status = status
  }
}

/** Path and parameters of a request; null: not a valid address. */
export function addressOfRequest({ url = '' }: IncomingMessage): { path: string; query: URLSearchParams } | null {
  // Also `//host/path` must be read as a path.
  if (!url.startsWith('/')) return null
  const [path = '', query = ''] = url.split('?', 2)
  return { path, query: new URLSearchParams(query) }
}

/** The access token of a request: header `Authorization: Bearer`, or parameter `access_token` where a browser cannot set headers. Null: none. */
export function accessTokenOf(request: IncomingMessage): string | null {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ?? addressOfRequest(request)?.query.get('access_token') ?? null
}

/** Headers that the client sends besides those that CORS always allows. */
const ALLOWED_HEADERS = 'authorization, content-type, x-requested-with, x-signalr-user-agent'

/** CORS headers for an allowed origin, which is named explicitly: credentials exclude `*`. */
export function setCorsHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin')
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': '600',
  })
  response.end()
}

export function answer(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // The rest of the body is not read.
    ...(status === 408 || status === 413 ? { connection: 'close' } : {}),
  })
  response.end(body)
}

/** Refuses an upgrade. */
export function refuseUpgrade(socket: Duplex, { status, message }: HttpFault): void {
  const body = Buffer.byteLength(message)
  socket.end(
    `HTTP/1.1 ${status} ${message}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${body}\r\n\r\n${message}`,
  )
}

/** Reads a body of at most `maxBytes` within `timeoutMs`; otherwise a `HttpFault`, 413 or 408. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const fail = (fault: HttpFault) => {
      clearTimeout(timer)
      request.removeAllListeners('data')
      reject(fault)
    }
    const timer = setTimeout(() => fail(new HttpFault(408, 'The body was not received in time')), timeoutMs)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) return fail(new HttpFault(413, `The body is longer than ${maxBytes} bytes`))
      chunks.push(chunk)
    })
    request.on('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    request.on('error', () => fail(new HttpFault(400, 'The body was not received')))
    request.on('close', () => fail(new HttpFault(400, 'The body was not received')))
  })
}
