import type { ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import { type MonitoringAccess, monitoringAccessOf } from '@herna/telemetry'
import type { Registry } from 'prom-client'
import { sendPlain } from '../http/plain-response.ts'

/** `/metrics`, for the same callers as at the services. */
export const metricsPage =
  (registry: Registry, access: MonitoringAccess, trusted: TrustedProxies) =>
  async (response: ServerResponse): Promise<void> => {
    const { req: request } = response
    const result = monitoringAccessOf(access, {
      address: clientAddress(request, trusted),
      authorization: request.headers.authorization,
    })
    if (result === 'disabled') return sendPlain(response, { status: 404 })
    if (result === 'refused')
      return sendPlain(response, { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="monitoring"' } })
    sendPlain(response, { status: 200, type: registry.contentType, body: await registry.metrics() })
  }
