import type { Game } from '@herna/contract/content'
import type { PlayedGame } from './play-days.ts'

/** [9.5] */
export const MOST_RECOMMENDATIONS = 30
/** Likeness to a played game [9.5], the player-games variant. */
const WORTH = { collection: 25, provider: 10, type: 15, feature: 5 } as const
const MOST_LIKE = WORTH.collection + WORTH.provider + WORTH.type + 3 * WORTH.feature
/** What all players like this one play weighs as much as perfect likeness. */
const OTHERS_WORTH = 1
/** A favourite says as much as this many rounds. */
export const FAVOURITE_ROUNDS = 50

export interface Taste {
  played: readonly PlayedGame[]
  favourites: readonly string[]
  /** By game: the share of players alike who play it, 0 to 1. */
  others: ReadonlyMap<string, number>
}

function likeness(one: Game, other: Game): number {
  let score = one.collections.some((id) => other.collections.includes(id)) ? WORTH.collection : 0
  if (one.provider === other.provider) score += WORTH.provider
  if (one.type === other.type) score += WORTH.type
  for (const feature of ['jackpot', 'gamble', 'bonusGameFeature'] as const)
    if (one[feature] && other[feature]) score += WORTH.feature
  return score / MOST_LIKE
}

/** How much each game weighs in the taste: the tenth round says less than the first. The sum is 1. */
function weightsOf({ played, favourites }: Taste): Map<string, number> {
  const rounds = new Map(played.map(({ code, rounds: count }) => [code, count]))
  for (const code of favourites) rounds.set(code, (rounds.get(code) ?? 0) + FAVOURITE_ROUNDS)
  const weights = [...rounds].map(([code, count]) => [code, Math.log2(1 + count)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return new Map(weights.map(([code, weight]) => [code, weight / sum]))
}

/**
 * Games the player has not found yet, the most fitting first: like those played and liked, and played by players alike. Of equals the house's
 * order decides. A player of whom nothing is known is recommended nothing: that would be advertising.
 */
export function recommend(games: ReadonlyMap<string, Game>, taste: Taste): string[] {
  const weights = weightsOf(taste)
  const liked = [...weights].flatMap(([code, weight]) => {
    const game = games.get(code)
    return game ? [{ game, weight }] : []
  })
  if (liked.length === 0) return []
  return [...games.values()]
    .filter((game) => !weights.has(game.gameCode) && game.maintenance === null && game.realEnabled)
    .map((game) => {
      const like = liked.reduce((sum, { game: known, weight }) => sum + weight * likeness(known, game), 0)
      return { code: game.gameCode, score: like + OTHERS_WORTH * (taste.others.get(game.gameCode) ?? 0) }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_RECOMMENDATIONS)
    .map(({ code }) => code)
}

/** Without facts of games: what players alike play. */
export const recommendByOthers = ({ played, favourites, others }: Taste): string[] => {
  const known = new Set([...played.map(({ code }) => code), ...favourites])
  return [...others.keys()].filter((code) => !known.has(code)).slice(0, MOST_RECOMMENDATIONS)
}
