import { film as filmAddress } from '@herna/contract/content'
import { notFound, ProblemError, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../responses/prepared-response.ts'
import type { Film, FilmStore } from './film-store.ts'

const { path, params, query: querystring } = filmAddress
const schema = { summary: 'A short silent film of a game', tags: ['images'], produces: ['video/webm'], params, querystring }
/** With the film's version in the URL it is immutable; without, it is revalidated after five minutes. */
const CACHING = { immutable: 'public, max-age=31536000, immutable', revalidated: 'public, max-age=300' }

/** The films of games and videos [2.41] [3.22]. */
export function addFilmRoutes(app: FastifyInstance, films: FilmStore): void {
  withZodTypes(app).get(path, { schema }, async (request, reply) => {
    const film = films.get(request.params.file)
    if (!film) throw notFound(`There is no film ${JSON.stringify(request.params.file)}.`)
    reply
      .header('etag', film.etag)
      .header('cache-control', request.query.version === film.version ? CACHING.immutable : CACHING.revalidated)
      .header('accept-ranges', 'bytes')
      .header('access-control-allow-origin', '*')
    if (matchesEtag(request.headers['if-none-match'], film.etag.slice(1, -1))) return reply.code(304).send()
    return send(film, request, reply)
  })
}

function send({ bytes, etag }: Film, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  // If-Range: a part of a changed film would corrupt the client's copy [RFC 9110 §13.1.5].
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSame ? byteRange(headers.range, bytes.length) : null
  if (range === 'beyond') {
    reply.removeHeader('etag').header('content-range', `bytes */${bytes.length}`)
    throw new ProblemError(416, `The film has ${bytes.length} bytes.`)
  }
  reply.header('content-type', 'video/webm')
  if (range === null) return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1))
}

interface ByteRange {
  first: number
  last: number
}

/**
 * The requested byte range [RFC 9110 §14]. Null: the whole file, also for an invalid header or several ranges, which a server may
 * ignore. `'beyond'`: not satisfiable.
 */
function byteRange(header: string | undefined, size: number): ByteRange | null | 'beyond' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [firstText, lastText] = [match[1] ?? '', match[2] ?? '']
  if (firstText === '')
    return lastText === '0'.repeat(lastText.length) ? 'beyond' : { first: Math.max(0, size - Number(lastText)), last: size - 1 }
  const first = Number(firstText)
  const last = lastText === '' ? size - 1 : Math.min(Number(lastText), size - 1)
  if (lastText !== '' && Number(lastText) < first) return null
  return first < size ? { first, last } : 'beyond'
}
