import { useEffect, useState } from 'react'
import { fetchDetails } from './fetch-details.ts'
import type { GameDetailsView } from './details-view.ts'

export interface UsedDetails {
  state: 'loading' | 'ready' | 'failed'
  details: GameDetailsView | null
  retry(): void
}

/** The details of the drawer's game; an answer that comes for another game is dropped. */
export function useGameDetails(address: string): UsedDetails {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; details: GameDetailsView | null } | null>(null)
  const asked = `${address} ${attempt}`
  useEffect(() => {
    let isWanted = true
    const settle = (details: GameDetailsView | null) => isWanted && setAnswer({ of: asked, details })
    fetchDetails(address).then(settle, () => settle(null))
    return () => {
      isWanted = false
    }
  }, [address, asked])
  const current = answer?.of === asked ? answer : null
  return {
    state: current ? (current.details ? 'ready' : 'failed') : 'loading',
    details: current?.details ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
