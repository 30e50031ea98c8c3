import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { sessionOfRequest } from '../sessions/current-session.ts'

/** Every choice is a row: the latest applies, earlier ones are evidence of consent and its withdrawal. */
export function addConsentRoutes(app: FastifyInstance, context: PamContext): void {
  const rateLimit = { max: context.settings.codesPerMinute * 3, timeWindow: 60_000 }
  const record = { summary: 'Records a choice about cookies', tags: ['consent'], config: { rateLimit } }
  addOperation(app, platform.cookieConsent, record, async ({ body, request }) => {
    const requestSession = await sessionOfRequest(context, request, 'platform')
    await context.pool.query(
      `INSERT INTO pam.cookie_consents (visitor_id, player_id, version, analytics, marketing, personalisation, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        body.id,
        requestSession?.status === 'active' ? requestSession.session.playerId : null,
        body.version,
        body.analytics,
        body.marketing,
        body.personalisation,
        context.now(),
      ],
    )
    return { accepted: true as const }
  })
}
