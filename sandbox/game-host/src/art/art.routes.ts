import { join } from 'node:path'
import { gameCode } from '@herna/contract/content'
import { notFound, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { backdropSvg, heroSvg, symbolSvg, titleSvg } from '@herna/game-art'
import type { GameHostContext } from '../context.ts'
import { faceOf } from '../games/symbol-art.ts'
import type { Game } from '../games/games.ts'
import { artVersion, type Picture } from './urls.ts'
import { createPictureCache } from './picture-cache.ts'

const query = z.object({ v: z.string().max(40).optional() })
const YEAR = 31_536_000
/** A game has a dozen pictures: nobody playing asks for so many a minute, and a drawing not yet made costs a good part of a second. */
const config = { rateLimit: { max: 1200, timeWindow: 60_000 } }

/** Pictures of a game's symbols, backdrop, lettered title and hero. An address with the current version may be kept for good [7.37]. */
export function addArtRoutes(app: FastifyInstance, context: GameHostContext): void {
  const pictures = createPictureCache(join(context.dataFolder, 'game-art'))

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    picture: Picture,
    version: string | undefined,
  ) => {
    const game = context.games.find(code)
    const draw = () => game && drawingOf(game, picture)
    if (!game || (picture.kind === 'symbol' && picture.symbolId >= (game.slot?.symbols.length ?? 0)))
      throw notFound(`There is no such picture of ${JSON.stringify(code)}.`)
    const current = artVersion(game.engine.brief)
    const { body, etag } = await pictures(`${code}/${JSON.stringify(picture)}/${current}`, () => draw() ?? '')
    reply.header('etag', etag).header('cache-control', version === current ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(body)
  }

  const about = (summary: string) => ({ summary, tags: ['art'], querystring: query })
  const ofGame = z.object({ gameCode })
  const ofSymbol = z.object({ gameCode, symbolId: z.coerce.number().int().min(0).max(63) })
  typed(app).get(
    '/art/:gameCode/symbol/:symbolId',
    { schema: { ...about('A symbol of the game, WebP on a transparent ground'), params: ofSymbol }, config },
    (request, reply) =>
      send(request, reply, request.params.gameCode, { kind: 'symbol', symbolId: request.params.symbolId }, request.query.v),
  )
  for (const kind of ['backdrop', 'logo', 'hero'] as const) {
    typed(app).get(
      `/art/:gameCode/${kind}`,
      { schema: { ...about(`The game's ${kind}, WebP`), params: ofGame }, config },
      (request, reply) => send(request, reply, request.params.gameCode, { kind }, request.query.v),
    )
  }
}

/** The backdrop lies behind the reels, softened: more pixels would cost seconds and show nothing. */
const BACKDROP = [960, 540] as const

/** The drawing of a picture, or null when the game has no such symbol. */
function drawingOf({ engine: { brief }, slot }: Game, picture: Picture): string | null {
  if (picture.kind === 'backdrop') return backdropSvg(brief, ...BACKDROP)
  if (picture.kind === 'logo') return titleSvg(brief)
  if (picture.kind === 'hero') return heroSvg(brief)
  const face = slot && faceOf(slot, picture.symbolId)
  return face && symbolSvg(brief, face)
}
