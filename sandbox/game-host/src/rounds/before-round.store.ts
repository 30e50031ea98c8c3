import type pg from 'pg'

type Queryable = Pick<pg.Pool, 'query'>

/** Whether the player has no round of this id, no unfinished round of the game and no wallet call of it to be delivered. */
export async function isNothingPending(
  client: Queryable,
  { playerId, gameCode, roundId }: { playerId: string; gameCode: string; roundId: string },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'nothing-pending',
    text: `SELECT WHERE NOT EXISTS (SELECT FROM game_host.rounds WHERE owner_id = $1 AND id = $3)
      AND NOT EXISTS (SELECT FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase IN ('staking', 'open'))
      AND NOT EXISTS (SELECT FROM game_host.wallet_calls WHERE player_id = $1 AND game_code = $2 AND acknowledged_at IS NULL)`,
    values: [playerId, gameCode, roundId],
  })
  return rowCount === 1
}

/** What a new round of this id depends on: whether it was played, or played and purged, and the id of the unfinished round that comes first (M6). */
export async function readPlayed(
  client: Queryable,
  { ownerId, gameCode, roundId }: { ownerId: string; gameCode: string; roundId: string },
): Promise<{ isKnown: boolean; isPurged: boolean; unfinishedId: string | null }> {
  const { rows } = await client.query<{ isKnown: boolean; isPurged: boolean; unfinishedId: string | null }>({
    name: 'played-round',
    text: `SELECT EXISTS (SELECT FROM game_host.rounds WHERE owner_id = $1 AND id = $3) AS "isKnown",
      EXISTS (SELECT FROM game_host.purged_round_ids WHERE owner_id = $1 AND id = $3) AS "isPurged",
      (SELECT id FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase IN ('staking', 'open') LIMIT 1) AS "unfinishedId"`,
    values: [ownerId, gameCode, roundId],
  })
  return rows[0] ?? { isKnown: false, isPurged: false, unfinishedId: null }
}
