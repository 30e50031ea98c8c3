import { gateway } from '@herna/contract/player'
import { addOperation, inTransaction, ProblemError } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { changeFavourites, type FavouriteChange, MOST_FAVOURITES, readFavourites } from './favourites.store.ts'

const tags = ['favourites']

/** [7.22] [7.23] [3.42]. An excluded player keeps them: they are no play. */
export function addFavouriteRoutes(app: FastifyInstance, context: PamContext): void {
  const list = { summary: 'Favourite games, newest first [7.22]', tags }
  addOperation(app, gateway.favorites, list, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const asksGames = query.requestedFavorites.split(',').some((kind) => kind.trim() === 'games')
    return toWire(asksGames ? await readFavourites(context.pool, player.id) : [])
  })
  const change = { summary: 'Adds and removes favourite games; the reply is the list as it is then [7.23]', tags }
  addOperation(app, gateway.changeFavorites, change, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const changes = body.favoriteGames.favoriteGameType.map(
      ({ gameType, requestType }): FavouriteChange => ({ gameCode: gameType, action: requestType }),
    )
    return toWire(await keepChanges(context, player.id, changes))
  })
}

const keepChanges = ({ pool, now }: PamContext, playerId: string, changes: readonly FavouriteChange[]): Promise<string[]> =>
  inTransaction(pool, async (db) => {
    // Two tabs at once change one after the other, so that neither passes the most there may be.
    await db.query('SELECT 1 FROM pam.players WHERE id = $1 FOR NO KEY UPDATE', [playerId])
    await changeFavourites(db, playerId, changes, now())
    const favourites = await readFavourites(db, playerId)
    if (favourites.length > MOST_FAVOURITES) {
      const field = 'favoriteGames.favoriteGameType'
      throw new ProblemError(409, 'The list of favourites is full.', [
        { field, message: `at most ${MOST_FAVOURITES} games can be favourites` },
      ])
    }
    return favourites
  })

const toWire = (codes: readonly string[]) => ({
  favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) },
})
