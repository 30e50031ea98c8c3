import { gameCode, imageQuery } from '@herna/contract/content'
import { notFound, ProblemError, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { matches } from '../answers/prepared-answer.ts'
import type { Drawing, Order } from './drawing.ts'
import { widthFor } from './drawing.ts'
import type { Gallery } from './gallery.ts'

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
const signQuery = z.object({ version: z.string().optional() }).strict()
const about = (summary: string) => ({ summary, tags: ['images'], produces: ['image/webp'] })

/** The images of [7.37]. */
export function addImageRoutes(app: FastifyInstance, gallery: Gallery): void {
  const routes = typed(app)

  const game = { params: z.object({ gameCode, type: z.enum(['thumbnail', 'portrait', 'landscape']) }), querystring: imageQuery }
  routes.get('/assets/:gameCode/:type', { schema: { ...about('A picture of a game'), ...game } }, async (request, reply) => {
    const { gameCode: code, type } = request.params
    const brief = await gallery.game(code)
    if (!brief) throw notFound(`There is no game ${JSON.stringify(code)}.`)
    const { width, version } = request.query
    return send(
      gallery,
      request,
      reply,
      { drawing: { of: 'game', brief, format: type }, width: widthFor(type, width) },
      version === brief.fileVersion,
    )
  })

  const logo = { params: z.object({ id, variant: z.enum(['light', 'dark', 'icon']) }), querystring: imageQuery }
  routes.get(
    '/assets/providers/:id/:variant',
    { schema: { ...about('The logo of a provider'), ...logo } },
    async (request, reply) => {
      const { variant } = request.params
      const provider = await gallery.provider(request.params.id)
      if (!provider) throw notFound(`There is no provider ${JSON.stringify(request.params.id)}.`)
      const drawing: Drawing = { of: 'provider', provider, variant }
      return send(
        gallery,
        request,
        reply,
        { drawing, width: widthFor(variant, request.query.width) },
        request.query.version !== undefined,
      )
    },
  )

  const banner = {
    params: z.object({ id, format: z.enum(['hero', 'promotion', 'video']) }),
    querystring: z.strictObject({ ...imageQuery.shape, motifs: z.string().max(200).optional() }),
  }
  routes.get(
    '/assets/banners/:id/:format',
    { schema: { ...about('A banner that some content shows'), ...banner } },
    async (request, reply) => {
      const { format } = request.params
      const motifs = await gallery.banner(request.params.id, format)
      if (!motifs) throw notFound(`No content shows a ${format} banner ${JSON.stringify(request.params.id)}.`)
      const drawing: Drawing = { of: 'banner', banner: { id: request.params.id, motifs }, format }
      return send(
        gallery,
        request,
        reply,
        { drawing, width: widthFor(format, request.query.width) },
        request.query.version !== undefined,
      )
    },
  )

  const sign = { params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,40}\.svg$/) }), querystring: signQuery }
  routes.get('/assets/icons/:file', { schema: { ...about('A one-colour icon of a motif'), ...sign } }, async (request, reply) =>
    send(gallery, request, reply, { drawing: { of: 'icon', motif: nameOf(request.params.file) }, width: null }, false),
  )
  routes.get(
    '/assets/flags/:file',
    { schema: { ...about('The flag of a language or country'), ...sign } },
    async (request, reply) =>
      send(gallery, request, reply, { drawing: { of: 'flag', code: nameOf(request.params.file) }, width: null }, false),
  )
}

const nameOf = (file: string): string => file.slice(0, -'.svg'.length)

/** With the version that is current in its address a picture never changes; without, it is asked about again after a while. */
const CACHING = { immutable: 'public, max-age=31536000, immutable', passing: 'public, max-age=300' }
/** So many orders ahead mean minutes of waiting: better to say so. */
const CROWD = 1_500

async function send(
  gallery: Gallery,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Order,
  isCurrent: boolean,
): Promise<FastifyReply> {
  if (gallery.busy() > CROWD) throw new ProblemError(503, 'Too many pictures are being drawn: try again in a minute.')
  const picture = await gallery.picture(order)
  if (!picture) throw notFound('There is no such picture.')
  reply.header('etag', picture.etag).header('cache-control', isCurrent ? CACHING.immutable : CACHING.passing)
  // Pictures are public; pages on another origin draw the one-colour icons through CSS masks, which are fetched with CORS.
  reply.header('access-control-allow-origin', '*')
  if (matches(request.headers['if-none-match'], picture.etag.slice(1, -1))) return reply.code(304).send()
  return reply
    .header('content-type', order.width === null ? 'image/svg+xml; charset=utf-8' : 'image/webp')
    .send(Buffer.from(picture.bytes))
}
