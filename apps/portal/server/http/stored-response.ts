import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstd = promisify(zstdCompress)
const unbrotli = promisify(brotliDecompress)

type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'
interface Encoded {
  body: Buffer
  etag: string
  /** Alternating names and values, the fastest form for `writeHead`. */
  headers: string[]
  unchanged: string[]
}

/**
 * A response created once and sent many times: body and headers per encoding, compressed on first use. Nearly every browser accepts brotli, so once a
 * body is compressed so, its original, up to ten times as long, is dropped, and restored for a client that needs another encoding [P14].
 */
export interface StoredResponse {
  readonly status: number
  /** Template of the page's route; absent for files. */
  readonly route: string | undefined
  readonly tag: string
  /** See `StoredResponseOptions`. */
  readonly isSentOnce: boolean
  /** Bytes in memory, for the limit of the cache. */
  readonly size: () => number
  readonly ready: Partial<Record<Encoding, Encoded>>
  prepare(encoding: Encoding): Promise<Encoded>
}

export interface StoredResponseOptions {
  status: number
  route?: string
  type: string
  cacheControl: string
  /** Alternating names and values. */
  headers: string[]
  /** Brotli quality; default 5, because a visitor waits; higher for long-lived files. */
  quality?: number
  /** It is not kept, so it is compressed with zstd where that is accepted: a tenth more bytes for a fraction of brotli's time [P2]. */
  isSentOnce?: boolean
  /** Quality of a second compression after the first send, for long-lived responses. */
  laterQuality?: number
}

/** Smaller bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 860
const ZSTD_LEVEL = 3
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest|ld)|image\/svg)/

export function createStoredResponse(body: Buffer, facts: StoredResponseOptions): StoredResponse {
  const tag = hash('sha256', body, 'base64url').slice(0, 22)
  const isCompressed = body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(facts.type)
  const ready: StoredResponse['ready'] = {}
  const pendingEncodings = new Map<Encoding, Promise<Encoded>>()
  let original: Buffer | null = ownBytes(body)
  let size = body.length

  const encode = async (encoding: Encoding): Promise<Encoded> => {
    const source = original ?? (await unbrotli((ready.br as Encoded).body))
    const bytes = ownBytes(
      !isCompressed || encoding === 'identity' ? source : await compress(source, encoding, facts.quality ?? 5),
    )
    const encoded = withHeaders(bytes, isCompressed ? encoding : 'identity', tag, facts)
    ready[encoding] = encoded
    if (bytes !== original) size += bytes.length
    if (encoding !== 'br' || !isCompressed) return encoded
    if (facts.laterQuality) void recompress(source, facts.laterQuality, bytes.length)
    else dropOriginal()
    return encoded
  }
  const dropOriginal = (): void => {
    if (original && !ready.identity) size -= original.length
    original = null
  }
  const recompress = async (source: Buffer, quality: number, previousLength: number): Promise<void> => {
    const bytes = ownBytes(await compress(source, 'br', quality))
    ready.br = withHeaders(bytes, 'br', tag, facts)
    size += bytes.length - previousLength
    dropOriginal()
  }
  return {
    status: facts.status,
    route: facts.route,
    tag,
    isSentOnce: facts.isSentOnce ?? false,
    size: () => size,
    ready,
    prepare(encoding) {
      const encoded = ready[encoding]
      if (encoded) return Promise.resolve(encoded)
      const pending = pendingEncodings.get(encoding) ?? encode(encoding).finally(() => pendingEncodings.delete(encoding))
      pendingEncodings.set(encoding, pending)
      return pending
    },
  }
}

function withHeaders(body: Buffer, encoding: Encoding, tag: string, facts: StoredResponseOptions): Encoded {
  const etag = `"${tag}.${encoding}"`
  const unchanged = ['ETag', etag, 'Cache-Control', facts.cacheControl, 'Vary', 'Accept-Encoding', ...facts.headers]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = ['Content-Type', facts.type, 'Content-Length', String(body.length), ...encoded, ...unchanged]
  return { body, etag, headers, unchanged }
}

/**
 * The same bytes in memory of their own. Node takes small buffers, and whatever its compressors return below 32 kB, from slabs of 64 kB: a page of 10 kB that
 * is kept would keep the whole slab [P14].
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 })
  if (encoding === 'zstd')
    return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL }, pledgedSrcSize: body.length })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window larger than the body only costs memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  })
}

/** The best encoding the client accepts: brotli, then gzip, unless refused by `q=0`; zstd first for what is sent once. */
export function bestEncoding(accepted: string | undefined, isSentOnce = false): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepted.includes('q=0')) return bestOfWeighted(accepted)
  if (isSentOnce && accepted.includes('zstd')) return 'zstd'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Clients that name weights get the encodings that every client knows. */
function bestOfWeighted(accepted: string): Encoding {
  const acceptedNames = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter((part) => !part.slice(1).some((weight) => /^q=0(\.0*)?$/.test(weight)))
      .map(([name]) => name),
  )
  if (acceptedNames.has('br')) return 'br'
  return acceptedNames.has('gzip') ? 'gzip' : 'identity'
}

/** Sends the response; synchronously when its encoding is ready. Sends 304 for a matching `If-None-Match`. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  storedResponse: StoredResponse,
): void | Promise<void> {
  const encoding = bestEncoding(request.headers['accept-encoding'] as string | undefined, storedResponse.isSentOnce)
  const encoded = storedResponse.ready[encoding]
  if (encoded) return write(request, response, storedResponse, encoded)
  return storedResponse.prepare(encoding).then((encoded) => write(request, response, storedResponse, encoded))
}

function write(request: IncomingMessage, response: ServerResponse, storedResponse: StoredResponse, encoded: Encoded): void {
  const ifNoneMatch = request.headers['if-none-match']
  if (
    ifNoneMatch !== undefined &&
    storedResponse.status === 200 &&
    (ifNoneMatch.includes(`"${storedResponse.tag}.`) || ifNoneMatch.trim() === '*')
  ) {
    response.writeHead(304, encoded.unchanged)
    response.end()
    return
  }
  response.writeHead(storedResponse.status, encoded.headers)
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}
