import { addressGroup } from '@herna/contract/edge'
import { bearerOf, isFromForeignPage, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

export function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const bearer = bearerOf(request)
  return token !== undefined && bearer !== null && sameSecret(bearer, token)
}

/** Checks the editors' token before the body is parsed. */
export const editorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (isFromForeignPage(request)) throw new ProblemError(403, 'Pages of other sites may not call this.')
  if (token === undefined) throw new ProblemError(403, 'Editing is disabled: HERNA_EDITOR_TOKEN is not configured.')
  if (holdsToken(request, token)) return
  reply.header('www-authenticate', 'Bearer realm="editors"')
  throw new ProblemError(401, 'Editing requires the editors’ token (Authorization: Bearer …).')
}

/** Strict rate limit without a valid token, generous with one. */
export const editorRates = (token: string | undefined) => ({
  timeWindow: 60_000,
  max: (request: FastifyRequest) => (holdsToken(request, token) ? 6_000 : 20),
  keyGenerator: (request: FastifyRequest) => `${holdsToken(request, token)}|${addressGroup(request.ip)}`,
})
