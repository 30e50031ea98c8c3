import { useCallback, useEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest `callback` only the first time. */
export function useOnce(callback: () => void): () => void {
  const wasCalled = useRef(false)
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback(() => {
    if (wasCalled.current) return
    wasCalled.current = true
    latest.current()
  }, [])
}
