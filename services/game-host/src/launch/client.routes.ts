import { notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { GameHostContext } from '../context.ts'

const YEAR = 31_536_000

/** Files of the slots client. Their names change with their content: they may be kept for good. */
export function addClientRoutes(app: FastifyInstance, { client }: GameHostContext): void {
  typed(app).get(
    '/slots/assets/:name',
    { schema: { hide: true, params: z.object({ name: z.string().max(200) }) } },
    async (request, reply) => {
      const file = await client.asset(request.params.name)
      if (!file) throw notFound(`There is no file ${JSON.stringify(request.params.name)}.`)
      reply.type(file.type).header('cache-control', `public, max-age=${YEAR}, immutable`).header('vary', 'accept-encoding')
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (file.brotli && takesBrotli) return reply.header('content-encoding', 'br').send(file.brotli)
      return reply.send(file.body)
    },
  )
}
