import { contentVersion } from '@herna/contract/content'
import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentContext } from '../content-context.ts'

const LONGEST_WAIT = 25

const versionQuery = z
  .object({
    after: z.string().max(80).optional().describe('The version the caller has: the answer waits until there is another'),
    wait: z.coerce.number().int().min(0).max(LONGEST_WAIT).default(LONGEST_WAIT).describe('Seconds to wait at most'),
  })
  .strict()

/** GET /version, and with `after` a wait for the next one: how the portal hears of a change at once [7.38]. */
export function addVersionRoute(app: FastifyInstance, { watch }: ContentContext): void {
  const schema = {
    summary: 'The content version; with `after` waits until it is another one',
    tags: ['version'],
    querystring: versionQuery,
    response: { 200: contentVersion },
  }
  typed(app).get('/version', { schema, config: { mayTakeLong: true } }, async (request, reply) => {
    const { after, wait } = request.query
    const version = after === undefined ? watch.current() : await watch.changedFrom(after, wait * 1000)
    return reply.header('cache-control', 'no-store').send(version)
  })
  app.addHook('preClose', async () => watch.close())
}
