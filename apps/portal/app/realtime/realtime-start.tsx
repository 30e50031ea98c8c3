import { useEffect } from 'react'
import { usePlayerValue } from '../session/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { clearPlayerMessages } from './player-messages.ts'

/** Opens this tab's notification connection once the player and their token [7.5] are known; logout closes it. Renders nothing. */
export function NotificationsStart({ configuration: { notificationsUrl } }: { configuration: PublicConfiguration }) {
  const token = usePlayerValue(({ auth, data }) => (auth === 'authenticated' ? (data?.notification.value ?? null) : null))
  // Mounted only while a player is logged in.
  useEffect(() => clearPlayerMessages, [])
  useEffect(() => {
    if (token === null) return
    let close: (() => void) | null = null
    let isOver = false
    // A chunk that fails to load is treated like a failed connection [8.32].
    import('./open-realtime.ts').then(
      ({ openNotifications }) => {
        if (!isOver) close = openNotifications(notificationsUrl, token)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      close?.()
    }
  }, [token, notificationsUrl])
  return null
}
