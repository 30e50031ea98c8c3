import { type GameListSource, type LobbyKind, PERSONAL_SOURCES, SPECIAL_SOURCES } from '@herna/contract'

export type PersonalSource = (typeof PERSONAL_SOURCES)[number]

export const isPersonalSource = (source: GameListSource): source is PersonalSource =>
  (PERSONAL_SOURCES as readonly GameListSource[]).includes(source)

export type SpecialSource = (typeof SPECIAL_SOURCES)[number]

export const isSpecialSource = (source: GameListSource): source is SpecialSource =>
  (SPECIAL_SOURCES as readonly GameListSource[]).includes(source)

/** Whatever a browser fills for a player. */
export type PlayerSource = PersonalSource | SpecialSource
export const isPlayerSource = (source: GameListSource): source is PlayerSource =>
  isPersonalSource(source) || isSpecialSource(source)

/** What must be known of the player for a list. */
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
  BloomreachPersonalized: 'personalised',
  FavouritesLive: 'favourites',
  GoldenChips: 'gamingBonuses',
  PopularPggService: 'specialCategories',
  TrendingPggService: 'specialCategories',
  RecommendedPggService: 'specialCategories',
}
export const partOf = (source: PlayerSource): PersonalPart => PARTS[source]

/**
 * What is asked for of a player: only what a layout shows [4.18] [4.20] [5.11]. Recommendations start from favourites and from what was
 * played, so they ask for both.
 */
export function partsWanted(sources: Iterable<GameListSource>): Set<PersonalPart> {
  const parts = new Set<PersonalPart>()
  for (const source of sources) {
    if (isPlayerSource(source)) parts.add(PARTS[source])
    if (source === 'BecauseYouPlayedInternal' || source === 'BecauseYouPlayedPggService') parts.add('playerGames')
  }
  return parts
}

/** The two live-only lists use the live-casino variant of their page only where the live layout is active [2.26]. */
const LIVE_ONLY: readonly PersonalSource[] = ['FavouritesLive', 'GoldenChips']
export const opensLive = (source: PersonalSource, isLiveLayout: boolean): boolean => isLiveLayout && LIVE_ONLY.includes(source)

/** Whose games a list holds: of the casino, of live tables, or of both. */
export const lobbyOfSource = (source: PlayerSource): LobbyKind | null =>
  source === 'FavouritesLive' ? 'Live' : source === 'Favourites' ? 'Casino' : null
