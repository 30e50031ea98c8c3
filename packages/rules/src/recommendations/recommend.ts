import type { LobbyKind } from '@herna/contract'
import { placesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { casinoScore, liveScore, playedScore, type Score, sharedCollections } from './score.ts'

/** [9.5] */
export const MOST_RECOMMENDATIONS = 30

interface Ranking {
  chosen: readonly number[]
  score: Score
  lobby: LobbyKind
  limit: number
}

/**
 * The games of a lobby by falling score against those chosen (the best of several counts), without the chosen ones and without games
 * in maintenance. Deterministic: on equal scores more shared collections come first, then the house's order.
 */
function rank(catalogue: Catalogue, { chosen, score, lobby, limit }: Ranking): number[] {
  const isChosen = new Set(chosen)
  const scored = placesOf(catalogue.lobbies[lobby])
    .filter((place) => !isChosen.has(place) && !catalogue.maintenance.has(place))
    .map((place) => ({
      place,
      score: Math.max(...chosen.map((each) => score(catalogue, each, place))),
      shared: Math.max(...chosen.map((each) => sharedCollections(catalogue, each, place))),
    }))
  scored.sort((a, b) => b.score - a.score || b.shared - a.shared || a.place - b.place)
  return scored.slice(0, Math.min(limit, MOST_RECOMMENDATIONS)).map(({ place }) => place)
}

const isLive = (catalogue: Catalogue, place: number): boolean => catalogue.types[catalogue.type[place] as number] === 'Live'

/** Games like this one, for its page: tables for a live table, games of the casino otherwise. */
export function similarGames(catalogue: Catalogue, place: number, limit: number = MOST_RECOMMENDATIONS): number[] {
  const live = isLive(catalogue, place)
  return rank(catalogue, { chosen: [place], score: live ? liveScore : casinoScore, lobby: live ? 'Live' : 'Casino', limit })
}

/** For somebody who likes a game: the casino's or the live variant [9.5]. */
export const becauseYouLike = (
  catalogue: Catalogue,
  liked: number,
  lobby: LobbyKind,
  limit: number = MOST_RECOMMENDATIONS,
): number[] => rank(catalogue, { chosen: [liked], score: lobby === 'Live' ? liveScore : casinoScore, lobby, limit })

/** For somebody who played these games: the player-games variant [9.5]; nothing for nobody. */
export const becauseYouPlayed = (
  catalogue: Catalogue,
  played: readonly number[],
  lobby: LobbyKind,
  limit: number = MOST_RECOMMENDATIONS,
): number[] => (played.length === 0 ? [] : rank(catalogue, { chosen: played, score: playedScore, lobby, limit }))
