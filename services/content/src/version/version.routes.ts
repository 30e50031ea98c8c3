import { contentVersion } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ContentContext } from '../content-context.ts'

/** Long polling, by which the portal learns of a change immediately [7.38]. */
export function addVersionRoute(app: FastifyInstance, { versionMonitor }: ContentContext): void {
  const options = {
    summary: 'The content version; with `after` waits until it differs',
    tags: ['version'],
    config: { mayTakeLong: true },
  }
  addOperation(app, contentVersion, options, async ({ query: { after, wait }, reply }) => {
    reply.header('cache-control', 'no-store')
    return after === undefined ? versionMonitor.current() : versionMonitor.changedFrom(after, wait * 1000)
  })
  app.addHook('preClose', async () => versionMonitor.close())
}
