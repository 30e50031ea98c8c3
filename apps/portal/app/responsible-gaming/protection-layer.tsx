import { isRealityCheckDue } from '@herna/rules/player'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePlayer, useServerNow } from '../session/index.ts'
import { closePlayerModals, openPlayInfoWhenDue, openRealityCheck } from './open-play-info.tsx'

/** What protects a player on any page: popup of § 32, reality check. It shows nothing itself. */
export function ProtectionLayer() {
  usePopupOnce()
  useRealityCheck()
  return null
}

/** [4.31] Opens by itself for a player who has not seen it since the login; also anew on the next page when a page that came up took it away. */
function usePopupOnce(): void {
  const { auth } = usePlayer()
  const { key } = useLocation()
  useEffect(() => {
    if (auth === 'authenticated') openPlayInfoWhenDue()
  }, [auth, key])
  useEffect(() => {
    // However it was opened: nothing of a player lies over a guest's page.
    if (auth === 'authenticated') return closePlayerModals
  }, [auth])
}

function useRealityCheck(): void {
  const { data, sessionStartedAt } = usePlayer()
  const now = useServerNow()
  const shownAt = useRef<number | null>(null)
  const minutes = data?.protection.value?.realityCheckMinutes ?? 0
  useEffect(() => {
    if (sessionStartedAt === null) return
    // A page that is opened in mid-session goes on counting from the last full turn.
    shownAt.current ??= lastTurn(sessionStartedAt, minutes, now)
    if (!isRealityCheckDue(sessionStartedAt, shownAt.current, minutes, now)) return
    shownAt.current = now
    openRealityCheck(Math.floor((now - sessionStartedAt) / 60_000))
  }, [now, sessionStartedAt, minutes])
}
const lastTurn = (startedAt: number, minutes: number, now: number): number | null =>
  minutes > 0 ? startedAt + Math.max(0, Math.floor((now - startedAt) / (minutes * 60_000))) * minutes * 60_000 : null
