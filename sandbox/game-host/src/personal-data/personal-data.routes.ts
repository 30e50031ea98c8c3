import { addPersonalDataOperations, type PersonalTable } from '@herna/service-kit'
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
  addPersonalDataOperations(app, {
    pool: context.pool,
    schema: 'game_host',
    tables: PERSONAL_TABLES,
    tags: ['operator'],
    summaries: {
      export: 'Exports a player’s sessions and rounds',
      erasure: 'Erases a player’s sessions; rounds stay for their period',
    },
    erase: (playerId) => erase(context, playerId),
  })
}

async function erase({ pool }: GameHostContext, playerId: string): Promise<number> {
  const queued = await pool.query('DELETE FROM game_host.seat_queue WHERE owner_id = $1', [playerId])
  const sessions = await pool.query('DELETE FROM game_host.sessions WHERE player_id = $1', [playerId])
  return (queued.rowCount ?? 0) + (sessions.rowCount ?? 0)
}
