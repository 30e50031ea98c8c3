import { bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyRequest } from 'fastify'

/** Requires the operator token, before a body is read. */
export const requireOperator = (token: string | undefined) => async (request: FastifyRequest) => {
  if (token === undefined) throw new ProblemError(403, 'HERNA_OPERATOR_TOKEN is not set; operator calls are disabled.')
  const bearerToken = bearerOf(request)
  if (bearerToken === null || !sameSecret(bearerToken, token))
    throw new ProblemError(401, 'The operator token is required (Authorization: Bearer …).')
}
