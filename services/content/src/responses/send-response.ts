import type { ReadableStatus } from '@herna/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UrlCache } from './url-cache.ts'
import { bestEncoding, matchesEtag, type PreparedResponse } from './prepared-response.ts'

/** Published content is cached but revalidated each time by its ETag; drafts are never cached [S10]. */
const CACHING: Record<ReadableStatus, string> = { Published: 'public, no-cache', Draft: 'private, no-store' }

export interface SendOptions {
  response: PreparedResponse
  status: ReadableStatus
  version: string
  urlCache: UrlCache
}

/** Sends a prepared body: 304 when the client has it, otherwise in the best encoding the client accepts. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, status, version, urlCache }: SendOptions,
): Promise<FastifyReply> {
  const { headers } = request
  const encoded = await response.in(bestEncoding(headers['accept-encoding']))
  reply.header('cache-control', CACHING[status]).header('vary', 'accept-encoding').header('etag', encoded.etag)
  // The URL cache does not authenticate, so it must not contain drafts.
  if (status === 'Published') urlCache.store(request.url, version, response, reply.getHeaders())
  if (matchesEtag(headers['if-none-match'], response.tag)) return reply.code(304).send()
  if (encoded.encoding !== 'identity') reply.header('content-encoding', encoded.encoding)
  return reply.header('content-type', 'application/json; charset=utf-8').send(encoded.bytes)
}
