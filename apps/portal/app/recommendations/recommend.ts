import { becauseYouLike, becauseYouPlayed, type Catalogue } from '@herna/rules'
import { tileAt, type TileView } from '../game/index.ts'
import { playerTaste } from './player-taste.ts'
import type { RecommendedRow } from './recommended-row.ts'

export interface Recommended {
  /** Name of the game that is the reason. */
  because: string
  tiles: readonly TileView[]
}

/** Recommends by the player's account; games no longer in the catalogue are skipped. `null` without a game to recommend by, or without similar games. */
export function recommend(catalogue: Catalogue, { reason, lobby }: RecommendedRow): Recommended | null {
  const index = catalogue.indexByCode.get(playerTaste(catalogue, lobby)[reason] ?? '')
  if (index === undefined) return null
  const games = reason === 'liked' ? becauseYouLike(catalogue, index, lobby) : becauseYouPlayed(catalogue, [index], lobby)
  return games.length > 0
    ? { because: catalogue.names[index] as string, tiles: games.map((each) => tileAt(catalogue, each)) }
    : null
}
