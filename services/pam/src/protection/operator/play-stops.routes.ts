import { inTransaction, notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findPlayerByName, writeAudit } from '../../identity/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'

const tags = ['operator']
const security = [{ bearer: [] }]
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

const common = { stopped: z.boolean(), reason: z.string().trim().min(1).max(300) }
const switching = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('all'), ...common }),
  z.strictObject({ scope: z.literal('game'), gameCode: z.string().regex(/^[a-z0-9-]{1,80}$/), ...common }),
  z.strictObject({ scope: z.literal('player'), username: z.string().min(1).max(254), ...common }),
])
const stops = z.object({
  stops: z.array(
    z.object({
      scope: z.enum(['all', 'game', 'player']),
      /** The game's code, the player's name, or empty. */
      subject: z.string(),
      reason: z.string(),
      stoppedAt: z.iso.datetime(),
    }),
  ),
})

/** Kill switches (GLI-19 2.4.1): all play, one game, one player. A bet reads them in the transaction that would post it. */
export function addPlayStops(door: FastifyInstance, context: PamContext): void {
  const set = { tags, security, summary: 'Stops play or lets it go on: all, one game, one player (M12)', body: switching }
  typed(door).post('/operator/play-stops', { schema: { ...set, response: { 200: stops } }, config }, async (request) => {
    await switchPlay(context, request.body, request.ip)
    return { stops: await listStops(context.pool) }
  })
  const list = { tags, security, summary: 'What is stopped', response: { 200: stops } }
  typed(door).get('/operator/play-stops', { schema: list, config }, async () => ({ stops: await listStops(context.pool) }))
}

async function switchPlay(context: PamContext, wanted: z.output<typeof switching>, address: string): Promise<void> {
  const player = wanted.scope === 'player' ? await findPlayerByName(context.pool, wanted.username) : null
  if (wanted.scope === 'player' && !player) throw notFound('There is no such player.')
  const subject = wanted.scope === 'game' ? wanted.gameCode : (player?.id ?? '')
  const { scope, stopped, reason } = wanted
  const at = context.now()
  await inTransaction(context.pool, async (db) => {
    if (stopped)
      await db.query(
        'INSERT INTO pam.play_stops (scope, subject, reason, stopped_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [scope, subject, reason, at],
      )
    else await db.query('DELETE FROM pam.play_stops WHERE scope = $1 AND subject = $2', [scope, subject])
    const action = stopped ? 'play-stopped' : 'play-resumed'
    await writeAudit(db, {
      at,
      playerId: player?.id ?? null,
      actor: 'operator',
      action,
      details: { scope, subject, reason },
      address,
    })
  })
}

async function listStops(db: Queryable): Promise<z.input<typeof stops>['stops']> {
  const { rows } = await db.query<{ scope: 'all' | 'game' | 'player'; subject: string; reason: string; stoppedAt: Date }>(
    `SELECT s.scope, coalesce(p.username, s.subject) AS subject, s.reason, s.stopped_at AS "stoppedAt"
     FROM pam.play_stops s LEFT JOIN pam.players p ON s.scope = 'player' AND p.id::text = s.subject ORDER BY s.stopped_at, s.scope, s.subject`,
  )
  return rows.map((row) => ({ ...row, stoppedAt: row.stoppedAt.toISOString() }))
}
