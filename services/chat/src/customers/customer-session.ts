import { bearerOf, ProblemError } from '@herna/service-kit'
import type { FastifyRequest } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { type CustomerSession, readCustomerSession } from './sessions.store.ts'

/** The request's chat session; `chat-session-invalid` (401) without one. */
export async function requireCustomer({ pool, now }: ChatServiceContext, request: FastifyRequest): Promise<CustomerSession> {
  const session = await readCustomerSession(pool, bearerOf(request) ?? '', now())
  if (session) return session
  throw new ProblemError(401, 'The chat session has ended: open a new one.', undefined, 'chat-session-invalid')
}
