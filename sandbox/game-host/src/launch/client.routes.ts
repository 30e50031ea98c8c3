import { notFound, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CLIENT_NAMES, type GameHostContext } from '../context.ts'

const YEAR_SECONDS = 31_536_000

/** Assets of the client apps, cached for a year: their names change with their content. */
export function addClientRoutes(app: FastifyInstance, { clients }: GameHostContext): void {
  for (const name of CLIENT_NAMES)
    withZodTypes(app).get(
      `/${name}/assets/:name`,
      { schema: { hide: true, params: z.object({ name: z.string().max(200) }) } },
      async (request, reply) => {
        const file = await clients[name].asset(request.params.name)
        if (!file) throw notFound(`There is no file ${JSON.stringify(request.params.name)}.`)
        reply
          .type(file.type)
          .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
          .header('vary', 'accept-encoding')
        const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
        if (file.brotli && takesBrotli) return reply.header('content-encoding', 'br').send(file.brotli)
        return reply.send(file.body)
      },
    )
}
