import { banner, flag, gamePicture, motifIcon, providerPicture } from '@herna/contract/content'
import { notFound, ProblemError, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../responses/prepared-response.ts'
import type { ImageSpec, RenderRequest } from './render-request.ts'
import { widthFor } from './render-request.ts'
import type { ImageService } from './image-service.ts'

const describe = (summary: string) => ({ summary, tags: ['images'], produces: ['image/webp'] })

/** The images of [7.37]. */
export function addImageRoutes(app: FastifyInstance, images: ImageService): void {
  const routes = withZodTypes(app)

  const game = { ...describe('A picture of a game'), params: gamePicture.params, querystring: gamePicture.query }
  routes.get(gamePicture.path, { schema: game }, async (request, reply) => {
    const { gameCode: code, type } = request.params
    const brief = await images.game(code)
    if (!brief) throw notFound(`There is no game ${JSON.stringify(code)}.`)
    const { width, version, art } = request.query
    return send(
      images,
      request,
      reply,
      { image: { kind: 'game', brief, format: type }, width: widthFor(type, width) },
      version === brief.fileVersion && art === images.artVersion,
    )
  })

  const logo = { ...describe('The logo of a provider'), params: providerPicture.params, querystring: providerPicture.query }
  routes.get(providerPicture.path, { schema: logo }, async (request, reply) => {
    const { variant } = request.params
    const provider = await images.provider(request.params.id)
    if (!provider) throw notFound(`There is no provider ${JSON.stringify(request.params.id)}.`)
    const image: ImageSpec = { kind: 'provider', provider, variant }
    return send(
      images,
      request,
      reply,
      { image, width: widthFor(variant, request.query.width) },
      request.query.version !== undefined && request.query.art === images.artVersion,
    )
  })

  const bannerSchema = { ...describe('A banner that some content shows'), params: banner.params, querystring: banner.query }
  routes.get(banner.path, { schema: bannerSchema }, async (request, reply) => {
    const { format } = request.params
    const motifs = await images.banner(request.params.id, format)
    if (!motifs) throw notFound(`No content shows a ${format} banner ${JSON.stringify(request.params.id)}.`)
    const image: ImageSpec = { kind: 'banner', banner: { id: request.params.id, motifs }, format }
    return send(
      images,
      request,
      reply,
      { image, width: widthFor(format, request.query.width) },
      request.query.version !== undefined && request.query.art === images.artVersion,
    )
  })

  const icon = { ...describe('A one-colour icon of a motif'), params: motifIcon.params, querystring: motifIcon.query }
  routes.get(motifIcon.path, { schema: icon }, async (request, reply) =>
    send(images, request, reply, { image: { kind: 'icon', motif: nameOf(request.params.file) }, width: null }, false),
  )
  const flagSchema = { ...describe('The flag of a language or country'), params: flag.params, querystring: flag.query }
  routes.get(flag.path, { schema: flagSchema }, async (request, reply) =>
    send(images, request, reply, { image: { kind: 'flag', code: nameOf(request.params.file) }, width: null }, false),
  )
}

const nameOf = (file: string): string => file.slice(0, -'.svg'.length)

/** With the current versions (of its subject and of the code that draws it) in the URL an image is immutable; without, it is revalidated after five minutes. */
const CACHING = { immutable: 'public, max-age=31536000, immutable', revalidated: 'public, max-age=300' }
/** A longer queue means minutes of waiting: such requests get a 503. */
const MAX_QUEUE = 1_500

async function send(
  images: ImageService,
  request: FastifyRequest,
  reply: FastifyReply,
  renderRequest: RenderRequest,
  isCurrent: boolean,
): Promise<FastifyReply> {
  if (images.busy() > MAX_QUEUE) throw new ProblemError(503, 'Too many images are being rendered: retry in a minute.')
  const picture = await images.picture(renderRequest)
  if (!picture) throw notFound('There is no such picture.')
  reply.header('etag', picture.etag).header('cache-control', isCurrent ? CACHING.immutable : CACHING.revalidated)
  // Images are public; the portal, on another origin, uses icons as CSS masks, which require CORS.
  reply.header('access-control-allow-origin', '*')
  if (matchesEtag(request.headers['if-none-match'], picture.etag.slice(1, -1))) return reply.code(304).send()
  return reply
    .header('content-type', renderRequest.width === null ? 'image/svg+xml; charset=utf-8' : 'image/webp')
    .send(Buffer.from(picture.bytes))
}
