import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

function everySecond(ticked: () => void): () => void {
  const timer = setInterval(ticked, SECOND_MS)
  return () => clearInterval(timer)
}
const nowInSeconds = () => Math.floor(Date.now() / SECOND_MS)

/** Seconds since the epoch, ticking; null on the server, so that a cached page never shows somebody else's time. */
export const useSeconds = (): number | null => useSyncExternalStore(everySecond, nowInSeconds, () => null)

/** `00:24:16`: as a stop-watch reads. */
export function stopwatch(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
