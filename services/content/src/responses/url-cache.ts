import type { EarlyHandler } from '@herna/service-kit'
import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'
import type { VersionMonitor } from '../version/version-monitor.ts'
import { bestEncoding, type EncodedResponse, type Encoding, matchesEtag, type PreparedResponse } from './prepared-response.ts'

/** Caches responses by URL and sends them without routing, hooks or validation while the content version is unchanged [P10]. */
export interface UrlCache {
  /** `headers` are those of the framework's response, including its security headers. */
  store(
    url: string,
    version: string,
    response: PreparedResponse,
    headers: Record<string, number | string | string[] | undefined>,
  ): void
  handle: EarlyHandler
}

interface CachedUrl {
  response: PreparedResponse
  common: [string, string][]
  /** Complete header lists by encoding, with ETag and length. */
  full: Map<Encoding, string[]>
  notModified: Map<Encoding, string[]>
}

const MAX_ENTRIES = 1_000
/** Headers of one request or one encoding, which are not cached. */
const PER_REQUEST_HEADERS = new Set([
  'x-request-id',
  'date',
  'connection',
  'etag',
  'content-encoding',
  'content-length',
  'content-type',
])

export function createUrlCache(versionMonitor: VersionMonitor, metrics: Registry): UrlCache {
  const sent = new Counter({
    name: 'herna_content_cached_responses_total',
    help: 'Content responses sent from the URL cache',
    registers: [metrics],
  })
  let version = ''
  const entries = new LRUCache<string, CachedUrl>({ max: MAX_ENTRIES })
  const encodingOf = cacheEncodings()

  const store: UrlCache['store'] = (url, responseVersion, response, headers) => {
    if (responseVersion !== version) {
      version = responseVersion
      entries.clear()
    }
    if (entries.has(url)) return
    const sharedHeaders = Object.entries(headers).filter(([name, value]) => value !== undefined && !PER_REQUEST_HEADERS.has(name))
    entries.set(url, {
      response,
      common: sharedHeaders.map(([name, value]) => [name, String(value)]),
      full: new Map(),
      notModified: new Map(),
    })
  }

  const handle: EarlyHandler = (request, reply) => {
    if (request.method !== 'GET' || version !== versionMonitor.current().version) return false
    const cachedUrl = entries.get(request.url ?? '')
    const encoding = encodingOf(request.headers['accept-encoding'])
    const ready = cachedUrl?.response.ready(encoding)
    if (!cachedUrl || !ready) return false
    sent.inc()
    if (matchesEtag(request.headers['if-none-match'], cachedUrl.response.tag))
      reply.writeHead(304, notModifiedHeaders(cachedUrl, ready)).end()
    else reply.writeHead(200, fullHeaders(cachedUrl, ready)).end(ready.bytes)
    return true
  }
  return { store, handle }
}

function fullHeaders(cachedUrl: CachedUrl, { bytes, etag, encoding }: EncodedResponse): string[] {
  const cachedHeaders = cachedUrl.full.get(encoding)
  if (cachedHeaders) return cachedHeaders
  const contentEncoding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const length = String(bytes.length)
  const list = [
    ...cachedUrl.common.flat(),
    'etag',
    etag,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    length,
    ...contentEncoding,
  ]
  cachedUrl.full.set(encoding, list)
  return list
}

/** Headers that a 304 repeats: what RFC 9110, 15.4.5 requires, and what lets a page of another origin read it. */
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'vary', 'access-control-allow-origin'])

function notModifiedHeaders(cachedUrl: CachedUrl, { etag, encoding }: EncodedResponse): string[] {
  const cachedHeaders = cachedUrl.notModified.get(encoding)
  if (cachedHeaders) return cachedHeaders
  const list = ['etag', etag, ...cachedUrl.common.filter(([name]) => NOT_MODIFIED_HEADERS.has(name)).flat()]
  cachedUrl.notModified.set(encoding, list)
  return list
}

/** Parses each distinct `accept-encoding` once: clients send only a few different values. */
function cacheEncodings(): (accepted: string | undefined) => Encoding {
  const encodings = new Map<string, Encoding>()
  return (accepted = '') => {
    const cachedEncoding = encodings.get(accepted)
    if (cachedEncoding) return cachedEncoding
    const encoding = bestEncoding(accepted)
    if (encodings.size < 100) encodings.set(accepted, encoding)
    return encoding
  }
}
