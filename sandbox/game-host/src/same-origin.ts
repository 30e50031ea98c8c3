import { ProblemError } from '@herna/service-kit'
import type { FastifyRequest } from 'fastify'

/** Refuses calls from pages of other origins (browsers send Origin with every POST); calls without it do not come from a browser page. */
export function requireSameOrigin(origin: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const requestOrigin = request.headers.origin
    const fetchSite = request.headers['sec-fetch-site']
    if (requestOrigin !== undefined ? requestOrigin !== origin : fetchSite !== undefined && fetchSite !== 'same-origin')
      throw new ProblemError(403, 'Only game pages of this host may call this API.')
  }
}
