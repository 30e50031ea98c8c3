import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { sessionOfRequest, requireSession } from '../sessions/current-session.ts'
import { replyOf } from '../sessions/session-reply.ts'
import { readPlayer } from './players.store.ts'

const tags = ['account']

export function addTermsRoutes(app: FastifyInstance, context: PamContext): void {
  const { settings } = context
  addOperation(
    app,
    platform.terms,
    { summary: 'The terms in force, and what the player accepted [7.42]', tags },
    async ({ request }) => {
      const requestSession = await sessionOfRequest(context, request, 'platform')
      const player = requestSession?.status === 'active' ? await readPlayer(context.pool, requestSession.session.playerId) : null
      return { version: settings.termsVersion, path: settings.termsPage, acceptedVersion: player?.termsVersion ?? null }
    },
  )
  addOperation(app, platform.acceptTerms, { summary: 'Accepts the terms in force', tags }, async ({ body, request }) => {
    const { session, player } = await requireSession(context, request, 'platform')
    if (body.version !== settings.termsVersion)
      throw refuse(409, 'terms-outdated', `The terms in force are version ${settings.termsVersion}.`, 'version')
    const now = context.now()
    await context.pool.query('UPDATE pam.players SET terms_version = $2, terms_accepted_at = $3 WHERE id = $1', [
      player.id,
      body.version,
      now,
    ])
    const details = { version: body.version }
    await writeAudit(context.pool, {
      at: now,
      playerId: player.id,
      actor: 'player',
      action: 'terms-accepted',
      details,
      address: request.ip,
    })
    return replyOf(context, request, session)
  })
}
