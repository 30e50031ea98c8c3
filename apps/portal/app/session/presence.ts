import { useSyncExternalStore } from 'react'

/** What a person at the page does first. A page restored by the browser scrolls by itself: then somebody was here. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
/** Somebody who only watches gets everything after this time. */
const AT_LATEST_MS = 6_000

let isPresent = false
let stopWatching: AbortController | null = null
const listeners = new Set<() => void>()

/** Whether somebody uses this page. What is not on the screen, and not required at the login, waits for it [P3]. */
export const usePresence = (): boolean =>
  useSyncExternalStore(
    onPresence,
    () => isPresent,
    () => false,
  )

/** For tests. */
export function setPresence(present: boolean): void {
  stopWatching?.abort()
  stopWatching = null
  isPresent = present
  listeners.forEach((listener) => listener())
}

function onPresence(listener: () => void): () => void {
  listeners.add(listener)
  if (!isPresent && !stopWatching) watch()
  return () => listeners.delete(listener)
}

function watch(): void {
  stopWatching = new AbortController()
  const { signal } = stopWatching
  const notice = () => setPresence(true)
  // Before the page's scripts ran.
  if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) return void setTimeout(notice)
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true, signal })
  const timer = setTimeout(notice, AT_LATEST_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
