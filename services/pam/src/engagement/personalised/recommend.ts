import type { Game } from '@herna/contract/content'
import type { PlayedGame } from './play-days.ts'

/** [9.5] */
export const MAX_RECOMMENDATIONS = 30
/** Weights of likeness to a played game [9.5], the player-games variant. */
const WEIGHTS = { collection: 25, provider: 10, type: 15, feature: 5 } as const
const MAX_LIKENESS = WEIGHTS.collection + WEIGHTS.provider + WEIGHTS.type + 3 * WEIGHTS.feature
/** A game all similar players play weighs as much as perfect likeness. */
const OTHERS_WEIGHT = 1
/** A favourite counts as this many rounds. */
export const FAVOURITE_ROUNDS = 50

export interface Taste {
  played: readonly PlayedGame[]
  favourites: readonly string[]
  /** Per game, the share of similar players who play it, 0 to 1. */
  others: ReadonlyMap<string, number>
}

function similarity(gameA: Game, gameB: Game): number {
  let score = gameA.collections.some((id) => gameB.collections.includes(id)) ? WEIGHTS.collection : 0
  if (gameA.provider === gameB.provider) score += WEIGHTS.provider
  if (gameA.type === gameB.type) score += WEIGHTS.type
  for (const feature of ['jackpot', 'gamble', 'bonusGameFeature'] as const)
    if (gameA[feature] && gameB[feature]) score += WEIGHTS.feature
  return score / MAX_LIKENESS
}

/** Weight of each game, logarithmic in its rounds; the weights sum to 1. */
function weightsOf({ played, favourites }: Taste): Map<string, number> {
  const rounds = new Map(played.map(({ code, rounds: count }) => [code, count]))
  for (const code of favourites) rounds.set(code, (rounds.get(code) ?? 0) + FAVOURITE_ROUNDS)
  const weights = [...rounds].map(([code, count]) => [code, Math.log2(1 + count)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return new Map(weights.map(([code, weight]) => [code, weight / sum]))
}

/**
 * Games the player has not played yet, best match first: similar to played and favourite games, and played by similar players.
 * Ties keep the catalogue's order. A player without history gets none: that would be advertising.
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
      const score = liked.reduce((sum, { game: likedGame, weight }) => sum + weight * similarity(likedGame, game), 0)
      return { code: game.gameCode, score: score + OTHERS_WEIGHT * (taste.others.get(game.gameCode) ?? 0) }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({ code }) => code)
}

/** Fallback without game data: games that similar players play. */
export const recommendByOthers = ({ played, favourites, others }: Taste): string[] => {
  const playedCodes = new Set([...played.map(({ code }) => code), ...favourites])
  return [...others.keys()].filter((code) => !playedCodes.has(code)).slice(0, MAX_RECOMMENDATIONS)
}
