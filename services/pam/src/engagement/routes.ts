import type { FastifyInstance } from 'fastify'
import type { EngagementContext } from './context.ts'
import type { PamContext } from '../foundation/index.ts'
import { addBonusAnswerRoutes, addBonusRoutes } from './bonuses/index.ts'
import { addFavouriteRoutes, addProviderFavouriteRoute } from './favourites/index.ts'
import { addPersonalisedRoutes } from './personalised/index.ts'
import { addPlayerMessageRoutes } from './player-messages/index.ts'
import { addTournamentRoutes } from './tournaments/index.ts'

export function addEngagementPlatformRoutes(app: FastifyInstance, context: PamContext): void {
  addPlayerMessageRoutes(app, context)
  addBonusAnswerRoutes(app, context)
}

/** Signed calls of game providers, beside those of the wallet. */
export function addEngagementProviderRoutes(app: FastifyInstance, context: PamContext): void {
  addProviderFavouriteRoute(app, context)
}

export function addEngagementGatewayRoutes(app: FastifyInstance, context: EngagementContext): void {
  addFavouriteRoutes(app, context)
  addBonusRoutes(app, context)
  addTournamentRoutes(app, context)
  addPersonalisedRoutes(app, context)
}
