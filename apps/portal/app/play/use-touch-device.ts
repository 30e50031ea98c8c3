import { useSyncExternalStore } from 'react'

const TOUCH = '(hover: none) and (pointer: coarse)'

function subscribeToPointer(changed: () => void): () => void {
  const query = window.matchMedia(TOUCH)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether this is a touch device; null before hydration. */
export const useTouchDevice = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribeToPointer,
    () => window.matchMedia(TOUCH).matches,
    () => null,
  )
