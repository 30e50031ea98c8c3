import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

/**
 * Admits only services of the same installation: callers with the shared secret, never a page. Checked before the body is read.
 */
export function admitServices(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
      throw new ProblemError(403, 'Only services may call this, never a page.', undefined, 'foreign-origin')
    const receivedSecret = bearerOf(request)
    if (receivedSecret !== null && sameSecret(receivedSecret, secret)) return
    reply.header('www-authenticate', 'Bearer realm="services"')
    throw new ProblemError(401, 'The shared secret of the services is required (Authorization: Bearer …).')
  })
}
