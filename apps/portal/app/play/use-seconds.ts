import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}
const nowInSeconds = () => Math.floor(Date.now() / SECOND_MS)

/** Seconds since the epoch, updated every second; null on the server, so a cached page never contains a time. */
export const useSeconds = (): number | null => useSyncExternalStore(everySecond, nowInSeconds, () => null)

/** A duration in seconds as `00:24:16`. */
export function stopwatch(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
