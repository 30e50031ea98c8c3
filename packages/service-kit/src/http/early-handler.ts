import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Sees a request before the framework and may respond to it; true when it has. For responses cached as bytes, where the framework's overhead per
 * request (ids, hooks, headers) would cost more than sending them [P10].
 */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /** Called in order before routing; not used by `inject`. */
    earlyHandlers: EarlyHandler[]
  }
}
