/**
 * Personal lists as pure functions: favourites, lists of played and won games, the cache of personalised games. Spec 2.26, 3.9,
 * 3.42, 3.43, 4.18–4.20, 4.40, 7.33, 9.6.
 */
export {
  type Favourites,
  favouriteFailed,
  favouriteSaved,
  favouritesLoaded,
  isFavourite,
  isToggling,
  NO_FAVOURITES,
  toggleFavourite,
} from './favourites.ts'
export {
  isPersonalSource,
  isPlayerSource,
  isSpecialSource,
  lobbyOfSource,
  opensInLiveCasino,
  type PersonalPart,
  type PersonalSource,
  type PlayerSource,
  partOf,
  requiredParts,
  type SpecialSource,
} from './personal-lists.ts'
export { isPersonalisedFresh, type PersonalisedGames, readPersonalised } from './personalised-cache.ts'
export {
  HEAVILY_PLAYED_FROM,
  LEAST_PLAYED,
  mostPlayed,
  playedNewestFirst,
  playerGamesWindow,
  type RecentWin,
  recentlyPlayed,
  recentWins,
  triedOnce,
} from './player-games.ts'
