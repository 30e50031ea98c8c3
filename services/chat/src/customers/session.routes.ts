import { chat } from '@herna/contract/chat'
import type { NotificationSession } from '@herna/contract/events'
import { addOperation, ProblemError, type SessionOfToken } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { conversationOf, type Owner } from '../conversations/conversations.store.ts'
import { readTokenCookie, type TokenCookie, writeTokenCookie } from '../http/admit-pages.ts'
import { publishChange } from '../live/changes.ts'
import { hashOf, newToken, TOKEN } from '../tokens.ts'
import { requireCustomer } from './customer-session.ts'
import { createSession, removeSession } from './sessions.store.ts'

const MINUTE_MS = 60_000
/** A player's chat session is renewed with a new token, so that it does not outlive an idle login for long. */
const AUTHENTICATED_MS = 30 * MINUTE_MS
const ANONYMOUS_MS = 12 * 60 * MINUTE_MS
/** How long a visitor's history is found again. */
const VISITOR_SECONDS = 90 * 86_400

const tags = ['chat session']

export function addSessionRoutes(app: FastifyInstance, context: ChatServiceContext, sessionOf: SessionOfToken): void {
  const visitorCookie: TokenCookie = {
    name: 'chat',
    isSecure: context.settings.origin.startsWith('https:'),
    sameSite: 'lax',
  }
  const rateLimit = { max: context.settings.sessionsPerMinute, timeWindow: MINUTE_MS }
  const openOptions = { summary: 'Opens a chat session, anonymous or of a player [7.43]', tags, config: { rateLimit } }
  addOperation(app, chat.openSession, openOptions, async ({ body: { sessionToken }, request, reply }) => {
    const currentTime = context.now()
    const login = sessionToken === null ? null : await redeem(sessionOf, sessionToken, request)
    const owner: Owner = login ?? { visitorHash: visitorOf({ request, reply }, context, visitorCookie) }
    const conversationId = await conversationOf(context.pool, owner, currentTime)
    const expiresAt = new Date(currentTime.getTime() + (login ? AUTHENTICATED_MS : ANONYMOUS_MS))
    const token = await createSession(context, { conversationId, loginId: login?.sessionId ?? null, expiresAt })
    return {
      token,
      expiresAt: expiresAt.toISOString(),
      context: login ? ('authenticated' as const) : ('anonymous' as const),
      username: login?.username ?? null,
    }
  })
  addOperation(app, chat.endSession, { summary: 'Ends the chat session', tags, isBearer: true }, async ({ request }) => {
    const session = await requireCustomer(context, request)
    await removeSession(context.pool, session, context.now())
    await publishChange(context.pool, { type: 'sessions', id: session.conversationId })
    return null
  })
}

async function redeem(sessionOf: SessionOfToken, token: string, request: FastifyRequest): Promise<NotificationSession> {
  const login = await sessionOf(token).catch((error: unknown) => {
    request.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'PAM did not check a chat token')
    throw new ProblemError(503, 'The login cannot be checked now; retry in a moment.', undefined, 'login-unavailable')
  })
  if (login) return login
  throw new ProblemError(
    401,
    'The token is wrong, used or expired.',
    [{ field: 'sessionToken', message: 'is not valid' }],
    'token-invalid',
  )
}

/** The visitor of the cookie; without one a new visitor, whose cookie is set. */
function visitorOf(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  context: ChatServiceContext,
  cookie: TokenCookie,
): Buffer {
  const stored = readTokenCookie(request, cookie)
  const token = stored !== null && TOKEN.test(stored) ? stored : newToken(context)
  writeTokenCookie(reply, cookie, { token, seconds: VISITOR_SECONDS })
  return hashOf(token)
}
