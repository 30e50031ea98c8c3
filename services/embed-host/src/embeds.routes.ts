import { EMBED_APPS } from '@herna/contract/embeds'
import { notFound, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Builds } from './builds.ts'
import type { EmbedHostSettings } from './settings.ts'

const YEAR = 31_536_000
const app = z.enum(EMBED_APPS)

/** Names that hold a hash of their content may be kept for good. */
const cacheOf = (name: string): string =>
  /-[\w-]{8}\.\w+$/.test(name) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'

export interface Served {
  settings: EmbedHostSettings
  builds: Builds
}

/** `/fe/{app}/manifest.json` and the files it names [7.41]. Files' names change with their content: they may be kept for good; the manifest never. */
export function addEmbedRoutes(server: FastifyInstance, { settings, builds }: Served): void {
  /** Pages of the portal may read it, with the check of its hash; other sites' may not. */
  const forPortal = (reply: FastifyReply) => reply.header('access-control-allow-origin', settings.portal)

  const manifest = { schema: { summary: 'Manifest of an embedded app [7.41]', params: z.object({ app }) } }
  typed(server).get('/fe/:app/manifest.json', manifest, async (request, reply) => {
    const found = await builds.manifest(request.params.app)
    if (!found) throw notFound(`${request.params.app} is not built.`)
    return forPortal(reply).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(found)
  })

  const file = { schema: { hide: true, params: z.object({ app, name: z.string().max(200) }) } }
  typed(server).get('/fe/:app/:name', file, async (request, reply) => {
    const found = await builds.file(request.params.app, request.params.name)
    if (!found) throw notFound(`There is no file ${JSON.stringify(request.params.name)}.`)
    forPortal(reply).type(found.type).header('cache-control', cacheOf(request.params.name)).header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return takesBrotli ? reply.header('content-encoding', 'br').send(found.brotli) : reply.send(found.body)
  })
}
