import { addOperation } from '@herna/service-kit'
import { gateway, type ValidateSessionReply } from '@herna/contract/player'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { clearCookie, readCookie } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { issueAccessToken } from '../sessions/access-tokens.ts'
import { sessionOfRequest, requireSession } from '../sessions/current-session.ts'
import { keepAlive } from '../sessions/keep-alive.ts'
import { closeGateway } from '../sessions/sessions.store.ts'
import { logInToGateway } from './gateway-login.ts'

const tags = ['gateway session']
const playerData = ['player data']

export function addGatewaySessionRoutes(app: FastifyInstance, context: IdentityContext): void {
  const rateLimit = { max: context.settings.loginsPerMinute * 4, timeWindow: 60_000 }
  addOperation(
    app,
    gateway.login,
    { summary: 'Logs in with a temporary token [7.2]', tags, config: { rateLimit } },
    async ({ body, ...call }) => logInToGateway(context, body, call),
  )
  addOperation(app, gateway.validateSession, { summary: 'Whether the session is valid [7.3]', tags }, async ({ request }) =>
    validate(context, request),
  )
  addOperation(app, gateway.logout, { summary: 'Ends the gateway’s session alone [7.4]', tags }, async ({ request, reply }) => {
    const token = readCookie(request, context.settings, 'gateway')
    if (token !== null) await closeGateway(context.pool, token)
    clearCookie(reply, context.settings, 'gateway')
    return { done: true as const }
  })
  const keepAliveOptions = { summary: 'Extends the session only [7.10]', tags }
  addOperation(app, gateway.keepAlive, keepAliveOptions, async ({ query, request }) =>
    keepAlive(context, request, 'gateway', query.millisFromLastAction),
  )
  addOperation(app, gateway.notificationToken, { summary: 'A token for notifications [7.5]', tags }, async ({ request }) => {
    const { session } = await requireSession(context, request, 'gateway')
    return { notification_token: await issueAccessToken(context, session.id, 'notification') }
  })
  addOperation(
    app,
    gateway.chatToken,
    { summary: 'A token for the chat and for games [7.43]', tags: playerData },
    async ({ request }) => {
      const { player, session } = await requireSession(context, request, 'gateway')
      const sessionToken = await issueAccessToken(context, session.id, 'session')
      return { errorCode: null, username: player.username, sessionToken: { sessionToken } }
    },
  )
  addOperation(app, gateway.featureToggles, { summary: 'Features that are switched on [7.44]', tags: playerData }, async () => ({
    featureToggle: context.settings.featureToggles,
  }))
}

async function validate(context: PamContext, request: FastifyRequest): Promise<ValidateSessionReply> {
  const requestSession = await sessionOfRequest(context, request, 'gateway')
  if (!requestSession) return { validateSessionTokens: [{ valid: false, username: null, errorCode: 'no-session' }] }
  if (requestSession.status !== 'active') {
    const errorCode = requestSession.status === 'idle' ? 'session-idle' : 'session-over'
    return { validateSessionTokens: [{ valid: false, username: null, errorCode }] }
  }
  const { username } = await readPlayer(context.pool, requestSession.session.playerId)
  return { validateSessionTokens: [{ valid: true, username, errorCode: null }] }
}
