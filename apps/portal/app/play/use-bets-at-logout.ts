import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useRef } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { usePlayTexts } from './play-texts.ts'

/**
 * A logout, also in another tab, leaves the page with its live tables [4.14]: who has bets in play there reads on the next page that they count. An
 * expired session leaves the tables open, and each table shows the message itself. Returns what has to receive the games' messages.
 */
export function useBetsAtLogout(): (code: string, message: HostMessage | { type: 'gone' }) => void {
  const t = usePlayTexts()
  const open = useRef(new Set<string>())
  useEffect(() => {
    let hasExpired = false
    const onInternalLogout = () => {
      hasExpired = true
    }
    const onLogout = () => {
      if (!hasExpired && open.current.size > 0)
        showSnackbar({ type: 'info', title: t('loggedOut'), text: t('loggedOutText'), limit: 1 })
      hasExpired = false
    }
    const controller = new AbortController()
    window.addEventListener('internal-logout', onInternalLogout, { signal: controller.signal })
    window.addEventListener('logout', onLogout, { signal: controller.signal })
    return () => controller.abort()
  }, [t])
  return useCallback((code, message) => {
    if (message.type === 'round-started' || message.type === 'stake-taken') open.current.add(code)
    else if (message.type === 'round-ended' || message.type === 'gone') open.current.delete(code)
    // The table may learn of the logout before the page does; its bets stay in play.
    else if (message.type === 'failed' && message.isRoundOpen !== true && message.problem !== 'session-over')
      open.current.delete(code)
  }, [])
}
