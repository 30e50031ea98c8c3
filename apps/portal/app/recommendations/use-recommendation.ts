import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import { onPlayerTaste, playerTasteKey, TASTE_SOURCES } from './player-taste.ts'
import type { recommend, Recommended } from './recommend.ts'
import type { RecommendedRow } from './recommended-row.ts'

/** `waiting`: the account's data or the catalogue is being loaded. `empty`: no game to recommend by, or none similar. */
export type Recommendation =
  | { state: 'waiting' | 'empty' }
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

/** Recommendation of a row, only ever for a player [6.6]: the catalogue is fetched once the account has games to recommend by. */
export function useRecommendation({ reason, lobby }: RecommendedRow): Recommendation {
  const tasteKey = useSyncExternalStore(onPlayerTaste, playerTasteKey, () => '')
  const source = TASTE_SOURCES[reason]
  const isPossible = tasteKey !== '' && source.codes().length > 0
  const { state, catalogue, retry } = useCatalogue(isPossible)
  const { scoring, load } = useScoring(isPossible)
  const recommended = useMemo(
    () => (catalogue && isPossible && scoring && scoring !== 'failed' ? scoring.recommend(catalogue, { reason, lobby }) : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the account's taste is read when it changes
    [catalogue, isPossible, tasteKey, reason, lobby, scoring],
  )
  if (!isPossible) {
    if (source.state() === 'failed') return { state: 'failed', retry: () => void source.load() }
    return { state: source.state() === 'ready' ? 'empty' : 'waiting' }
  }
  if (state === 'failed') return { state: 'failed', retry }
  if (scoring === 'failed') return { state: 'failed', retry: load }
  if (!catalogue || !scoring) return { state: 'waiting' }
  return recommended ? { state: 'ready', ...recommended } : { state: 'empty' }
}
