/** Player engagement: bonuses, tournaments, favourites, messages, recommendations. */
export { advanceBonuses, seedBonuses, writeTemplates } from './bonuses/index.ts'
export type { BonusTemplate } from './bonuses/index.ts'
export type { EngagementContext } from './context.ts'
export { addEngagementOperatorRoutes } from './operator/operator.routes.ts'
export { addEngagementInternalRoutes, refreshPlayDays } from './personalised/index.ts'
export { addEngagementGatewayRoutes, addEngagementPlatformRoutes, addEngagementProviderRoutes } from './routes.ts'
export { advanceTournaments, type TournamentDefinition } from './tournaments/index.ts'
