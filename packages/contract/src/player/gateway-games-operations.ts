/** Bonuses, favourites, played games and tournaments of a player [7.15]–[7.20] [7.22]–[7.25] [7.35], below `…/gateway`. */
import { defineOperation } from '../operation.ts'
import { COMMON_ERRORS, SESSION_ERRORS } from './names.ts'
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
import { joined, leaderboard as leaderboardSchema, tournamentList } from './tournaments.ts'
import { withId } from './with-id.ts'

/** One bonus of the player and its template [7.15]. `bonus-unknown` (404). */
export const bonusDetails = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/bonusDetails',
  query: bonusDetailsQuery,
  reply: bonusDetailsSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'bonus-unknown'],
})
/** Free spins and golden chips of the player [7.16] [3.51]. */
export const gamingBonuses = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/player/gamingBonuses',
  body: gamingBonusesRequest,
  reply: gamingBonusesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Bonuses of the player without those of play type cash [7.17] [4.21]; amounts in cents. */
export const bonuses = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/bonuses',
  query: bonusesQuery,
  reply: bonusesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Bonus templates the player opted in to [7.18]. */
export const optedIn = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/client/getOptedInBonusTemplates',
  reply: optedInReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Opts in to a bonus template [7.19]; repeating has no effect. `template-unknown` (404), `player-blocked` (403). */
export const optIn = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/client/optInToBonusTemplate',
  body: optInRequest,
  reply: optedInReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'template-unknown', 'player-blocked'],
})
/** Opts out of a bonus template [7.20]; repeating has no effect. `template-unknown` (404). */
export const optOut = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/client/optOutFromBonusTemplate',
  body: optInRequest,
  reply: optedInReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'template-unknown'],
})
/** Favourite games, newest first [7.22]. */
export const favorites = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/player/favorites',
  query: favoritesQuery,
  reply: favoritesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Adds and removes favourite games; the reply is the new list [7.23]. */
export const changeFavorites = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/player/favorites',
  body: favoritesChange,
  reply: favoritesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Games played between two dates, most rounds first [7.24] [9.6]. */
export const playerGames = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/getPlayerGames',
  body: playerGamesRequest,
  reply: playerGamesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Results of closed rounds, newest first, `win` in cents [7.25]. */
export const gameResults = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/gameResults',
  body: gameResultsRequest,
  reply: gameResultsReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Games recommended to the player [7.35] and how long (ms) to cache them [3.43]. */
export const personalizedGames = defineOperation({
  method: 'POST',
  path: '/api/bloomreach/personalized-games',
  body: personalizedGamesRequest,
  reply: personalizedGamesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Tournaments that are announced, running, or finished within a week [2.12]; guests may read them. */
export const tournaments = defineOperation({
  method: 'GET',
  path: '/v1/tournaments',
  reply: tournamentList,
  errors: [...COMMON_ERRORS],
})
/** Leaderboard of a tournament and the requesting player's own line; 404 when it is unknown. */
export const leaderboard = defineOperation({
  method: 'GET',
  path: '/v1/tournaments/:id/leaderboard',
  params: withId,
  reply: leaderboardSchema,
  errors: [...COMMON_ERRORS],
})
/** Joins a tournament; repeating has no effect. `tournament-over` (409), `player-blocked` (403), 404 when it is unknown. */
export const joinTournament = defineOperation({
  method: 'POST',
  path: '/v1/tournaments/:id/join',
  params: withId,
  reply: joined,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'tournament-over', 'player-blocked'],
})
