import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import { usePlayedGames } from './played-games.ts'
import { onPlayerTaste, playerTasteKey } from './player-taste.ts'
import type { recommend, Recommended } from './recommend.ts'
import type { RecommendedRow } from './recommended-row.ts'
import { tasteOf } from './taste.ts'

/** `unknown`: before hydration. `none`: no data to recommend by. `empty`: the catalogue has no similar game. */
export type Recommendation =
  | { state: 'unknown' | 'none' | 'waiting' | 'empty' }
  | { state: 'failed'; retry(): void }
  | ({ state: 'ready' } & Recommended)

interface Scoring {
  recommend: typeof recommend
}

/** Loads the scoring code on first use: most visitors have no data to recommend by. */
function useScoring(isNeeded: boolean) {
  const [scoring, setScoring] = useState<Scoring | 'failed' | null>(null)
  const load = useCallback(() => {
    import('./recommend.ts').then(setScoring, () => setScoring('failed'))
  }, [])
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])
  return { scoring, load }
}

/** Recommendation of a row. The catalogue is fetched only when the row is near the viewport and a recommendation is possible. */
export function useRecommendation(row: RecommendedRow, isNear: boolean): Recommendation {
  const { reason, lobby } = row
  const played = usePlayedGames()
  const tasteKey = useSyncExternalStore(onPlayerTaste, playerTasteKey, () => '')
  const isPossible = played !== null && (tasteKey !== '' || tasteOf(played, lobby)[reason] !== null)
  const { state, catalogue, retry } = useCatalogue(isPossible && isNear)
  const { scoring, load } = useScoring(isPossible && isNear)
  const recommended = useMemo(
    () =>
      catalogue && isPossible && scoring && scoring !== 'failed' ? scoring.recommend(catalogue, played, { reason, lobby }) : null,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the account's taste is read when it changes
    [catalogue, isPossible, played, tasteKey, reason, lobby, scoring],
  )
  if (played === null) return { state: 'unknown' }
  if (!isPossible) return { state: 'none' }
  if (state === 'failed') return { state: 'failed', retry }
  if (scoring === 'failed') return { state: 'failed', retry: load }
  if (!catalogue || !scoring) return { state: 'waiting' }
  return recommended ? { state: 'ready', ...recommended } : { state: 'empty' }
}
