import type { Queryable } from '../../foundation/index.ts'

export interface Span {
  from: Date
  until: Date
}

/** Games with closed rounds of the player, most rounds first. */
export async function readPlayedGames(db: Queryable, playerId: string, { from, until }: Span, minRounds: number) {
  const { rows } = await db.query<{ gameCode: string; gameRoundCount: number; lastPlayedAt: Date }>(
    `SELECT game_code AS "gameCode", count(*)::int AS "gameRoundCount", max(closed_at) AS "lastPlayedAt" FROM pam.rounds
     WHERE player_id = $1 AND state = 'closed' AND closed_at >= $2 AND closed_at <= $3
     GROUP BY game_code HAVING count(*) >= $4 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 1000`,
    [playerId, from, until, minRounds],
  )
  return rows
}

interface Page {
  page: number
  max: number
  order: 'asc' | 'desc'
  /** Leaves out rounds closed without a stake or a win. */
  withoutExits: boolean
}

/** Results of closed rounds. */
export async function readResults(db: Queryable, playerId: string, { from, until }: Span, pageOptions: Page) {
  const { page, max, order, withoutExits } = pageOptions
  const { rows } = await db.query<{ code: string; closedAt: Date; win: string }>(
    `SELECT game_code AS code, closed_at AS "closedAt", won AS win FROM pam.rounds
     WHERE player_id = $1 AND state = 'closed' AND closed_at >= $2 AND closed_at <= $3 AND NOT ($6 AND staked = 0 AND won = 0)
     ORDER BY closed_at ${order === 'asc' ? 'ASC' : 'DESC'}, key ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT $4 OFFSET $5`,
    [playerId, from, until, max, (page - 1) * max, withoutExits],
  )
  return rows.map(({ win, ...row }) => ({ ...row, win: Number(win) }))
}

/** The latest results before a moment. */
export async function readResultsBefore(db: Queryable, playerId: string, before: Date, pageOptions: Page) {
  const span = { from: new Date(0), until: new Date(before.getTime() - 1) }
  const nearest = await readResults(db, playerId, span, { ...pageOptions, order: 'desc' })
  return pageOptions.order === 'asc' ? nearest.reverse() : nearest
}
