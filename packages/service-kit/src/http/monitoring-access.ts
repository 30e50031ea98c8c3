import { isLoopback } from '@herna/contract/edge'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, sameSecret } from '../secrets/same-secret.ts'
import { notFound, ProblemError } from './problems.ts'

/** Who may read `/metrics` and `/docs`, which would help an attacker. */
export interface MonitoringAccess {
  /** Grants access (`Authorization: Bearer …`). */
  token?: string | undefined
  /** Without a token: allows callers on this machine, for the sandbox. */
  openLocally: boolean
}

export const monitoringOnly =
  ({ token, openLocally }: MonitoringAccess) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store')
    if (token === undefined) {
      if (openLocally && isLoopback(request.ip)) return
      throw notFound('Disabled: HERNA_MONITORING_TOKEN is not configured.')
    }
    const bearer = bearerOf(request)
    if (bearer !== null && sameSecret(bearer, token)) return
    reply.header('www-authenticate', 'Bearer realm="monitoring"')
    throw new ProblemError(401, 'The monitoring token is required (Authorization: Bearer …).')
  }
