import { becauseYouLike, becauseYouPlayed, type Catalogue } from '@herna/rules'
import { tileAt, type TileView } from '../game/index.ts'
import type { PlayedGame } from './taste.ts'
import { playerTaste } from './player-taste.ts'
import type { RecommendedRow } from './recommended-row.ts'
import { tasteOf } from './taste.ts'

export interface Recommended {
  /** Name of the game that is the reason. */
  because: string
  tiles: readonly TileView[]
}

/** Recommends by the player's account, else by games played in this browser; games no longer in the catalogue are skipped. `null` without similar games. */
export function recommend(
  catalogue: Catalogue,
  played: readonly PlayedGame[],
  { reason, lobby }: RecommendedRow,
): Recommended | null {
  const existingGames = played.filter(({ code }) => catalogue.indexByCode.has(code))
  const code = playerTaste(catalogue, lobby)[reason] ?? tasteOf(existingGames, lobby)[reason]
  const index = catalogue.indexByCode.get(code ?? '')
  if (index === undefined) return null
  const games = reason === 'liked' ? becauseYouLike(catalogue, index, lobby) : becauseYouPlayed(catalogue, [index], lobby)
  return games.length > 0
    ? { because: catalogue.names[index] as string, tiles: games.map((each) => tileAt(catalogue, each)) }
    : null
}
