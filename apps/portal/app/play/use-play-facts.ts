import type { PlaySession } from '@herna/contract/player'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askHosts, withPlayer } from '../session/index.ts'

/** At least so long between two readings of what changes with every round. */
const PAUSE_MS = 2_000

interface PlayFacts {
  /** Null until it is known: nothing is invented. */
  session: PlaySession | null
  /** A round ended: net, limits and balance are looked at anew, once however many rounds end meanwhile. */
  refresh: () => void
}

/** What § 32 (1) wants in sight: staked and won since the login; the limits are the player's own part. */
export function usePlayFacts(player: string | null): PlayFacts {
  const [known, setKnown] = useState<{ of: string; session: PlaySession } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const readSession = useCallback(() => {
    if (player === null) return
    void askHosts(({ platform }) => platform.playSession()).then(
      (session) => setKnown({ of: player, session }),
      // What was known stays; the next round asks again.
      () => undefined,
    )
  }, [player])
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null
      readSession()
      void withPlayer((engine) => engine.load('protection'), undefined)
    }, PAUSE_MS)
  }, [readSession])
  useEffect(readSession, [readSession])
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
    },
    [],
  )
  return { session: known !== null && known.of === player ? known.session : null, refresh }
}
