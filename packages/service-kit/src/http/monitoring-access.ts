import { type MonitoringAccess, monitoringAccessOf } from '@herna/telemetry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, ProblemError } from './problems.ts'

/** Only for who may monitor. */
export const monitoringOnly =
  (access: MonitoringAccess) =>
  async ({ ip, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store')
    const result = monitoringAccessOf(access, { address: ip, authorization: headers.authorization })
    if (result === 'granted') return
    if (result === 'disabled') throw notFound('Disabled: HERNA_MONITORING_TOKEN is not configured.')
    reply.header('www-authenticate', 'Bearer realm="monitoring"')
    throw new ProblemError(401, 'The monitoring token is required (Authorization: Bearer …).')
  }
