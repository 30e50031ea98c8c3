import { contentVersion } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ContentContext } from '../content-context.ts'

/** How the portal hears of a change at once [7.38]. */
export function addVersionRoute(app: FastifyInstance, { watch }: ContentContext): void {
  const options = {
    summary: 'The content version; with `after` waits until it is another one',
    tags: ['version'],
    config: { mayTakeLong: true },
  }
  addOperation(app, contentVersion, options, async ({ query: { after, wait }, reply }) => {
    reply.header('cache-control', 'no-store')
    return after === undefined ? watch.current() : watch.changedFrom(after, wait * 1000)
  })
  app.addHook('preClose', async () => watch.close())
}
