import { isRealityCheckDue } from '@herna/rules/player'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onSecond, useAuth, usePlayerValue } from '../session/index.ts'
import { isDecisionDue } from './decision-turns.ts'
import { closePlayerModals, openPlayInfoWhenDue, openRealityCheck } from './open-play-info.tsx'

/** Responsible gaming on any page: popup of § 32, reality check. Renders nothing itself. */
export function ProtectionLayer() {
  usePopupOnce()
  useRealityCheck()
  return null
}

/** [4.31] Opens the popup for a player who has not seen it since the login; again on the next page when a navigation closed it. */
function usePopupOnce(): void {
  const auth = useAuth()
  const { key } = useLocation()
  useEffect(() => {
    if (auth === 'authenticated') openPlayInfoWhenDue()
  }, [auth, key])
  useEffect(() => {
    // Closes player dialogs at logout, however they were opened.
    if (auth === 'authenticated') return closePlayerModals
  }, [auth])
}

function useRealityCheck(): void {
  const sessionStartedAt = usePlayerValue((player) => player.sessionStartedAt)
  const minutes = usePlayerValue(({ data }) => data?.protection.value?.realityCheckMinutes ?? 0)
  const clockOffset = usePlayerValue((player) => player.clockOffset)
  const shownAt = useRef<number | null>(null)
  useEffect(() => {
    if (sessionStartedAt === null) return
    const check = () => {
      const now = Date.now() + clockOffset
      // A page opened during a session counts from the last full interval.
      shownAt.current ??= lastCheckAt(sessionStartedAt, minutes, now)
      if (!isRealityCheckDue(sessionStartedAt, shownAt.current, minutes, now) || isDecisionDue()) return
      shownAt.current = now
      openRealityCheck(Math.floor((now - sessionStartedAt) / 60_000))
    }
    check()
    return onSecond(check)
  }, [sessionStartedAt, clockOffset, minutes])
}
const lastCheckAt = (startedAt: number, minutes: number, now: number): number | null =>
  minutes > 0 ? startedAt + Math.max(0, Math.floor((now - startedAt) / (minutes * 60_000))) * minutes * 60_000 : null
