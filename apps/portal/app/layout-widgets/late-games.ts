import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'

const NEAR = '600px 0px'

/** True from the moment the part is shown and comes near what is seen. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current || near) return
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, near])
  return near
}

/** What fills a row comes when it is wanted; `load` must keep its identity. */
export function useLateGames<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [Games, setGames] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const start = useCallback(() => {
    load().then(
      (component) => setGames(() => component),
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (wanted) start()
  }, [wanted, start])
  const retry = () => {
    setFailed(false)
    start()
  }
  return { Games, failed, retry }
}
