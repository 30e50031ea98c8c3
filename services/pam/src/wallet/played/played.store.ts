import type { Queryable } from '../../foundation/index.ts'

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
  /** A game that was left without a stake or a win is no result. */
  withoutExits: boolean
}

/** Results of closed rounds. */
export async function readResults(db: Queryable, playerId: string, { from, until }: Span, asked: Page) {
  const { page, max, order, withoutExits } = asked
  const { rows } = await db.query<{ code: string; closedAt: Date; win: string }>(
    `SELECT game_code AS code, closed_at AS "closedAt", won AS win FROM pam.rounds
     WHERE player_id = $1 AND state = 'closed' AND closed_at >= $2 AND closed_at <= $3 AND NOT ($6 AND staked = 0 AND won = 0)
     ORDER BY closed_at ${order === 'asc' ? 'ASC' : 'DESC'}, key ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT $4 OFFSET $5`,
    [playerId, from, until, max, (page - 1) * max, withoutExits],
  )
  return rows.map(({ win, ...row }) => ({ ...row, win: Number(win) }))
}

/** The results nearest before a moment. */
export async function readResultsBefore(db: Queryable, playerId: string, before: Date, asked: Page) {
  const span = { from: new Date(0), until: new Date(before.getTime() - 1) }
  const nearest = await readResults(db, playerId, span, { ...asked, order: 'desc' })
  return asked.order === 'asc' ? nearest.reverse() : nearest
}
