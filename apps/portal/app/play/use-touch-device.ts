import { useSyncExternalStore } from 'react'

const TOUCH = '(hover: none) and (pointer: coarse)'

function followPointer(changed: () => void): () => void {
  const query = window.matchMedia(TOUCH)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether fingers are the way this device is used; null until the browser tells. */
export const useTouchDevice = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    followPointer,
    () => window.matchMedia(TOUCH).matches,
    () => null,
  )
