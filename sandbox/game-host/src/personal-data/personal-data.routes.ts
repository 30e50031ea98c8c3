import { erasePlayer, exportPlayer } from '@herna/contract/personal-data'
import { addOperation, exportTables, type PersonalTable } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireOperator } from '../operator/operator-token.ts'
import { requireSameOrigin } from '../same-origin.ts'

const OF_OWNER = 't.owner_id = $1'

/** Every table with rows about a player; a test compares it with the database. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'sessions' },
  { table: 'seat_queue', of: OF_OWNER },
  { table: 'rounds', of: OF_OWNER },
  { table: 'purged_round_ids', of: OF_OWNER },
  { table: 'wallet_calls' },
  { table: 'jackpot_wins', of: OF_OWNER },
]

/**
 * Export and erasure of what the host knows of a player, by the id that PAM gave it. Rounds are kept for their period: they prove
 * what was played, and name nobody.
 */
export function addPersonalDataRoutes(app: FastifyInstance, context: GameHostContext): void {
  app.addHook('onRequest', requireSameOrigin(context.settings.origin))
  app.addHook('preParsing', requireOperator(context.settings.operatorToken))
  const options = {
    tags: ['operator'],
    isBearer: true,
    config: { rateLimit: { max: 60, timeWindow: 60_000 }, mayTakeLong: true },
  } as const
  const exporting = { ...options, summary: 'Exports a player’s sessions and rounds' }
  addOperation(app, exportPlayer, exporting, async ({ body: { playerId }, reply }) =>
    reply
      .type('application/json; charset=utf-8')
      .send(exportTables(context.pool, { schema: 'game_host', tables: PERSONAL_TABLES, playerId })),
  )
  const erasing = { ...options, summary: 'Erases a player’s sessions; rounds stay for their period' }
  addOperation(app, erasePlayer, erasing, async ({ body: { playerId } }) => {
    const queued = await context.pool.query('DELETE FROM game_host.seat_queue WHERE owner_id = $1', [playerId])
    const sessions = await context.pool.query('DELETE FROM game_host.sessions WHERE player_id = $1', [playerId])
    return { erased: (queued.rowCount ?? 0) + (sessions.rowCount ?? 0) }
  })
}
