import type { LiveOccupancy } from '@herna/contract/games'
import type pg from 'pg'
import { seenSince } from '../queue/seat-queue.store.ts'

/** Accepted bets in these rounds, of which each table has one: how many players, their seats, and how many wait for one. */
export async function readOccupancy(
  pool: Pick<pg.Pool, 'query'>,
  rounds: ReadonlyMap<string, { readonly number: number }>,
  now: Date,
): Promise<LiveOccupancy> {
  const { rows } = await pool.query<{ gameCode: string; players: number; seats: number[]; waiting: number }>(
    `WITH running AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS t (game_code, table_round)),
       places AS (
         SELECT r.game_code, r.owner_id AS player, r.table_seat AS seat, false AS waits FROM game_host.rounds r JOIN running USING (game_code, table_round)
           WHERE r.is_real AND r.phase IN ('open', 'closed')
         UNION ALL SELECT q.game_code, NULL, q.seat, q.seat IS NULL FROM game_host.seat_queue q JOIN running USING (game_code)
           WHERE q.seen_at > $3 AND (q.reserved_until IS NULL OR q.reserved_until > $4))
     SELECT game_code AS "gameCode", count(DISTINCT player)::int AS players, count(*) FILTER (WHERE waits)::int AS waiting,
       coalesce(array_agg(DISTINCT seat ORDER BY seat) FILTER (WHERE seat IS NOT NULL), '{}') AS seats
     FROM places GROUP BY game_code`,
    [[...rounds.keys()], Array.from(rounds.values(), ({ number }) => number), seenSince(now), now],
  )
  return Object.fromEntries(
    rows.map(({ gameCode, ...places }) => [gameCode, { tableRound: rounds.get(gameCode)?.number ?? 0, ...places }]),
  )
}
