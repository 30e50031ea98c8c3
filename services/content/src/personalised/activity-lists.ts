import type { GameActivity } from '@herna/contract/events'
import type { Game, PersonalizedCategory } from '@herna/contract/content'
import { clampedPromotionLevel, clampedTier } from '@herna/rules'

/** Length of a list [9.4]. */
const MAX_GAMES = 30
/** Rounds per week below which a game is not considered trending. */
const MIN_ROUNDS = 5

type Activity = GameActivity['games']

/** Most rounds in the last seven days; PAM returns them in that order. */
const popular = (activity: Activity) => activity.filter(({ rounds }) => rounds > 0)

/** By growth against the seven days before; only growing games. */
const trending = (activity: Activity) =>
  activity
    .filter(({ rounds, roundsBefore }) => rounds >= MIN_ROUNDS && rounds > roundsBefore)
    .toSorted((a, b) => (b.rounds + 1) / (b.roundsBefore + 1) - (a.rounds + 1) / (a.roundsBefore + 1) || b.rounds - a.rounds)

/** By commercial tier plus promotion level [9.5], each clamped [5.12], then by number of players. */
function recommended(games: readonly Game[], activity: Activity): string[] {
  const players = new Map(activity.map((gameActivity) => [gameActivity.gameCode, gameActivity.players]))
  const rank = ({ commercialTier, promotionLevel }: Game) => clampedTier(commercialTier) + clampedPromotionLevel(promotionLevel)
  return games
    .toSorted((a, b) => rank(b) - rank(a) || (players.get(b.gameCode) ?? 0) - (players.get(a.gameCode) ?? 0))
    .map(({ gameCode }) => gameCode)
}

/** The categories of [7.33], with playable games only; a category without games is empty. */
export function categoriesOf(games: readonly Game[], activity: Activity): PersonalizedCategory[] {
  const playable = games.filter(({ maintenance, realEnabled }) => maintenance === null && realEnabled)
  const codes = new Set(playable.map(({ gameCode }) => gameCode))
  const firstPlayable = (list: readonly string[]) => list.filter((code) => codes.has(code)).slice(0, MAX_GAMES)
  const codesOf = (list: Activity) => firstPlayable(list.map(({ gameCode }) => gameCode))
  return [
    { source: 'PopularPggService', slug: 'popularne', title: 'Populárne', games: codesOf(popular(activity)) },
    { source: 'TrendingPggService', slug: 'na-vzostupe', title: 'Na vzostupe', games: codesOf(trending(activity)) },
    {
      source: 'RecommendedPggService',
      slug: 'odporucame',
      title: 'Odporúčame',
      games: firstPlayable(recommended(playable, activity)),
    },
  ]
}
