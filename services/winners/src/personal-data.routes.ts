import { exportWins } from '@herna/contract/personal-data'
import { addOperation, type Database } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

/** Export of one player's published wins, in the scope of the operator token. Which wins are the player's only PAM's ledger knows. */
export function addPersonalDataRoutes(app: FastifyInstance, { pool }: Database): void {
  const options = {
    summary: 'Exports published wins by their ids',
    tags: ['winners'],
    isBearer: true,
    config: { rateLimit: { max: 6_000, timeWindow: 60_000 } },
  } as const
  addOperation(app, exportWins, options, async ({ body: { winIds } }) => {
    const { rows } = await pool.query<Record<string, unknown>>(
      'SELECT to_jsonb(w) AS win FROM winners.wins w WHERE round_id = ANY ($1) ORDER BY id',
      [winIds],
    )
    return { tables: { wins: rows.map(({ win }) => win as Record<string, unknown>) } }
  })
}
