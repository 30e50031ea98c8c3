import { addressGroup } from '@herna/contract/edge'
import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

export function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const bearer = bearerOf(request)
  return token !== undefined && bearer !== null && sameSecret(bearer, token)
}

/** Lets editors through before anything of the request is looked at. */
export const editorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (isFromForeignPage(request)) throw new ProblemError(403, 'Pages of other sites may not call this.')
  if (token === undefined) throw new ProblemError(403, 'Editing is switched off: no HERNA_EDITOR_TOKEN is configured.')
  if (holdsToken(request, token)) return
  reply.header('www-authenticate', 'Bearer realm="editors"')
  throw new ProblemError(401, 'Editing needs the editors’ token (Authorization: Bearer …).')
}

/** Guessing is slow; working is not. */
export const editorRates = (token: string | undefined) => ({
  timeWindow: 60_000,
  max: (request: FastifyRequest) => (holdsToken(request, token) ? 6_000 : 20),
  keyGenerator: (request: FastifyRequest) => `${holdsToken(request, token)}|${addressGroup(request.ip)}`,
})

/** A browser tells which site's page is calling [S8]; whoever tells none is no page. */
function isFromForeignPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
