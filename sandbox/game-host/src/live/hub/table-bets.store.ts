import type pg from 'pg'
import type { LiveState } from '../live-state.ts'

/** A player's round at a table, as stored. */
export interface TableRow {
  readonly ownerId: string
  readonly state: LiveState
}
/** A round of a table. */
export interface RoundOfTable {
  readonly gameCode: string
  readonly tableRound: number
}

/** Accepted bets of all players in these rounds, in the order in which the players came; by game code. */
export async function readTableBets(
  pool: Pick<pg.Pool, 'query'>,
  rounds: readonly RoundOfTable[],
): Promise<ReadonlyMap<string, readonly TableRow[]>> {
  const { rows } = await pool.query<{ gameCode: string } & TableRow>(
    `SELECT game_code AS "gameCode", owner_id AS "ownerId", state FROM game_host.rounds
     WHERE (game_code, table_round) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) AND is_real AND phase IN ('open', 'closed')
     ORDER BY played_at, id`,
    [rounds.map(({ gameCode }) => gameCode), rounds.map(({ tableRound }) => tableRound)],
  )
  return Map.groupBy(rows, ({ gameCode }) => gameCode)
}

/** Of these sessions those that were not superseded or removed; by id. */
export async function readLiveSessions(
  pool: Pick<pg.Pool, 'query'>,
  sessionIds: readonly string[],
  idleSince: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM game_host.sessions WHERE id = ANY ($1::uuid[]) AND superseded_at IS NULL AND last_used_at > $2',
    [sessionIds, idleSince],
  )
  return new Set(rows.map(({ id }) => id))
}
