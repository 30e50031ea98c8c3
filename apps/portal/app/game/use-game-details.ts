import { useEffect, useState } from 'react'
import { fetchDetails } from './fetch-details.ts'
import type { GameDetailsView } from '@herna/contract/portal'

export interface UsedDetails {
  state: 'loading' | 'ready' | 'failed'
  details: GameDetailsView | null
  retry(): void
}

/** The details of the drawer's game; an answer that comes for another game is dropped. */
export function useGameDetails(code: string, isPreview: boolean): UsedDetails {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; details: GameDetailsView | null } | null>(null)
  const asked = `${code} ${isPreview} ${attempt}`
  useEffect(() => {
    let isWanted = true
    const settle = (details: GameDetailsView | null) => isWanted && setAnswer({ of: asked, details })
    fetchDetails(code, isPreview).then(settle, () => settle(null))
    return () => {
      isWanted = false
    }
  }, [code, isPreview, asked])
  const current = answer?.of === asked ? answer : null
  return {
    state: current ? (current.details ? 'ready' : 'failed') : 'loading',
    details: current?.details ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
