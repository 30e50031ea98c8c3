import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Requires the operator token before the request body is read. */
export const operatorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (token === undefined) throw new ProblemError(403, 'The operator API is disabled: set HERNA_OPERATOR_TOKEN.')
  const receivedToken = bearerOf(request)
  if (receivedToken !== null && sameSecret(receivedToken, token)) return
  reply.header('www-authenticate', 'Bearer realm="operators"')
  throw new ProblemError(401, 'The operator token is required (Authorization: Bearer …).')
}
