import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes over the socket of a request that asks for another protocol than HTTP. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Hands the socket to whoever took its path; any other is told so and closed. */
export function takeUpgrade(
  upgrades: ReadonlyMap<string, Upgrade>,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // A client may vanish at any moment; nobody else listens yet.
  socket.on('error', () => undefined)
  const take = upgrades.get((request.url ?? '').split('?', 1)[0] ?? '')
  if (take) take(request, socket, head)
  else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By the whole path, the service's prefix in it. */
    upgrades: Map<string, Upgrade>
  }
}
