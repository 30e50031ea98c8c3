import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many of a list's items stand on its first line; the others wrap below, out of sight. `null` until measured. */
export function useFitting(list: RefObject<HTMLElement | null>): number | null {
  const [fitting, setFitting] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const items = [...element.children] as HTMLElement[]
      const first = items[0]?.offsetTop ?? 0
      const wrapped = items.findIndex((item) => item.offsetTop > first)
      setFitting(wrapped === -1 ? items.length : wrapped)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [list])
  return fitting
}
