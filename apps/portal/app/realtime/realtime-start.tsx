import { useEffect } from 'react'
import { usePlayer } from '../session/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { forgetPlayerMessages } from './player-messages.ts'

/** Opens this tab's line once the player and their token [7.5] are known; logout closes it. It shows nothing. */
export function NotificationsStart({ configuration: { notificationsUrl } }: { configuration: PublicConfiguration }) {
  const { auth, data } = usePlayer()
  // It comes and goes with the player's code.
  useEffect(() => forgetPlayerMessages, [])
  const token = auth === 'authenticated' ? (data?.notification.value ?? null) : null
  useEffect(() => {
    if (token === null) return
    let close: (() => void) | null = null
    let isOver = false
    // Code that does not come is a line that does not come [8.32].
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
