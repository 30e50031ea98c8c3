import { useEffect, useState } from 'react'
import { onSecond } from './on-second.ts'
import { usePlayerValue } from './player-store.ts'

/** The server's time in epoch ms, updated every second while the page is visible [F6]. */
export function useServerNow(): number {
  const clockOffset = usePlayerValue((player) => player.clockOffset)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => onSecond(() => setNow(Date.now())), [])
  return now + clockOffset
}
