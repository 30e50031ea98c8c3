import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { serveConnection } from './connection.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { StompServerOptions } from './options.ts'
import { chooseSubprotocol } from './versions.ts'

/** Between two groups of sockets that are closed. */
const CLOSE_STEP_MS = 50

/** A STOMP server; see `createStompServer`. */
export interface StompServer {
  /** Handles an HTTP upgrade request; the caller decides which paths are passed here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Number of open sockets, connected or not. */
  readonly size: number
  /** Refuses new sockets, sends an ERROR with the message to the open ones, spread evenly over `spreadMs`, and waits until all have closed. */
  close(options?: { message?: string; spreadMs?: number }): Promise<void>
}

/** Creates a STOMP server for the sockets passed to `upgrade`. */
export function createStompServer<User>(options: StompServerOptions<User>): StompServer {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: chooseSubprotocol,
    // A WebSocket message may contain one or more whole frames.
    maxPayload: limits.headerBytes + limits.bodyBytes + 1024,
    // Compression costs memory per connection and saves nothing for small frames.
    perMessageDeflate: false,
  })
  const connections = new Map<WebSocket, (message: string) => void>()
  const unconnected = countByAddress()
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '')
  let isClosing = false

  function accept(socket: WebSocket, request: IncomingMessage): void {
    socket.binaryType = 'nodebuffer'
    const connected = unconnected.add(addressOf(request))
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
    async close({ message = 'The server is closing', spreadMs = 0 } = {}) {
      isClosing = true
      const closedSockets = [...connections.keys()].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      const steps = Math.max(1, Math.floor(spreadMs / CLOSE_STEP_MS))
      const open = [...connections.values()]
      for (let step = 0; step < steps; step += 1) {
        if (step > 0) await pause(CLOSE_STEP_MS)
        const group = open.slice(Math.floor((open.length * step) / steps), Math.floor((open.length * (step + 1)) / steps))
        for (const end of group) end(message)
      }
      await Promise.all(closedSockets)
    },
  }
}

/** Counts by address; an address with the count 0 is removed. */
function countByAddress() {
  const counts = new Map<string, number>()
  const change = (address: string, amount: number) => {
    const count = (counts.get(address) ?? 0) + amount
    if (count > 0) counts.set(address, count)
    else counts.delete(address)
  }
  return {
    of: (address: string): number => counts.get(address) ?? 0,
    /** Adds one; returns a function that subtracts it again, once. */
    add(address: string): () => void {
      let isCounted = true
      change(address, 1)
      return () => {
        if (isCounted) change(address, -1)
        isCounted = false
      }
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  // The client may have disconnected already.
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
