import { operator } from '@herna/contract/player'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { findPlayerByName } from './players.store.ts'

const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

export function addIdentityOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  const options = { summary: 'Sets the kind of an account [3.14]', tags: ['operator'], isBearer: true, config }
  addOperation(app, operator.setAccountKind, options, async ({ body: { username, kind } }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    await context.pool.query('UPDATE pam.players SET account_kind = $2 WHERE id = $1', [player.id, kind])
    const details = { from: player.kind, to: kind }
    const currentTime = context.now()
    await writeAudit(context.pool, {
      at: currentTime,
      playerId: player.id,
      actor: 'operator',
      action: 'account-kind-set',
      details,
    })
    return { done: true as const }
  })
}
