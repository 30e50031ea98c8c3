import type { PlaySession } from '@herna/contract/player'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callHosts, withPlayer } from '../session/index.ts'

/** Minimum milliseconds between two reloads of data that changes with every round: the first is made at once, so that the amounts change together with the result. */
const MIN_INTERVAL_MS = 2_000

interface PlaySessionState {
  /** Null until it is loaded. */
  session: PlaySession | null
  /** Reloads the session and the limits: at once, or once later for all rounds that end within the interval. */
  refresh: () => void
}

/** The data that § 32 (1) requires to be visible: wagers and wins since the login. Limits are part of the player data. */
export function usePlaySession(player: string | null): PlaySessionState {
  const [loaded, setLoaded] = useState<{ player: string; session: PlaySession } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** A round has ended since the last reload. */
  const isDue = useRef(false)
  const readSession = useCallback(() => {
    if (player === null) return
    void callHosts(({ platform }) => platform.playSession()).then(
      (session) => setLoaded({ player, session }),
      // The last value stays; the next round requests it again.
      () => undefined,
    )
  }, [player])
  const refresh = useCallback(() => {
    const reload = (): void => {
      readSession()
      void withPlayer((engine) => engine.load('protection'), undefined)
      timer.current = setTimeout(() => {
        timer.current = null
        if (isDue.current) reload()
      }, MIN_INTERVAL_MS)
      isDue.current = false
    }
    if (timer.current === null) reload()
    else isDue.current = true
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
