import { useEffect, useState } from 'react'
import { usePlayerValue } from './player-store.ts'

/** The server's time in epoch ms, updated every second while the page is visible [F6]. */
export function useServerNow(): number {
  const clockOffset = usePlayerValue((player) => player.clockOffset)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setNow(Date.now()), 1_000)
    const onVisible = () => document.hidden || setNow(Date.now())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  return now + clockOffset
}
