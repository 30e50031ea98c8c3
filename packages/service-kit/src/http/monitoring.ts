import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '@herna/contract/edge'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, ProblemError } from './problems.ts'

/** Who may read `/metrics` and `/docs`: they tell an attacker what there is and how busy it is. */
export interface MonitoringAccess {
  /** Whoever holds it (`Authorization: Bearer …`). */
  token?: string | undefined
  /** Without a token: callers on this machine, so that the sandbox can be looked at. */
  openLocally: boolean
}

export const monitoringOnly = ({ token, openLocally }: MonitoringAccess) => {
  const digest = token === undefined ? null : hashOf(token)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store')
    if (digest === null) {
      if (openLocally && isLoopback(request.ip)) return
      throw notFound('This is switched off: no HERNA_MONITORING_TOKEN is configured.')
    }
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (given !== undefined && timingSafeEqual(hashOf(given), digest)) return
    reply.header('www-authenticate', 'Bearer realm="monitoring"')
    throw new ProblemError(401, 'This needs the monitoring token (Authorization: Bearer …).')
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
