import type { Queryable } from '../../foundation/index.ts'

/** Bounds the rows per account. */
export const MAX_FAVOURITES = 500

export interface FavouriteChange {
  readonly gameCode: string
  readonly action: 'add' | 'remove'
}

/** Newest first [4.18]. */
export async function readFavourites(db: Queryable, playerId: string): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    'SELECT game_code AS code FROM pam.favourites WHERE player_id = $1 ORDER BY position DESC',
    [playerId],
  )
  return rows.map(({ code }) => code)
}

/** Applied in the given order; idempotent. */
export async function changeFavourites(db: Queryable, playerId: string, changes: readonly FavouriteChange[], now: Date) {
  for (const { gameCode, action } of changes)
    if (action === 'add')
      await db.query(
        'INSERT INTO pam.favourites (player_id, game_code, added_at) VALUES ($1, $2, $3) ON CONFLICT (player_id, game_code) DO NOTHING',
        [playerId, gameCode, now],
      )
    else await db.query('DELETE FROM pam.favourites WHERE player_id = $1 AND game_code = $2', [playerId, gameCode])
}
