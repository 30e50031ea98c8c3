import { gateway } from '@herna/contract/player'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { applyChanges } from './apply-changes.ts'
import { type FavouriteChange, readFavourites } from './favourites.store.ts'

const tags = ['favourites']

/** Favourite games [7.22] [7.23] [3.42]. Excluded players may use them: they are not play. */
export function addFavouriteRoutes(app: FastifyInstance, context: PamContext): void {
  const list = { summary: 'Favourite games, newest first [7.22]', tags }
  addOperation(app, gateway.favorites, list, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const includesGames = query.requestedFavorites.split(',').some((kind) => kind.trim() === 'games')
    return toReply(includesGames ? await readFavourites(context.pool, player.id) : [])
  })
  const change = { summary: 'Adds and removes favourite games; the reply is the updated list [7.23]', tags }
  addOperation(app, gateway.changeFavorites, change, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const changes = body.favoriteGames.favoriteGameType.map(
      ({ gameType, requestType }): FavouriteChange => ({ gameCode: gameType, action: requestType }),
    )
    return toReply(await applyChanges(context, player.id, changes))
  })
}

const toReply = (codes: readonly string[]) => ({
  favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) },
})
