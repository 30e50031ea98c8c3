import { createHash, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests, in constant time, so that neither length nor content of the token leaks. */
export function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Lets editors through before anything of the request is looked at. */
export const editorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (token === undefined) throw new ProblemError(403, 'Editing is switched off: no HERNA_EDITOR_TOKEN is configured.')
  if (holdsToken(request, token)) return
  reply.header('www-authenticate', 'Bearer realm="editors"')
  throw new ProblemError(401, 'Editing needs the editors’ token (Authorization: Bearer …).')
}

/** Guessing is slow; working is not. */
export const editorRates = (token: string | undefined) => ({
  timeWindow: 60_000,
  max: (request: FastifyRequest) => (holdsToken(request, token) ? 6_000 : 20),
  keyGenerator: (request: FastifyRequest) => `${holdsToken(request, token)}|${request.ip}`,
})
