import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PamSettings } from '../foundation/index.ts'
import { refuse } from './refusals.ts'

const HOUR = '3600'

/**
 * Whose pages may call: the portal, the embeds, our own, and those that are configured. They may read answers and send cookies; every other
 * page's mutations are refused (S8), however its browser got at the cookies. What names no origin is no browser's page.
 */
export function admitCallers(app: FastifyInstance, settings: PamSettings): void {
  const known = new Set([settings.origin, settings.portal, settings.embeds, ...settings.otherCallers])
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('cache-control', 'no-store')
    reply.header('vary', 'Origin')
    if (origin !== undefined && known.has(origin)) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-allow-credentials', 'true')
      reply.header('access-control-expose-headers', 'x-request-id, retry-after')
    }
    if (isMutation(request) && isForeign(request, known))
      throw refuse(403, 'foreign-origin', 'Pages of other sites may not call this.')
  })
  app.options('/*', { schema: { hide: true } }, async (request, reply) => {
    if (known.has(request.headers.origin ?? ''))
      reply
        .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
        .header('access-control-allow-headers', 'content-type, accept-language, x-request-id')
        .header('access-control-max-age', HOUR)
    return reply.code(204).send()
  })
}

const isMutation = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function isForeign({ headers }: FastifyRequest, known: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !known.has(headers.origin)
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
