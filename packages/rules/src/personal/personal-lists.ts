import { CONTINUE_SOURCE, type GameListSource, type LobbyKind, PERSONAL_SOURCES, SPECIAL_SOURCES } from '@herna/contract'

/** One of `PERSONAL_SOURCES` [3.9]. */
export type PersonalSource = (typeof PERSONAL_SOURCES)[number]

/** Whether the list is filled from one player's own data [3.9]. */
export const isPersonalSource = (source: GameListSource): source is PersonalSource =>
  (PERSONAL_SOURCES as readonly GameListSource[]).includes(source)

/** One of `SPECIAL_SOURCES` [7.33]. */
export type SpecialSource = (typeof SPECIAL_SOURCES)[number]

/** Whether the list is computed from the activity of all players [7.33]. */
export const isSpecialSource = (source: GameListSource): source is SpecialSource =>
  (SPECIAL_SOURCES as readonly GameListSource[]).includes(source)

/** A list that the browser fills after a login. */
export type PlayerSource = PersonalSource | SpecialSource | typeof CONTINUE_SOURCE
/** Whether the browser fills the list after a login. */
export const isPlayerSource = (source: GameListSource): source is PlayerSource =>
  isPersonalSource(source) || isSpecialSource(source) || source === CONTINUE_SOURCE

/** Data of the player that a list requires. */
export type PersonalPart =
  | 'favourites'
  | 'playerGames'
  | 'triedGames'
  | 'recentWins'
  | 'gamingBonuses'
  | 'personalised'
  | 'specialCategories'
const PARTS: Record<PlayerSource, PersonalPart> = {
  FreeSpins: 'gamingBonuses',
  Favourites: 'favourites',
  MostPlayed: 'playerGames',
  TriedOnce: 'triedGames',
  RecentWins: 'recentWins',
  RecentlyPlayed: 'playerGames',
  ContinuePlaying: 'triedGames',
  BloomreachPersonalized: 'personalised',
  FavouritesLive: 'favourites',
  GoldenChips: 'gamingBonuses',
  PopularPggService: 'specialCategories',
  TrendingPggService: 'specialCategories',
  RecommendedPggService: 'specialCategories',
}
/** Data of the player that this list requires. */
export const partOf = (source: PlayerSource): PersonalPart => PARTS[source]

/**
 * Data to load for these lists: only what a layout shows [4.18] [4.20] [5.11]. Recommendations are based on favourites and played
 * games, so they require both.
 */
export function requiredParts(sources: Iterable<GameListSource>): Set<PersonalPart> {
  const parts = new Set<PersonalPart>()
  for (const source of sources) {
    if (isPlayerSource(source)) parts.add(PARTS[source])
    if (source === 'BecauseYouPlayedInternal' || source === 'BecauseYouPlayedPggService') parts.add('playerGames')
  }
  return parts
}

/** The two live-only lists use the live-casino variant of their page only where the live layout is active [2.26]. */
const LIVE_ONLY: readonly PersonalSource[] = ['FavouritesLive', 'GoldenChips']
/** The two live-only lists use the live-casino variant of their page only while the live layout is active [2.26]. */
export const opensInLiveCasino = (source: PersonalSource, isLiveLayout: boolean): boolean =>
  isLiveLayout && LIVE_ONLY.includes(source)

/** The lobby whose games a list contains; null: both. */
export const lobbyOfSource = (source: PlayerSource): LobbyKind | null =>
  source === 'FavouritesLive' ? 'Live' : source === 'Favourites' || source === CONTINUE_SOURCE ? 'Casino' : null
