import { ProblemError } from '@herna/service-kit'
import type { FastifyRequest } from 'fastify'

/** Refuses calls another site's page makes: a browser names the page's origin with every POST. What names none is no browser's page. */
export function requireSameOrigin(origin: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const from = request.headers.origin
    const site = request.headers['sec-fetch-site']
    if (from !== undefined ? from !== origin : site !== undefined && site !== 'same-origin')
      throw new ProblemError(403, 'Only the games of this host may call it.')
  }
}
