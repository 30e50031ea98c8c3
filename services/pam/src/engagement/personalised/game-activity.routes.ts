import { type GameActivity, gameActivity } from '@herna/contract/events'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { addDays, dayOf, type PamContext, type Queryable } from '../../foundation/index.ts'

const WEEK = 7
const MAX_GAMES = 500

/** Input for the content service's popular and trending games [7.33]: sums only, no player data. */
export function addEngagementInternalRoutes(app: FastifyInstance, { pool, now }: PamContext): void {
  const summary = 'What players play, by game, this week and the week before'
  addOperation(app, gameActivity, { summary, tags: ['internal'], isBearer: true }, async () => ({
    games: await readActivity(pool, dayOf(now())),
  }))
}

async function readActivity(db: Queryable, today: string): Promise<GameActivity['games']> {
  const { rows } = await db.query<GameActivity['games'][number]>(
    `SELECT game_code AS "gameCode", coalesce(sum(rounds) FILTER (WHERE day > $2), 0)::int AS rounds,
       count(DISTINCT player_id) FILTER (WHERE day > $2)::int AS players, coalesce(sum(rounds) FILTER (WHERE day <= $2), 0)::int AS "roundsBefore"
     FROM pam.play_days WHERE day > $3 AND day <= $1 GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${MAX_GAMES}`,
    [today, addDays(today, -WEEK), addDays(today, -2 * WEEK)],
  )
  return rows
}
