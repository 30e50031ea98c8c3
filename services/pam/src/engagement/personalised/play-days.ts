import { addDays, dayOf, type PamContext, type Queryable, startOf } from '../../foundation/index.ts'

const REFRESH_INTERVAL_MS = 60_000
/** Recommendations use a month; kept a little longer. */
const RETENTION_DAYS = 40
const lastCounted = new WeakMap<PamContext['pool'], number>()

/** Recounts today and yesterday, once a minute. A round that closes later than the day after it was opened is not counted. */
export async function refreshPlayDays({ pool, now }: PamContext): Promise<void> {
  const currentTime = now()
  if (Math.abs(currentTime.getTime() - (lastCounted.get(pool) ?? Number.NEGATIVE_INFINITY)) < REFRESH_INTERVAL_MS) return
  lastCounted.set(pool, currentTime.getTime())
  await countPlayDays(pool, currentTime)
}

async function countPlayDays(db: Queryable, now: Date): Promise<void> {
  const today = dayOf(now)
  await db.query(
    `INSERT INTO pam.play_days (day, game_code, player_id, rounds)
       SELECT pam.day_of(opened_at), game_code, player_id, count(*) FROM pam.rounds WHERE opened_at >= $1 AND state = 'closed' GROUP BY 1, 2, 3
     ON CONFLICT (day, game_code, player_id) DO UPDATE SET rounds = excluded.rounds`,
    [startOf(addDays(today, -1))],
  )
  await db.query('DELETE FROM pam.play_days WHERE day < $1', [addDays(today, -RETENTION_DAYS)])
}

export interface PlayedGame {
  readonly code: string
  readonly rounds: number
}

export async function readPlayedSince(db: Queryable, playerId: string, day: string): Promise<PlayedGame[]> {
  const { rows } = await db.query<PlayedGame>(
    `SELECT game_code AS code, sum(rounds)::int AS rounds FROM pam.play_days WHERE player_id = $1 AND day >= $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 200`,
    [playerId, day],
  )
  return rows
}

/** Number of similar players considered. */
const NEIGHBOURS = 200

/** Games of players who share games with this one: per game the share of them who play it, 0 to 1. */
export async function readPlayedByOthers(db: Queryable, playerId: string, day: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ code: string; share: number }>(
    `WITH mine AS (SELECT DISTINCT game_code FROM pam.play_days WHERE player_id = $1 AND day >= $2),
       alike AS (SELECT d.player_id FROM pam.play_days d JOIN mine USING (game_code) WHERE d.player_id <> $1 AND d.day >= $2
         GROUP BY 1 ORDER BY count(DISTINCT d.game_code) DESC, 1 LIMIT ${NEIGHBOURS})
     SELECT d.game_code AS code, count(DISTINCT d.player_id)::float8 / (SELECT count(*) FROM alike) AS share
     FROM pam.play_days d JOIN alike USING (player_id) WHERE d.day >= $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 300`,
    [playerId, day],
  )
  return new Map(rows.map(({ code, share }) => [code, share]))
}
