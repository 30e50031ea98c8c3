import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { usePresence } from '../session/index.ts'

const NEAR = '600px 0px'
/** Nobody can scroll to it before giving a sign. */
const ON_SCREEN = '0px'

/** Becomes and stays true when the element is displayed and comes near the viewport; until somebody uses the page, into it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  const margin = usePresence() ? NEAR : ON_SCREEN
  useEffect(() => {
    if (!element.current || near) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, margin])
  return near
}

/** Loads a component when `isNeeded`; null until it is loaded. `load` must have a stable identity. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const startLoading = useCallback(() => {
    load().then(
      (component) => setComponent(() => component),
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (!isNeeded) return
    // In a task of its own: React runs the page's effects in the task that commits the hydration [P3].
    const timer = setTimeout(startLoading)
    return () => clearTimeout(timer)
  }, [isNeeded, startLoading])
  const retry = () => {
    setFailed(false)
    startLoading()
  }
  return { Component, failed, retry }
}
