/** The gateway’s operations [7.2]–[7.25] [7.35], below `…/gateway`. Where section 7 says “configured” or “not shown”, the path was chosen here. */
import { defineOperation } from '../operation.ts'
import { EVERYWHERE, OF_SESSIONS } from './names.ts'
import {
  bonusDetails as bonusDetailsSchema,
  bonusDetailsQuery,
  bonusesQuery,
  bonusesReply,
  gamingBonusesReply,
  gamingBonusesRequest,
  optInRequest,
  optedInReply,
} from './bonuses.ts'
import {
  balanceHidden as balanceHiddenSchema,
  balancesReply,
  chatSession,
  clientOverview as clientOverviewSchema,
  featureToggles as featureTogglesSchema,
  gatewayLogin,
  gatewayLoginReply,
  marketingTags as marketingTagsSchema,
  notificationTokenReply,
  paymentStatistic as paymentStatisticSchema,
  playerInfo as playerInfoSchema,
  playerInfoQuery,
  tagsReply,
  validateSession as validateSessionSchema,
  validateSessionReply,
} from './gateway.ts'
import { keepAliveQuery, keepAliveReply } from './login.ts'
import {
  favoritesChange,
  favoritesQuery,
  favoritesReply,
  gameResultsReply,
  gameResultsRequest,
  personalizedGamesReply,
  personalizedGamesRequest,
  playerGamesReply,
  playerGamesRequest,
} from './personal.ts'
import { done } from './registration.ts'
import { joined, leaderboard as leaderboardSchema, tournamentList } from './tournaments.ts'
import { withId } from './with-id.ts'

export const login = defineOperation({
  method: 'POST',
  path: '/v1/login',
  body: gatewayLogin,
  reply: gatewayLoginReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const validateSession = defineOperation({
  method: 'POST',
  path: '/v1/_validate-login-session',
  body: validateSessionSchema,
  reply: validateSessionReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const logout = defineOperation({
  method: 'POST',
  path: '/v1/logout',
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const notificationToken = defineOperation({
  method: 'GET',
  path: '/_notification-token',
  reply: notificationTokenReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const balances = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/balances',
  reply: balancesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const balanceHidden = defineOperation({
  method: 'GET',
  path: '/user-preference/balance/v1',
  reply: balanceHiddenSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const setBalanceHidden = defineOperation({
  method: 'POST',
  path: '/user-preference/balance/v1',
  body: balanceHiddenSchema,
  reply: balanceHiddenSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playerInfo = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/playerInfo',
  query: playerInfoQuery,
  reply: playerInfoSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const keepAlive = defineOperation({
  method: 'GET',
  path: '/v1/keep-alive',
  query: keepAliveQuery,
  reply: keepAliveReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playerTags = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/playerTags',
  reply: tagsReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const marketingTags = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/marketingTags',
  reply: tagsReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const setMarketingTags = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/marketingTags',
  body: marketingTagsSchema,
  reply: tagsReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const paymentStatistic = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/paymentStatistic',
  reply: paymentStatisticSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const clientOverview = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/clientOverview',
  reply: clientOverviewSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const chatToken = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/chatToken',
  reply: chatSession,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const featureToggles = defineOperation({
  method: 'GET',
  path: '/v1/feature-toggles',
  reply: featureTogglesSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const bonusDetails = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/bonusDetails',
  query: bonusDetailsQuery,
  reply: bonusDetailsSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const gamingBonuses = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/player/gamingBonuses',
  body: gamingBonusesRequest,
  reply: gamingBonusesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const bonuses = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/bonuses',
  query: bonusesQuery,
  reply: bonusesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const optedIn = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/client/getOptedInBonusTemplates',
  reply: optedInReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const optIn = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/client/optInToBonusTemplate',
  body: optInRequest,
  reply: optedInReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const optOut = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/client/optOutFromBonusTemplate',
  body: optInRequest,
  reply: optedInReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const favorites = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/favorites',
  query: favoritesQuery,
  reply: favoritesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const changeFavorites = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/player/favorites',
  body: favoritesChange,
  reply: favoritesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playerGames = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/getPlayerGames',
  body: playerGamesRequest,
  reply: playerGamesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const gameResults = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/gameResults',
  body: gameResultsRequest,
  reply: gameResultsReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const personalizedGames = defineOperation({
  method: 'POST',
  path: '/api/bloomreach/personalized-games',
  body: personalizedGamesRequest,
  reply: personalizedGamesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const tournaments = defineOperation({
  method: 'GET',
  path: '/v1/tournaments',
  reply: tournamentList,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const leaderboard = defineOperation({
  method: 'GET',
  path: '/v1/tournaments/:id/leaderboard',
  params: withId,
  reply: leaderboardSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const joinTournament = defineOperation({
  method: 'POST',
  path: '/v1/tournaments/:id/join',
  params: withId,
  reply: joined,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
