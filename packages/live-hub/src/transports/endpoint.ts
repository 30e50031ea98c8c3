import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Channel, TRANSPORTS, type TransportName } from './channel.ts'
import { Connections } from './connections.ts'
import { eventStreamChannel } from './event-stream-channel.ts'
import { addressOfRequest, answer, answerPreflight, HttpFault, readBody, refuseUpgrade, setCorsHeaders } from './http.ts'
import { LongPollingChannel } from './long-polling-channel.ts'
import { negotiation } from './negotiation.ts'
import type { EndpointOptions } from './session.ts'
import { WebSocketChannel } from './web-socket-channel.ts'
import { webSockets } from './web-sockets.ts'

export interface Endpoint {
  request(request: IncomingMessage, response: ServerResponse): boolean
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Connections, pending ones included. */
  readonly size: number
  tick(): void
  stopAccepting(): void
  /** Drops what is not ending by itself; resolves when every transport is closed. */
  close(): Promise<void>
}

/** The HTTP side of a hub: negotiation, the three transports, CORS, origins, tokens and limits. What the bytes mean is up to the session. */
export function createEndpoint<User>(options: EndpointOptions<User>): Endpoint {
  const { path, limits, timing, now } = options
  const transports = options.transports ?? TRANSPORTS
  const connections = new Connections(options)
  const socketLimits = { closeMs: timing.closeMs, maxBufferedBytes: limits.bufferedBytes * 2 }
  // A WebSocket message may contain several records.
  const accept = webSockets({ maxPayload: limits.messageBytes * 2, deflate: options.deflate ?? true })

  function requireOrigin({ headers }: IncomingMessage): void {
    if (!options.isOriginAllowed(headers.origin)) throw new HttpFault(403, 'This origin is not allowed')
  }

  function requireTransport(transport: TransportName): void {
    if (!transports.includes(transport)) throw new HttpFault(404, `The transport ${transport} is not available`)
  }

  async function negotiate(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    if (request.method !== 'POST') throw new HttpFault(405, 'Negotiation is a POST')
    request.resume()
    const isStateful = options.statefulReconnect === true && query.get('useStatefulReconnect') === 'true'
    const entry = await connections.create(request, isStateful)
    try {
      const elsewhere = await options.negotiate?.(request, entry.user)
      const reply = elsewhere ?? negotiation(entry, query, transports)
      if ('url' in reply || 'error' in reply) connections.remove(entry)
      answer(response, 200, JSON.stringify(reply), 'application/json')
    } catch (error) {
      connections.remove(entry)
      throw error
    }
  }

  async function openEventStream(request: IncomingMessage, response: ServerResponse, token: string | null): Promise<void> {
    requireTransport('ServerSentEvents')
    const entry = await connections.find(request, token)
    if (entry.channel) throw new HttpFault(409, 'The connection has a transport already')
    eventStreamChannel({ response, closeMs: timing.closeMs }, (channel) => connections.attach(entry, channel, request))
  }

  async function poll(request: IncomingMessage, response: ServerResponse, token: string | null): Promise<void> {
    requireTransport('LongPolling')
    const entry = await connections.find(request, token)
    if (entry.channel && !(entry.channel instanceof LongPollingChannel))
      throw new HttpFault(409, 'The connection has another transport')
    const attach = (channel: Channel) => connections.attach(entry, channel, request)
    const channel = entry.channel ?? new LongPollingChannel({ ...timing, now }, attach)
    response.setHeader('cache-control', 'no-store')
    channel.poll(response)
  }

  async function receivePost(request: IncomingMessage, response: ServerResponse, token: string | null): Promise<void> {
    const entry = await connections.find(request, token)
    if (entry.channel?.transport === 'WebSockets')
      throw new HttpFault(405, 'POST requests are not allowed for WebSocket connections.')
    if (!entry.channel) throw new HttpFault(409, 'The connection has no transport yet')
    if (entry.openPosts >= limits.postsAtOnce) throw new HttpFault(429, 'Too many requests at once')
    entry.openPosts += 1
    try {
      const body = await readBody(request, { maxBytes: limits.postBytes, timeoutMs: timing.bodyMs })
      if (!entry.channelUser) throw new HttpFault(404, 'No Connection with that ID')
      entry.channelUser.received(body)
    } finally {
      entry.openPosts -= 1
    }
    answer(response, 200, '')
  }

  async function end(request: IncomingMessage, response: ServerResponse, token: string | null): Promise<void> {
    const entry = await connections.find(request, token)
    if (!(entry.channel instanceof LongPollingChannel))
      throw new HttpFault(400, 'Only a long polling connection is ended with DELETE')
    entry.channel.terminate()
    answer(response, 202, '')
  }

  async function serve(request: IncomingMessage, response: ServerResponse, isNegotiation: boolean, query: URLSearchParams) {
    requireOrigin(request)
    setCorsHeaders(request, response)
    const { method, headers } = request
    const token = query.get('id')
    if (method === 'OPTIONS') answerPreflight(response)
    else if (isNegotiation) await negotiate(request, response, query)
    else if (method === 'GET' && headers.accept?.includes('text/event-stream')) await openEventStream(request, response, token)
    else if (method === 'GET') await poll(request, response, token)
    else if (method === 'POST') await receivePost(request, response, token)
    else if (method === 'DELETE') await end(request, response, token)
    else throw new HttpFault(405, 'The method is not allowed')
  }

  async function openSocket(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams): Promise<void> {
    requireOrigin(request)
    requireTransport('WebSockets')
    const token = query.get('id')
    const entry = token === null ? await connections.create(request, false) : await connections.find(request, token)
    if (entry.channel && !entry.session?.canReattach) throw new HttpFault(409, 'The connection has a transport already')
    accept(
      request,
      socket,
      head,
      (open) => new WebSocketChannel(open, socketLimits, (channel) => connections.attach(entry, channel, request)),
    )
  }

  function faultOf(error: unknown): HttpFault {
    if (error instanceof HttpFault) return error
    options.failed(error)
    return new HttpFault(500, 'The request failed on the server')
  }

  return {
    request(request, response) {
      const address = addressOfRequest(request)
      const isNegotiation = address?.path === `${path}/negotiate`
      if (!address || (address.path !== path && !isNegotiation)) return false
      serve(request, response, isNegotiation, address.query).catch((error: unknown) => {
        const { status, message } = faultOf(error)
        answer(response, status, message)
      })
      return true
    },
    upgrade(request, socket, head) {
      // The client may disconnect at any time.
      socket.on('error', () => undefined)
      openSocket(request, socket, head, addressOfRequest(request)?.query ?? new URLSearchParams()).catch((error: unknown) =>
        refuseUpgrade(socket, faultOf(error)),
      )
    },
    get size() {
      return connections.size
    },
    tick: () => connections.tick(),
    stopAccepting: () => connections.stopAccepting(),
    close: () => connections.close(),
  }
}
