import { operator } from '@herna/contract/player'
import type { Received, ReplyOf } from '@herna/contract/operation'
import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { findPlayerByName, writeAudit } from '../../identity/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'

const routeOptions = { tags: ['operator'], isBearer: true, config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

/** Kill switches (GLI-19 2.4.1): all play, one game, one player. A bet reads them in the transaction that would post it. */
export function addPlayStops(app: FastifyInstance, context: PamContext): void {
  const set = { ...routeOptions, summary: 'Stops or resumes play: all, one game, one player (M12)' }
  addOperation(app, operator.switchPlay, set, async ({ body, request }) => {
    await switchPlay(context, body, request.ip)
    return { stops: await listStops(context.pool) }
  })
  const list = { ...routeOptions, summary: 'Active stops' }
  addOperation(app, operator.playStops, list, async () => ({ stops: await listStops(context.pool) }))
}

type PlaySwitch = Received<typeof operator.switchPlay, 'body'>

async function switchPlay(context: PamContext, input: PlaySwitch, address: string): Promise<void> {
  const player = input.scope === 'player' ? await findPlayerByName(context.pool, input.username) : null
  if (input.scope === 'player' && !player) throw notFound('There is no such player.')
  const subject = input.scope === 'game' ? input.gameCode : (player?.id ?? '')
  const { scope, stopped, reason } = input
  const currentTime = context.now()
  await inTransaction(context.pool, async (db) => {
    if (stopped)
      await db.query(
        'INSERT INTO pam.play_stops (scope, subject, reason, stopped_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [scope, subject, reason, currentTime],
      )
    else await db.query('DELETE FROM pam.play_stops WHERE scope = $1 AND subject = $2', [scope, subject])
    const action = stopped ? 'play-stopped' : 'play-resumed'
    await writeAudit(db, {
      at: currentTime,
      playerId: player?.id ?? null,
      actor: 'operator',
      action,
      details: { scope, subject, reason },
      address,
    })
  })
}

async function listStops(db: Queryable): Promise<ReplyOf<typeof operator.playStops>['stops']> {
  const { rows } = await db.query<{ scope: 'all' | 'game' | 'player'; subject: string; reason: string; stoppedAt: Date }>(
    `SELECT s.scope, coalesce(p.username, s.subject) AS subject, s.reason, s.stopped_at AS "stoppedAt"
     FROM pam.play_stops s LEFT JOIN pam.players p ON s.scope = 'player' AND p.id::text = s.subject ORDER BY s.stopped_at, s.scope, s.subject`,
  )
  return rows.map((row) => ({ ...row, stoppedAt: row.stoppedAt.toISOString() }))
}
