import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets operators through before anything of the request is read. */
export const operatorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (token === undefined) throw new ProblemError(403, 'The operators’ door is closed: no HERNA_OPERATOR_TOKEN is configured.')
  const given = bearerOf(request)
  if (given !== null && sameSecret(given, token)) return
  reply.header('www-authenticate', 'Bearer realm="operators"')
  throw new ProblemError(401, 'This needs the operators’ token (Authorization: Bearer …).')
}
