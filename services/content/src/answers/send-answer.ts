import type { ReadableStatus } from '@herna/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswers } from './ready-answers.ts'
import { bestEncoding, matches, type PreparedAnswer } from './prepared-answer.ts'

/** Published content may be kept but is asked about again each time (an ETag makes that cheap); drafts are kept nowhere [S10]. */
const CACHING: Record<ReadableStatus, string> = { Published: 'public, no-cache', Draft: 'private, no-store' }

export interface Sending {
  answer: PreparedAnswer
  status: ReadableStatus
  version: string
  readyAnswers: ReadyAnswers
}

/** Sends a prepared body: 304 when the client has it, else its bytes in the best encoding he takes. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, status, version, readyAnswers }: Sending,
): Promise<FastifyReply> {
  const { headers } = request
  const encoded = await answer.in(bestEncoding(headers['accept-encoding']))
  reply.header('cache-control', CACHING[status]).header('vary', 'accept-encoding').header('etag', encoded.etag)
  // What lies ready is sent without asking who reads.
  if (status === 'Published') readyAnswers.remember(request.url, version, answer, reply.getHeaders())
  if (matches(headers['if-none-match'], answer.tag)) return reply.code(304).send()
  if (encoded.encoding !== 'identity') reply.header('content-encoding', encoded.encoding)
  return reply.header('content-type', 'application/json; charset=utf-8').send(encoded.bytes)
}
