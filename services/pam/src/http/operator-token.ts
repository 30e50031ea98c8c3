import { createHash, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests, in constant time. */
function holdsToken(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Lets operators through before anything of the request is read. */
export const operatorsOnly = (token: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (token === undefined) throw new ProblemError(403, 'The operators’ door is closed: no HERNA_OPERATOR_TOKEN is configured.')
  if (holdsToken(request, token)) return
  reply.header('www-authenticate', 'Bearer realm="operators"')
  throw new ProblemError(401, 'This needs the operators’ token (Authorization: Bearer …).')
}
