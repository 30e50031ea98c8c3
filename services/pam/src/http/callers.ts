import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PamSettings } from '../foundation/index.ts'
import { refuse } from './refusals.ts'

/**
 * Restricts calling pages to the portal, the embeds, the services' own origin and the configured ones. Mutations from any other
 * page are refused (S8), even with cookies. Requests without an origin do not come from a browser page.
 */
export async function admitCallers(app: FastifyInstance, settings: PamSettings): Promise<void> {
  const allowedOrigins = new Set([settings.origin, settings.portal, settings.embeds, ...settings.otherCallers])
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && allowedOrigins.has(origin)),
    credentials: true,
    exposedHeaders: ['x-request-id', 'retry-after'],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'accept-language', 'x-request-id'],
    maxAge: 3_600,
    strictPreflight: false,
  })
  await app.register(cookie)
  app.addHook('onRequest', async (request) => {
    if (isMutation(request) && isForeign(request, allowedOrigins))
      throw refuse(403, 'foreign-origin', 'Pages of other sites may not call this.')
  })
  // Preflights of other origins get no permission and no error; allowed ones were answered before this.
  app.options('/*', { schema: { hide: true } }, async (_, reply) => reply.code(204).send())
}

const isMutation = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function isForeign({ headers }: FastifyRequest, allowedOrigins: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !allowedOrigins.has(headers.origin)
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
