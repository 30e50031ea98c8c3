import { becauseYouLike, becauseYouPlayed, type Catalogue } from '@herna/rules'
import { useMemo } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import { type PlayedGame, usePlayedGames } from './played-games.ts'
import type { RecommendedRow } from './recommended-row.ts'
import { tasteOf } from './taste.ts'

/** `unknown`: the server's HTML, the same for everybody. `none`: nothing to recommend by. `empty`: the catalogue has nothing like it any more. */
export type Recommendation =
  | { state: 'unknown' | 'none' | 'waiting' | 'empty' }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; catalogue: Catalogue; because: string; games: readonly number[] }

/** What a row recommends. The catalogue is fetched only when the row is near and there is something to recommend by. */
export function useRecommendation(row: RecommendedRow, near: boolean): Recommendation {
  const { reason, lobby } = row
  const played = usePlayedGames()
  const wanted = played !== null && tasteOf(played, lobby)[reason] !== null
  const { state, catalogue, retry } = useCatalogue(wanted && near)
  const found = useMemo(
    () => (catalogue && wanted ? recommend(catalogue, played, { reason, lobby }) : null),
    [catalogue, wanted, played, reason, lobby],
  )
  if (played === null) return { state: 'unknown' }
  if (!wanted) return { state: 'none' }
  if (state === 'failed') return { state: 'failed', retry }
  if (!catalogue) return { state: 'waiting' }
  return found ? { state: 'ready', catalogue, ...found } : { state: 'empty' }
}

/** By the games that still exist: one that left the catalogue gives way to the next. */
function recommend(catalogue: Catalogue, played: readonly PlayedGame[], { reason, lobby }: RecommendedRow) {
  const place = catalogue.placeOf.get(
    tasteOf(
      played.filter(({ code }) => catalogue.placeOf.has(code)),
      lobby,
    )[reason] ?? '',
  )
  if (place === undefined) return null
  const games = reason === 'liked' ? becauseYouLike(catalogue, place, lobby) : becauseYouPlayed(catalogue, [place], lobby)
  return games.length > 0 ? { because: catalogue.names[place] as string, games } : null
}
