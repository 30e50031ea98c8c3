import type pg from 'pg'

/** A player who waits at a table, or for whom a seat is reserved. */
export interface QueueEntry {
  readonly gameCode: string
  readonly ownerId: string
  /** Null: waits. */
  readonly seat: number | null
  readonly reservedUntil: Date | null
}

/** How long a player without a window stays in the queue. */
const WITHOUT_WINDOW_MS = 30_000
/** Entries last seen before this time are over. */
export const seenSince = (now: Date): Date => new Date(now.getTime() - WITHOUT_WINDOW_MS)

const COLUMNS = 'game_code AS "gameCode", owner_id AS "ownerId", seat, reserved_until AS "reservedUntil"'

/** One change at a time of a table's queue, until the end of the transaction. */
export const lockQueue = (client: pg.PoolClient, gameCode: string): Promise<unknown> =>
  client.query(`SELECT pg_advisory_xact_lock(hashtextextended('seat queue ' || $1::text, 0))`, [gameCode])

/** The queues of these tables, each in its order. */
export async function readQueues(pool: Pick<pg.Pool, 'query'>, gameCodes: readonly string[]): Promise<QueueEntry[]> {
  const { rows } = await pool.query<QueueEntry>(
    `SELECT ${COLUMNS} FROM game_host.seat_queue WHERE game_code = ANY ($1::text[]) ORDER BY game_code, place`,
    [gameCodes],
  )
  return rows
}

/** An entry that exists keeps its place. */
export async function insertEntry(client: pg.PoolClient, gameCode: string, ownerId: string, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO game_host.seat_queue (game_code, owner_id, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (game_code, owner_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [gameCode, ownerId, now],
  )
}

export async function deleteEntry(pool: Pick<pg.Pool, 'query'>, gameCode: string, ownerId: string): Promise<void> {
  await pool.query('DELETE FROM game_host.seat_queue WHERE game_code = $1 AND owner_id = $2', [gameCode, ownerId])
}

/** Records that windows of these players are connected to the tables. */
export async function markSeen(
  pool: Pick<pg.Pool, 'query'>,
  windows: readonly { readonly gameCode: string; readonly ownerId: string }[],
  now: Date,
): Promise<void> {
  await pool.query(
    `UPDATE game_host.seat_queue q SET seen_at = $3 FROM unnest($1::text[], $2::uuid[]) AS w (game_code, owner_id)
     WHERE q.game_code = w.game_code AND q.owner_id = w.owner_id`,
    [windows.map(({ gameCode }) => gameCode), windows.map(({ ownerId }) => ownerId), now],
  )
}

/** Removes entries without a window, with an expired reservation, or whose player has a seat in this round. */
export async function deleteOutdated(
  client: pg.PoolClient,
  { gameCode, tableRound, now }: { gameCode: string; tableRound: number; now: Date },
): Promise<void> {
  await client.query(
    `DELETE FROM game_host.seat_queue q WHERE game_code = $1 AND (seen_at <= $2 OR reserved_until <= $3 OR EXISTS (
       SELECT 1 FROM game_host.rounds r WHERE r.game_code = q.game_code AND r.owner_id = q.owner_id AND r.table_round = $4
         AND r.phase NOT IN ('cancelled', 'refused')))`,
    [gameCode, seenSince(now), now, tableRound],
  )
}

export async function reserveSeat(client: pg.PoolClient, entry: QueueEntry, seat: number, until: Date): Promise<void> {
  await client.query('UPDATE game_host.seat_queue SET seat = $3, reserved_until = $4 WHERE game_code = $1 AND owner_id = $2', [
    entry.gameCode,
    entry.ownerId,
    seat,
    until,
  ])
}

/** Seats with a player in this round of the table, or in the one before: a player keeps the seat until a round is left out. */
export async function readPlayedSeats(client: pg.PoolClient, gameCode: string, tableRound: number): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ seat: number }>(
    `SELECT table_seat AS seat FROM game_host.rounds
     WHERE game_code = $1 AND table_round IN ($2::bigint, $2::bigint - 1) AND table_seat IS NOT NULL AND phase NOT IN ('cancelled', 'refused')`,
    [gameCode, tableRound],
  )
  return new Set(rows.map(({ seat }) => seat))
}

/** Removes entries of players without a window, also of tables that nobody looks at any more. */
export async function removeStaleEntries(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<void> {
  await pool.query('DELETE FROM game_host.seat_queue WHERE seen_at <= $1', [seenSince(now)])
}
