import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

/** Services of the same installation alone: whoever holds the shared secret, and never a page. Decided before anything is read. */
export function admitServices(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
      throw new ProblemError(403, 'This is called by services, never by a page.', undefined, 'foreign-origin')
    const given = bearerOf(request)
    if (given !== null && sameSecret(given, secret)) return
    reply.header('www-authenticate', 'Bearer realm="services"')
    throw new ProblemError(401, 'This needs the secret the services share (Authorization: Bearer …).')
  })
}
