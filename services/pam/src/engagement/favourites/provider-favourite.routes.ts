import { type FavouriteRequest, wallet } from '@herna/contract/wallet'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { callerOf, readActiveSession } from '../../wallet/index.ts'
import { applyChanges } from './apply-changes.ts'
import { readFavourites } from './favourites.store.ts'

/** POST /wallet/v1/favourite: the mark of a game that runs on its provider's page, where the portal's bar is not shown [3.42] [4.17]. */
export function addProviderFavouriteRoute(app: FastifyInstance, context: PamContext): void {
  const options = { summary: 'Whether the session’s game is a favourite, and its change', tags: ['wallet'] }
  addOperation(app, wallet.favourite, options, async ({ body, request }) => ({
    isFavourite: await favouriteOf(context, callerOf(request), body),
  }))
}

async function favouriteOf(
  context: PamContext,
  provider: string,
  { sessionId, isFavourite }: FavouriteRequest,
): Promise<boolean> {
  const { playerId, gameCode } = await readActiveSession(context, provider, sessionId)
  const favourites =
    isFavourite === undefined
      ? await readFavourites(context.pool, playerId)
      : await applyChanges(context, playerId, [{ gameCode, action: isFavourite ? 'add' : 'remove' }])
  return favourites.includes(gameCode)
}
