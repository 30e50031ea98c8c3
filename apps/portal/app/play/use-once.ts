import { useCallback, useEffect, useRef } from 'react'

/** Tells only the first time. Keeps its identity. */
export function useOnce(tell: () => void): () => void {
  const isTold = useRef(false)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  }, [tell])
  return useCallback(() => {
    if (isTold.current) return
    isTold.current = true
    latest.current()
  }, [])
}
