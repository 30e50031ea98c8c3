import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { judgeRequest } from '../sessions/current-session.ts'

/** Every choice is a line of its own: the latest counts, the earlier ones prove what was agreed to and when it was taken back. */
export function addConsentRoutes(app: FastifyInstance, context: PamContext): void {
  const rateLimit = { max: context.settings.codesPerMinute * 3, timeWindow: 60_000 }
  const record = { summary: 'Records a choice about cookies', tags: ['consent'], config: { rateLimit } }
  addOperation(app, platform.cookieConsent, record, async ({ body, request }) => {
    const judged = await judgeRequest(context, request, 'platform')
    await context.pool.query(
      `INSERT INTO pam.cookie_consents (visitor_id, player_id, version, analytics, marketing, personalisation, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        body.id,
        judged?.verdict === 'active' ? judged.session.playerId : null,
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
