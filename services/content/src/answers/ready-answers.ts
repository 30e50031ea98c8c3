import type { EarlyHandler } from '@herna/service-kit'
import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'
import type { VersionWatch } from '../version/version-watch.ts'
import { bestEncoding, type EncodedAnswer, type Encoding, matches, type PreparedAnswer } from './prepared-answer.ts'

/** Answers given before, sent again to the same address without routing, hooks or validation, as long as the content version stays [P10]. */
export interface ReadyAnswers {
  /** `headers` are those the framework sent: what guards an answer there guards it here. */
  remember(
    url: string,
    version: string,
    answer: PreparedAnswer,
    headers: Record<string, number | string | string[] | undefined>,
  ): void
  front: EarlyHandler
}

interface Kept {
  answer: PreparedAnswer
  common: [string, string][]
  /** Whole header lists by encoding; the ETag and length are among them. */
  full: Map<Encoding, string[]>
  notModified: Map<Encoding, string[]>
}

const MOST = 1_000
/** Belong to one request or one encoding. */
const OWN_TO_A_REQUEST = new Set([
  'x-request-id',
  'date',
  'connection',
  'etag',
  'content-encoding',
  'content-length',
  'content-type',
])

export function createReadyAnswers(watch: VersionWatch, metrics: Registry): ReadyAnswers {
  const sent = new Counter({
    name: 'herna_content_ready_answers_total',
    help: 'Lists and items sent as they lay ready',
    registers: [metrics],
  })
  let version = ''
  const kept = new LRUCache<string, Kept>({ max: MOST })
  const encodingOf = rememberEncodings()

  const remember: ReadyAnswers['remember'] = (url, answerVersion, answer, headers) => {
    if (answerVersion !== version) {
      version = answerVersion
      kept.clear()
    }
    if (kept.has(url)) return
    const common = Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN_TO_A_REQUEST.has(name))
    kept.set(url, {
      answer,
      common: common.map(([name, value]) => [name, String(value)]),
      full: new Map(),
      notModified: new Map(),
    })
  }

  const front: EarlyHandler = (request, response) => {
    if (request.method !== 'GET' || version !== watch.current().version) return false
    const known = kept.get(request.url ?? '')
    const encoding = encodingOf(request.headers['accept-encoding'])
    const ready = known?.answer.ready(encoding)
    if (!known || !ready) return false
    sent.inc()
    if (matches(request.headers['if-none-match'], known.answer.tag))
      response.writeHead(304, notModifiedHeaders(known, ready)).end()
    else response.writeHead(200, fullHeaders(known, ready)).end(ready.bytes)
    return true
  }
  return { remember, front }
}

function fullHeaders(known: Kept, { bytes, etag, encoding }: EncodedAnswer): string[] {
  const before = known.full.get(encoding)
  if (before) return before
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const length = String(bytes.length)
  const list = [
    ...known.common.flat(),
    'etag',
    etag,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    length,
    ...coded,
  ]
  known.full.set(encoding, list)
  return list
}

/** What a cache needs to go on using its copy (RFC 9110, 15.4.5). */
function notModifiedHeaders(known: Kept, { etag, encoding }: EncodedAnswer): string[] {
  const before = known.notModified.get(encoding)
  if (before) return before
  const list = ['etag', etag, ...known.common.filter(([name]) => name === 'cache-control' || name === 'vary').flat()]
  known.notModified.set(encoding, list)
  return list
}

/** Browsers and our portal send a handful of different values: each is understood once. */
function rememberEncodings(): (accepted: string | undefined) => Encoding {
  const known = new Map<string, Encoding>()
  return (accepted = '') => {
    const before = known.get(accepted)
    if (before) return before
    const encoding = bestEncoding(accepted)
    if (known.size < 100) known.set(accepted, encoding)
    return encoding
  }
}
