import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'
interface Encoded {
  body: Buffer
  etag: string
  /** Names and values in turn, as `writeHead` takes them without work. */
  headers: string[]
  unchanged: string[]
}

/** A body made once and sent many times: bytes and headers stand ready in each encoding, compressed when first asked for. */
export interface StoredAnswer {
  readonly status: number
  readonly tag: string
  /** Bytes held, for the bound of the cache. */
  readonly size: () => number
  readonly ready: Partial<Record<Encoding, Encoded>>
  prepare(encoding: Encoding): Promise<Encoded>
}

export interface AnswerFacts {
  status: number
  type: string
  cacheControl: string
  /** Names and values in turn. */
  headers: string[]
  /** 5 while a visitor waits, more for files that live long. */
  quality?: number
  /** Quality of a second compression when the first has been sent: for what is sent often and long, and first while somebody waits. */
  laterQuality?: number
}

/** Below this compression does not pay. */
const SMALL = 860
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest|ld)|image\/svg)/

export function storedAnswer(body: Buffer, facts: AnswerFacts): StoredAnswer {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const packs = body.length >= SMALL && COMPRESSIBLE.test(facts.type)
  const ready: StoredAnswer['ready'] = {}
  const running = new Map<Encoding, Promise<Encoded>>()
  let size = body.length

  const encode = async (encoding: Encoding): Promise<Encoded> => {
    const bytes = !packs || encoding === 'identity' ? body : await compress(body, encoding, facts.quality ?? 5)
    const encoded = withHeaders(bytes, packs ? encoding : 'identity', tag, facts)
    ready[encoding] = encoded
    if (bytes !== body) size += bytes.length
    if (encoding === 'br' && packs && facts.laterQuality) void replaceBy(facts.laterQuality, bytes.length)
    return encoded
  }
  const replaceBy = async (quality: number, before: number): Promise<void> => {
    const bytes = await compress(body, 'br', quality)
    ready.br = withHeaders(bytes, 'br', tag, facts)
    size += bytes.length - before
  }
  return {
    status: facts.status,
    tag,
    size: () => size,
    ready,
    prepare(encoding) {
      const known = ready[encoding]
      if (known) return Promise.resolve(known)
      const made = running.get(encoding) ?? encode(encoding).finally(() => running.delete(encoding))
      running.set(encoding, made)
      return made
    },
  }
}

function withHeaders(body: Buffer, encoding: Encoding, tag: string, facts: AnswerFacts): Encoded {
  const etag = `"${tag}.${encoding}"`
  const unchanged = ['ETag', etag, 'Cache-Control', facts.cacheControl, 'Vary', 'Accept-Encoding', ...facts.headers]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = ['Content-Type', facts.type, 'Content-Length', String(body.length), ...encoded, ...unchanged]
  return { body, etag, headers, unchanged }
}

const compress = (body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body, { level: 6 })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })

/** What the client takes, best first; brotli and gzip unless refused by `q=0`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepted.includes('q=0')) return bestOfWeighted(accepted)
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

function bestOfWeighted(accepted: string): Encoding {
  const taken = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter((part) => !part.slice(1).some((weight) => /^q=0(\.0*)?$/.test(weight)))
      .map(([name]) => name),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** Sends the answer, at once when its encoding stands ready. */
export function sendStored(request: IncomingMessage, response: ServerResponse, answer: StoredAnswer): void | Promise<void> {
  const encoding = bestEncoding(request.headers['accept-encoding'] as string | undefined)
  const encoded = answer.ready[encoding]
  if (encoded) return write(request, response, answer, encoded)
  return answer.prepare(encoding).then((made) => write(request, response, answer, made))
}

function write(request: IncomingMessage, response: ServerResponse, answer: StoredAnswer, encoded: Encoded): void {
  const asked = request.headers['if-none-match']
  if (asked !== undefined && answer.status === 200 && (asked.includes(`"${answer.tag}.`) || asked.trim() === '*')) {
    response.writeHead(304, encoded.unchanged)
    response.end()
    return
  }
  response.writeHead(answer.status, encoded.headers)
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}
