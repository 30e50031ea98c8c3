import { embeds } from '@herna/contract/embeds'
import { addOperation, notFound, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Builds } from './builds.ts'
import type { EmbedHostSettings } from './settings.ts'

const YEAR = 31_536_000

/** Files with a content hash in their name are cached permanently. */
const cacheOf = (name: string): string =>
  /-[\w-]{8}\.\w+$/.test(name) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'

/** Dependencies of the routes. */
export interface EmbedRoutesContext {
  settings: EmbedHostSettings
  builds: Builds
}

/** `/fe/{app}/manifest.json`, never cached, and the files it names [7.41]. */
export function addEmbedRoutes(server: FastifyInstance, { settings, builds }: EmbedRoutesContext): void {
  /** CORS for the portal's pages only, required by their integrity checks. */
  const forPortal = (reply: FastifyReply) => reply.header('access-control-allow-origin', settings.portal)

  const options = { summary: 'Manifest of an embedded app [7.41]', tags: ['embeds'] }
  addOperation(server, embeds.manifest, options, async ({ params: { app }, reply }) => {
    const manifest = await builds.manifest(app)
    if (!manifest) throw notFound(`${app} is not built.`)
    forPortal(reply).header('cache-control', 'no-store')
    return manifest
  })

  const { path, params } = embeds.file
  withZodTypes(server).get(path, { schema: { hide: true, params } }, async (request, reply) => {
    const file = await builds.file(request.params.app, request.params.name)
    if (!file) throw notFound(`There is no file ${JSON.stringify(request.params.name)}.`)
    forPortal(reply).type(file.type).header('cache-control', cacheOf(request.params.name)).header('vary', 'accept-encoding')
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return acceptsBrotli && file.brotli ? reply.header('content-encoding', 'br').send(file.brotli) : reply.send(file.body)
  })
}
