import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
export interface EncodedAnswer {
  bytes: Buffer
  etag: string
  encoding: Encoding
}
/** A body prepared once and sent many times: its bytes in each encoding, compressed when first asked for. */
export interface PreparedAnswer {
  /** Without the encoding; each encoding's strong ETag begins with it. */
  tag: string
  in(encoding: Encoding): EncodedAnswer | Promise<EncodedAnswer>
  /** Its bytes in that encoding when they lie ready. */
  ready(encoding: Encoding): EncodedAnswer | undefined
}

/** Below this compression does not pay. */
const SMALL = 860

export function prepareAnswer(text: string): PreparedAnswer {
  const plain = Buffer.from(text)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const done = new Map<Encoding, EncodedAnswer>()
  const running = new Map<Encoding, Promise<EncodedAnswer>>()
  const encode = async (encoding: Encoding): Promise<EncodedAnswer> => {
    const bytes =
      encoding === 'br' ? await brotli(plain, brotliOptions(plain)) : encoding === 'gzip' ? await zip(plain, { level: 6 }) : plain
    const answer = { bytes, encoding, etag: `"${tag}.${encoding}"` }
    done.set(encoding, answer)
    running.delete(encoding)
    return answer
  }
  const usual = (wanted: Encoding): Encoding => (plain.length < SMALL ? 'identity' : wanted)
  const inEncoding = (wanted: Encoding) => {
    const encoding = usual(wanted)
    const ready = done.get(encoding)
    if (ready) return ready
    const pending = running.get(encoding) ?? encode(encoding)
    if (!done.has(encoding)) running.set(encoding, pending)
    return pending
  }
  return { tag, in: inEncoding, ready: (wanted) => done.get(usual(wanted)) }
}

/** What the client takes, best first; brotli and gzip unless refused by `q=0`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(?![.\\d])`).test(accepted)
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br'
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip'
  return 'identity'
}

/** `If-None-Match` holds a list, or `*`; our tag counts alone and with whatever encoding the client had. */
export const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${tag}.`) || ifNoneMatch.includes(`"${tag}"`))

const brotliOptions = (plain: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
})
