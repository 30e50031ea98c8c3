import { useEffect, useState } from 'react'
import { usePlayer } from './player-store.ts'

/** The server's time, looked at every second while somebody looks at the page [F6]. */
export function useServerNow(): number {
  const { clockOffset } = usePlayer()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setNow(Date.now()), 1_000)
    const onSeen = () => document.hidden || setNow(Date.now())
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [])
  return now + clockOffset
}
