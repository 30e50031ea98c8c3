import type { PlayedRound, playedRoundsQuery } from '@herna/contract/player'
import type { z } from 'zod'
import type { Queryable } from '../../foundation/index.ts'

type Row = Omit<PlayedRound, 'gameName' | 'openedAt' | 'closedAt' | 'staked' | 'won' | 'balanceAfter'> & {
  openedAt: Date
  closedAt: Date | null
  staked: string
  won: string
  balanceAfter: string
}

/** Newest first. Rounds opened at the same moment as the page's last are included, so that the next page misses none. */
export async function listPlayedRounds(
  db: Queryable,
  playerId: string,
  { before, limit, gameCode, state }: z.output<typeof playedRoundsQuery>,
): Promise<Omit<PlayedRound, 'gameName'>[]> {
  const { rows } = await db.query<Row>(
    `SELECT round_id AS "roundId", game_code AS "gameCode", state, opened_at AS "openedAt", closed_at AS "closedAt", staked, won, payment,
       balance_after AS "balanceAfter" FROM pam.rounds
     WHERE player_id = $1 AND ($2::timestamptz IS NULL OR opened_at < $2) AND ($3::text IS NULL OR game_code = $3)
       AND ($4 = 'all' OR (state = 'open') = ($4 = 'open'))
     ORDER BY opened_at DESC FETCH FIRST $5 ROWS WITH TIES`,
    [playerId, before ?? null, gameCode ?? null, state, limit],
  )
  return rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    staked: Number(row.staked),
    won: Number(row.won),
    balanceAfter: Number(row.balanceAfter),
  }))
}

/** Own stakes and wins, in cents, of rounds opened since then. */
export async function sumPlayed(db: Queryable, playerId: string, since: Date): Promise<{ staked: number; won: number }> {
  const { rows } = await db.query<{ staked: string; won: string }>(
    `SELECT coalesce(sum(staked_cash + staked_bonus), 0) AS staked, coalesce(sum(won), 0) AS won FROM pam.rounds
     WHERE player_id = $1 AND opened_at >= $2`,
    [playerId, since],
  )
  return { staked: Number(rows[0]?.staked ?? 0), won: Number(rows[0]?.won ?? 0) }
}
