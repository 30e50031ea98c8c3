import { ACCOUNT_KINDS } from '@herna/contract/player'
import { notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PamContext } from '../../foundation/index.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { findPlayerByName } from './players.store.ts'

const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

export function addIdentityOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  const schema = {
    tags: ['operator'],
    security: [{ bearer: [] }],
    summary: 'Sets the kind of an account [3.14]',
    body: z.strictObject({ username: z.string().min(1).max(254), kind: z.enum(ACCOUNT_KINDS) }),
    response: { 200: z.object({ done: z.literal(true) }) },
  }
  typed(app).post('/operator/account-kind', { schema, config }, async (request) => {
    const player = await findPlayerByName(context.pool, request.body.username)
    if (!player) throw notFound('There is no such player.')
    const { kind } = request.body
    await context.pool.query('UPDATE pam.players SET account_kind = $2 WHERE id = $1', [player.id, kind])
    const details = { from: player.kind, to: kind }
    const at = context.now()
    await writeAudit(context.pool, { at, playerId: player.id, actor: 'operator', action: 'account-kind-set', details })
    return { done: true as const }
  })
}
