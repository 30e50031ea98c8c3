import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Looks at a request before the framework does and may answer it whole. For answers that lie ready as bytes: the framework's work per
 * request (ids, hooks, header by header) would cost more than sending them [P10]. True when it has answered.
 */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /** Asked in turn before routing, by real connections only. */
    fronts: Front[]
  }
}
