import { isLoopback } from '@herna/contract/edge'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, sameSecret } from '../secrets/same-secret.ts'
import { notFound, ProblemError } from './problems.ts'

/** Who may read `/metrics` and `/docs`: they tell an attacker what there is and how busy it is. */
export interface MonitoringAccess {
  /** Whoever holds it (`Authorization: Bearer …`). */
  token?: string | undefined
  /** Without a token: callers on this machine, so that the sandbox can be looked at. */
  openLocally: boolean
}

export const monitoringOnly =
  ({ token, openLocally }: MonitoringAccess) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store')
    if (token === undefined) {
      if (openLocally && isLoopback(request.ip)) return
      throw notFound('This is switched off: no HERNA_MONITORING_TOKEN is configured.')
    }
    const given = bearerOf(request)
    if (given !== null && sameSecret(given, token)) return
    reply.header('www-authenticate', 'Bearer realm="monitoring"')
    throw new ProblemError(401, 'This needs the monitoring token (Authorization: Bearer …).')
  }
