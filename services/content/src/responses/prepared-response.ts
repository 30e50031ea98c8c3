import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
/** The bytes of a response in one encoding. */
export interface EncodedResponse {
  bytes: Buffer
  etag: string
  encoding: Encoding
}
/** A body prepared once and sent many times: its bytes per encoding, compressed on first use. */
export interface PreparedResponse {
  /** Common prefix of the strong ETags of all encodings. */
  tag: string
  in(encoding: Encoding): EncodedResponse | Promise<EncodedResponse>
  /** The bytes in that encoding if they are already prepared. */
  ready(encoding: Encoding): EncodedResponse | undefined
}

/** Smaller bodies are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 860

export function prepareResponse(text: string): PreparedResponse {
  const plainBody = ownBytes(Buffer.from(text))
  const tag = createHash('sha256').update(plainBody).digest('base64url').slice(0, 22)
  const encoded = new Map<Encoding, EncodedResponse>()
  const pendingEncodings = new Map<Encoding, Promise<EncodedResponse>>()
  const encode = async (encoding: Encoding): Promise<EncodedResponse> => {
    const bytes = ownBytes(
      encoding === 'br'
        ? await brotli(plainBody, brotliOptions(plainBody))
        : encoding === 'gzip'
          ? await zip(plainBody, { level: 6 })
          : plainBody,
    )
    const response = { bytes, encoding, etag: `"${tag}.${encoding}"` }
    encoded.set(encoding, response)
    pendingEncodings.delete(encoding)
    return response
  }
  const encodingFor = (requested: Encoding): Encoding => (plainBody.length < MIN_COMPRESSED_BYTES ? 'identity' : requested)
  const inEncoding = (requested: Encoding) => {
    const encoding = encodingFor(requested)
    const ready = encoded.get(encoding)
    if (ready) return ready
    const pending = pendingEncodings.get(encoding) ?? encode(encoding)
    if (!encoded.has(encoding)) pendingEncodings.set(encoding, pending)
    return pending
  }
  return { tag, in: inEncoding, ready: (requested) => encoded.get(encodingFor(requested)) }
}

/** The best encoding the client accepts: brotli, then gzip, unless refused by `q=0`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(?![.\\d])`).test(accepted)
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br'
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip'
  return 'identity'
}

/** Whether `If-None-Match` (a list, or `*`) contains our tag, with or without an encoding suffix. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${tag}.`) || ifNoneMatch.includes(`"${tag}"`))

/**
 * The same bytes in memory of their own. Node takes small buffers, and whatever its compressors return below 32 kB, from slabs of 64 kB: an item of 1 kB that
 * is kept would keep the whole slab [P14].
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const brotliOptions = (plainBody: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plainBody.length,
  },
})
