import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { serveConnection } from './connection.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { StompServerOptions } from './options.ts'
import { chooseSubprotocol } from './versions.ts'

export interface StompServer {
  /** Takes over a socket whose request asked for an upgrade; which paths come here is the caller's to say. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** How many sockets are open, connected or not. */
  readonly size: number
  /** Takes no more, tells those that are here, and waits until they are gone. */
  close(message?: string): Promise<void>
}

/** A STOMP server for the sockets that are handed to it. */
export function createStompServer<User>(options: StompServerOptions<User>): StompServer {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: chooseSubprotocol,
    // A message may hold a whole frame, or a few.
    maxPayload: limits.headerBytes + limits.bodyBytes + 1024,
    // Deflating costs memory per connection and saves nothing on frames this small.
    perMessageDeflate: false,
  })
  const connections = new Map<WebSocket, (message: string) => void>()
  const unconnected = countByAddress()
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '')
  let isClosing = false

  function accept(socket: WebSocket, request: IncomingMessage): void {
    socket.binaryType = 'nodebuffer'
    const connected = unconnected.enter(addressOf(request))
    connections.set(socket, serveConnection({ socket, request, id: randomUUID(), connected }, options, limits))
    socket.on('close', () => {
      connections.delete(socket)
      connected()
    })
  }

  return {
    upgrade(request, socket, head) {
      if (isClosing || connections.size >= limits.connections) return refuse(socket, '503 Service Unavailable')
      if (unconnected.of(addressOf(request)) >= limits.waitingPerAddress) return refuse(socket, '429 Too Many Requests')
      if (options.isOriginAllowed?.(request.headers.origin) === false) return refuse(socket, '403 Forbidden')
      sockets.handleUpgrade(request, socket, head, accept)
    },
    get size() {
      return connections.size
    },
    async close(message = 'The server is closing') {
      isClosing = true
      const closed = [...connections.keys()].map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
      for (const end of connections.values()) end(message)
      await Promise.all(closed)
    },
  }
}

/** How many are there of each address; addresses of nobody are forgotten. */
function countByAddress() {
  const counts = new Map<string, number>()
  const add = (address: string, change: number) => {
    const count = (counts.get(address) ?? 0) + change
    if (count > 0) counts.set(address, count)
    else counts.delete(address)
  }
  return {
    of: (address: string): number => counts.get(address) ?? 0,
    /** Answers how to leave, once. */
    enter(address: string): () => void {
      let isCounted = true
      add(address, 1)
      return () => {
        if (isCounted) add(address, -1)
        isCounted = false
      }
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  // The client may be gone already.
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
