import type { LobbyKind } from '@herna/contract'
import { indexesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { casinoScore, liveScore, playedScore, sharedCollections, type Variant } from './score.ts'

/** Maximum number of recommendations [9.5]. */
export const MOST_RECOMMENDATIONS = 30

interface Ranking {
  chosen: readonly number[]
  variant: Variant
  lobby: LobbyKind
  limit: number
}

/**
 * The games of a lobby by descending score against the chosen ones (the best score of several counts), without the chosen ones
 * and games in maintenance. Deterministic: on equal scores more shared collections come first, then the default order.
 */
function rank(catalogue: Catalogue, { chosen, variant, lobby, limit }: Ranking): number[] {
  const isChosen = new Set(chosen)
  const measures = chosen.map((each) => {
    const shared = sharedCollections(catalogue, each)
    return { shared, score: variant(catalogue, each, shared) }
  })
  const ranking = bestOf(Math.min(limit, MOST_RECOMMENDATIONS))
  for (const index of indexesOf(catalogue.lobbies[lobby])) {
    if (isChosen.has(index) || catalogue.maintenance.has(index)) continue
    let [score, shared] = [Number.NEGATIVE_INFINITY, 0]
    for (const measure of measures) {
      score = Math.max(score, measure.score(index))
      shared = Math.max(shared, measure.shared[index] as number)
    }
    ranking.offer({ index, score, shared })
  }
  return ranking.indexes()
}

interface Scored {
  index: number
  score: number
  shared: number
}

/**
 * Keeps the best of many items: sorting all of them would take a phone a tenth of a second. Of equals the earlier stays first.
 */
function bestOf(limit: number) {
  const best: Scored[] = []
  const isBehind = (one: Scored, other: Scored) =>
    one.score < other.score || (one.score === other.score && one.shared < other.shared)
  return {
    offer(scored: Scored): void {
      let position = best.length
      while (position > 0 && isBehind(best[position - 1] as Scored, scored)) position--
      if (position >= limit) return
      best.splice(position, 0, scored)
      if (best.length > limit) best.pop()
    },
    indexes: (): number[] => best.map(({ index }) => index),
  }
}

const isLive = (catalogue: Catalogue, index: number): boolean => catalogue.types[catalogue.type[index] as number] === 'Live'

/** Indexes of games similar to this one, for its page: live games for a live game, otherwise casino games [9.5]. */
export function similarGames(catalogue: Catalogue, index: number, limit: number = MOST_RECOMMENDATIONS): number[] {
  const live = isLive(catalogue, index)
  return rank(catalogue, { chosen: [index], variant: live ? liveScore : casinoScore, lobby: live ? 'Live' : 'Casino', limit })
}

/** Recommendations for a liked game: the casino or the live variant [9.5]. */
export const becauseYouLike = (
  catalogue: Catalogue,
  liked: number,
  lobby: LobbyKind,
  limit: number = MOST_RECOMMENDATIONS,
): number[] => rank(catalogue, { chosen: [liked], variant: lobby === 'Live' ? liveScore : casinoScore, lobby, limit })

/** Recommendations for played games: the player-games variant [9.5]; empty without played games. */
export const becauseYouPlayed = (
  catalogue: Catalogue,
  played: readonly number[],
  lobby: LobbyKind,
  limit: number = MOST_RECOMMENDATIONS,
): number[] => (played.length === 0 ? [] : rank(catalogue, { chosen: played, variant: playedScore, lobby, limit }))
