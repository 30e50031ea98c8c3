import type { FastifyInstance } from 'fastify'
import { bearerOf, sameSecret } from '../secrets/same-secret.ts'
import { isFromForeignPage } from './foreign-page.ts'
import { ProblemError } from './problems.ts'

/** Admits only the operator token to the routes of this scope, and no page of another site [S8], before a body is read. */
export function requireOperatorToken(app: FastifyInstance, token: string | undefined): void {
  app.addHook('preParsing', async (request, reply) => {
    if (isFromForeignPage(request))
      throw new ProblemError(403, 'Pages of other sites may not call this.', undefined, 'foreign-origin')
    if (token === undefined) throw new ProblemError(403, 'Operator calls are closed: set HERNA_OPERATOR_TOKEN.')
    const received = bearerOf(request)
    if (received !== null && sameSecret(received, token)) return
    reply.header('www-authenticate', 'Bearer realm="operators"')
    throw new ProblemError(401, 'The operator token is required (Authorization: Bearer …).')
  })
}
