import { embeds } from '@herna/contract/embeds'
import { addOperation, notFound, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Builds } from './builds.ts'
import type { EmbedHostSettings } from './settings.ts'

const YEAR = 31_536_000

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

  const about = { summary: 'Manifest of an embedded app [7.41]', tags: ['embeds'] }
  addOperation(server, embeds.manifest, about, async ({ params: { app }, reply }) => {
    const found = await builds.manifest(app)
    if (!found) throw notFound(`${app} is not built.`)
    forPortal(reply).header('cache-control', 'no-store')
    return found
  })

  const { path, params } = embeds.file
  typed(server).get(path, { schema: { hide: true, params } }, async (request, reply) => {
    const found = await builds.file(request.params.app, request.params.name)
    if (!found) throw notFound(`There is no file ${JSON.stringify(request.params.name)}.`)
    forPortal(reply).type(found.type).header('cache-control', cacheOf(request.params.name)).header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return takesBrotli ? reply.header('content-encoding', 'br').send(found.brotli) : reply.send(found.body)
  })
}
