import type { PlaySession } from '@herna/contract/player'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callHosts, withPlayer } from '../session/index.ts'

/** Minimum milliseconds between two reloads of data that changes with every round. */
const MIN_INTERVAL_MS = 2_000

interface PlaySessionState {
  /** Null until it is loaded. */
  session: PlaySession | null
  /** Schedules one reload of the session and the limits, however many rounds end meanwhile. */
  refresh: () => void
}

/** The data that § 32 (1) requires to be visible: wagers and wins since the login. Limits are part of the player data. */
export function usePlaySession(player: string | null): PlaySessionState {
  const [loaded, setLoaded] = useState<{ player: string; session: PlaySession } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const readSession = useCallback(() => {
    if (player === null) return
    void callHosts(({ platform }) => platform.playSession()).then(
      (session) => setLoaded({ player, session }),
      // The last value stays; the next round requests it again.
      () => undefined,
    )
  }, [player])
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null
      readSession()
      void withPlayer((engine) => engine.load('protection'), undefined)
    }, MIN_INTERVAL_MS)
  }, [readSession])
  useEffect(readSession, [readSession])
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
    },
    [],
  )
  return { session: loaded !== null && loaded.player === player ? loaded.session : null, refresh }
}
