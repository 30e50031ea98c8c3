import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PamSettings } from '../foundation/index.ts'
import { refuse } from './refusals.ts'

/**
 * Whose pages may call: the portal, the embeds, our own, and those that are configured. They may read answers and send cookies; every other
 * page's mutations are refused (S8), however its browser got at the cookies. What names no origin is no browser's page.
 */
export async function admitCallers(app: FastifyInstance, settings: PamSettings): Promise<void> {
  const known = new Set([settings.origin, settings.portal, settings.embeds, ...settings.otherCallers])
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && known.has(origin)),
    credentials: true,
    exposedHeaders: ['x-request-id', 'retry-after'],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'accept-language', 'x-request-id'],
    maxAge: 3_600,
    strictPreflight: false,
  })
  await app.register(cookie)
  app.addHook('onRequest', async (request) => {
    if (isMutation(request) && isForeign(request, known))
      throw refuse(403, 'foreign-origin', 'Pages of other sites may not call this.')
  })
  // Other origins get no permission, and no error either; known ones have been answered before this.
  app.options('/*', { schema: { hide: true } }, async (_, reply) => reply.code(204).send())
}

const isMutation = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function isForeign({ headers }: FastifyRequest, known: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !known.has(headers.origin)
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
