import { inTransaction, ProblemError } from '@herna/service-kit'
import type { PamContext } from '../../foundation/index.ts'
import { changeFavourites, type FavouriteChange, MAX_FAVOURITES, readFavourites } from './favourites.store.ts'

/** Changes a player's favourites and returns the updated list. Throws 409 when it would be too long. */
export const applyChanges = (
  { pool, now }: PamContext,
  playerId: string,
  changes: readonly FavouriteChange[],
): Promise<string[]> =>
  inTransaction(pool, async (db) => {
    // Serialises concurrent changes, so that the maximum holds.
    await db.query('SELECT 1 FROM pam.players WHERE id = $1 FOR NO KEY UPDATE', [playerId])
    await changeFavourites(db, playerId, changes, now())
    const favourites = await readFavourites(db, playerId)
    if (favourites.length > MAX_FAVOURITES) {
      const field = 'favoriteGames.favoriteGameType'
      throw new ProblemError(409, 'The list of favourites is full.', [
        { field, message: `at most ${MAX_FAVOURITES} games can be favourites` },
      ])
    }
    return favourites
  })
