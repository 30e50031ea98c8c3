import type { LiveOccupancy } from '@herna/contract/games'
import type pg from 'pg'

/** Accepted bets in these rounds, of which each table has one: how many players, and their seats. */
export async function readOccupancy(
  pool: Pick<pg.Pool, 'query'>,
  rounds: ReadonlyMap<string, { readonly number: number }>,
): Promise<LiveOccupancy> {
  const { rows } = await pool.query<{ gameCode: string; players: number; seats: number[] }>(
    `SELECT game_code AS "gameCode", count(DISTINCT owner_id)::int AS players,
       coalesce(array_agg(table_seat ORDER BY table_seat) FILTER (WHERE table_seat IS NOT NULL), '{}') AS seats
     FROM game_host.rounds
     WHERE (game_code, table_round) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) AND is_real AND phase IN ('open', 'closed')
     GROUP BY game_code`,
    [[...rounds.keys()], Array.from(rounds.values(), ({ number }) => number)],
  )
  return Object.fromEntries(
    rows.map(({ gameCode, players, seats }) => [gameCode, { tableRound: rounds.get(gameCode)?.number ?? 0, players, seats }]),
  )
}
