import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import { ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Restricts mutations to pages of one origin (S8). Requests without an origin do not come from a browser page, or come from a
 * page of our own origin.
 */
export async function admitPages(app: FastifyInstance, allowedOrigin: string): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin === allowedOrigin),
    credentials: true,
    exposedHeaders: ['x-request-id', 'retry-after'],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'accept-language', 'authorization', 'x-request-id'],
    maxAge: 3_600,
    strictPreflight: false,
  })
  await app.register(cookie)
  app.addHook('onRequest', async (request) => {
    if (isMutation(request) && isForeign(request, allowedOrigin))
      throw new ProblemError(403, 'Pages of other sites may not call this.', undefined, 'foreign-origin')
  })
  // Preflights of other origins get no permission and no error; allowed ones were answered before this.
  app.options('/*', { schema: { hide: true } }, async (_, reply) => reply.code(204).send())
}

const isMutation = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function isForeign({ headers }: FastifyRequest, allowedOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin !== allowedOrigin
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** A cookie that scripts cannot read. */
export interface TokenCookie {
  name: string
  isSecure: boolean
  sameSite: 'lax' | 'strict'
}

/** Full name of a cookie: `__Host-` binds it to this host; browsers accept that over https only. */
export const cookieName = ({ name, isSecure }: TokenCookie): string => `${isSecure ? '__Host-' : ''}herna-${name}`

export const readTokenCookie = (request: FastifyRequest, cookie: TokenCookie): string | null =>
  request.cookies[cookieName(cookie)] ?? null

/** `seconds` 0 removes the cookie. */
export function writeTokenCookie(
  reply: FastifyReply,
  cookie: TokenCookie,
  { token, seconds }: { token: string; seconds: number },
): void {
  void reply.setCookie(cookieName(cookie), token, {
    path: '/',
    httpOnly: true,
    sameSite: cookie.sameSite,
    secure: cookie.isSecure,
    maxAge: seconds,
  })
}
