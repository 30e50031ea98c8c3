import { gameCode } from '@herna/contract/content'
import { playPicture } from '@herna/contract/games'
import { notFound, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SCENE_FORMATS, SCENE_LAYERS } from '@herna/game-art'
import type { GameHostContext } from '../context.ts'
import { artVersion, type Picture } from './urls.ts'
import { createGamePictures } from './game-pictures.ts'
import { startRenderingAhead } from './render-ahead.ts'
import { WORDS } from './words.ts'

const query = z.object({ v: z.string().max(40).optional() })
const YEAR_SECONDS = 31_536_000
/** Pages outside the game do not know the version: they revalidate by ETag, after a day. */
const UNVERSIONED: Partial<Record<Picture['kind'], string>> = { play: 'public, max-age=86400' }
/** A game has a dozen pictures, so no player needs more a minute; rendering a new one takes a good part of a second. */
const config = { rateLimit: { max: 1200, timeWindow: 60_000 } }

/** Pictures of a game's symbols, scene, backdrop, title and hero. A URL with the current version is cached for a year [7.37]. */
export function addArtRoutes(app: FastifyInstance, context: GameHostContext): void {
  const pictures = createGamePictures(context.dataFolder)
  if (context.settings.renderAhead === 'on') startRenderingAhead(app, context, pictures)

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    picture: Picture,
    version: string | undefined,
  ) => {
    const game = context.games.find(code)
    const rendered = game && (await pictures(game, picture))
    if (!rendered) throw notFound(`There is no such picture of ${JSON.stringify(code)}.`)
    const { body, etag } = rendered
    const current = artVersion(game.engine.brief)
    reply
      .header('etag', etag)
      .header(
        'cache-control',
        version === current ? `public, max-age=${YEAR_SECONDS}, immutable` : (UNVERSIONED[picture.kind] ?? 'no-cache'),
      )
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(body)
  }

  const schemaOf = (summary: string) => ({ summary, tags: ['art'], querystring: query })
  const ofGame = z.object({ gameCode })
  const ofSymbol = z.object({ gameCode, symbolId: z.coerce.number().int().min(0).max(63) })
  withZodTypes(app).get(
    '/art/:gameCode/symbol/:symbolId',
    { schema: { ...schemaOf('A symbol of the game, WebP on a transparent ground'), params: ofSymbol }, config },
    (request, reply) =>
      send(request, reply, request.params.gameCode, { kind: 'symbol', symbolId: request.params.symbolId }, request.query.v),
  )
  const ofScene = z.object({ gameCode, layer: z.enum(SCENE_LAYERS), format: z.enum(SCENE_FORMATS) })
  withZodTypes(app).get(
    '/art/:gameCode/scene/:layer/:format',
    { schema: { ...schemaOf("A layer of the game's scene, WebP; the far one is opaque"), params: ofScene }, config },
    (request, reply) => {
      const { gameCode: code, layer, format } = request.params
      return send(request, reply, code, { kind: 'scene', layer, format }, request.query.v)
    },
  )
  withZodTypes(app).get(
    playPicture.path,
    {
      schema: {
        ...schemaOf('The game as a player sees it before a round, WebP; slots and crash games only'),
        params: playPicture.params,
      },
      config,
    },
    (request, reply) =>
      send(request, reply, request.params.gameCode, { kind: 'play', format: request.params.format }, request.query.v),
  )
  withZodTypes(app).get(
    '/art/:gameCode/bonus-scene/:layer/:format',
    { schema: { ...schemaOf('The same while a bonus feature runs'), params: ofScene }, config },
    (request, reply) => {
      const { gameCode: code, layer, format } = request.params
      return send(request, reply, code, { kind: 'scene', layer, format, isBonus: true }, request.query.v)
    },
  )
  const ofWords = z.object({ gameCode, words: z.string().regex(WORDS) })
  withZodTypes(app).get(
    '/art/:gameCode/words/:words',
    { schema: { ...schemaOf("Words as lettering in the game's style, WebP on a transparent ground"), params: ofWords }, config },
    (request, reply) =>
      send(request, reply, request.params.gameCode, { kind: 'words', words: request.params.words }, request.query.v),
  )
  for (const kind of ['backdrop', 'logo', 'hero'] as const) {
    withZodTypes(app).get(
      `/art/:gameCode/${kind}`,
      { schema: { ...schemaOf(`The game's ${kind}, WebP`), params: ofGame }, config },
      (request, reply) => send(request, reply, request.params.gameCode, { kind }, request.query.v),
    )
  }
}
