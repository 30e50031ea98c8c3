import type { Queryable } from '../pam-context.ts'

export interface Span {
  from: Date
  until: Date
}

/** Games a player closed rounds of, most rounds first. */
export async function readPlayedGames(db: Queryable, playerId: string, { from, until }: Span, least: number) {
  const { rows } = await db.query<{ gameCode: string; gameRoundCount: number; lastPlayedAt: Date }>(
    `SELECT game_code AS "gameCode", count(*)::int AS "gameRoundCount", max(closed_at) AS "lastPlayedAt" FROM pam.rounds
     WHERE player_id = $1 AND state = 'closed' AND closed_at >= $2 AND closed_at <= $3
     GROUP BY game_code HAVING count(*) >= $4 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 1000`,
    [playerId, from, until, least],
  )
  return rows
}

interface Page {
  page: number
  max: number
  order: 'asc' | 'desc'
}

/** Results of closed rounds. */
export async function readResults(db: Queryable, playerId: string, { from, until }: Span, { page, max, order }: Page) {
  const { rows } = await db.query<{ code: string; closedAt: Date; win: string }>(
    `SELECT game_code AS code, closed_at AS "closedAt", won AS win FROM pam.rounds
     WHERE player_id = $1 AND state = 'closed' AND closed_at >= $2 AND closed_at <= $3
     ORDER BY closed_at ${order === 'asc' ? 'ASC' : 'DESC'}, key ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT $4 OFFSET $5`,
    [playerId, from, until, max, (page - 1) * max],
  )
  return rows.map(({ win, ...row }) => ({ ...row, win: Number(win) }))
}
