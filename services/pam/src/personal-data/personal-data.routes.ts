import { operator } from '@herna/contract/player'
import { addOperation, exportTables, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { findPlayerByName, writeAudit } from '../identity/index.ts'
import type { PamContext } from '../foundation/index.ts'
import { erasePlayer } from './erase-player.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { identityKeptUntil } from './remove-identities.ts'

const config = { rateLimit: { max: 60, timeWindow: 60_000 }, mayTakeLong: true }

/** Operator routes: export and erasure of one player's data. */
export function addPersonalDataOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  addExport(app, context)
  addErasure(app, context)
}

function addExport(app: FastifyInstance, context: PamContext): void {
  const options = { summary: 'Exports everything stored about a player', tags: ['operator'], isBearer: true, config }
  addOperation(app, operator.exportPersonalData, options, async ({ body: { username }, request, reply }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const currentTime = context.now()
    await writeAudit(context.pool, {
      at: currentTime,
      playerId: player.id,
      actor: 'operator',
      action: 'personal-data-exported',
      address: request.ip,
    })
    const head = { playerId: player.id, username: player.username, exportedAt: currentTime.toISOString() }
    const tables = exportTables(context.pool, { schema: 'pam', tables: PERSONAL_TABLES, playerId: player.id, head })
    return reply.type('application/json; charset=utf-8').send(tables)
  })
}

function addErasure(app: FastifyInstance, context: PamContext): void {
  const options = {
    summary: 'Erases a player’s data that no law requires to keep, and closes the account',
    tags: ['operator'],
    isBearer: true,
    config,
  }
  addOperation(app, operator.erasePersonalData, options, async ({ body: { username, reason }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const erasedAt = await erasePlayer(context, player, { reason, address: request.ip })
    return {
      playerId: player.id,
      erasedAt: erasedAt.toISOString(),
      identityKeptUntil: identityKeptUntil(erasedAt, context.settings.identityKeptYears).toISOString(),
    }
  })
}
