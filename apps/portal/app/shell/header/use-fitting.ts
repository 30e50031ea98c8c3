import { type RefObject, useLayoutEffect, useState } from 'react'

interface Fitting {
  count: number
  /** Width of those that fit, gaps included. */
  width: number
}

/** How many of the items, each `widths` wide, fit into a line; the last of the line is `more` wide when not all of them fit. */
export function fitting(widths: readonly number[], gap: number, available: number, more: number): Fitting {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap))
  const all = ends.at(-1) ?? 0
  if (all <= available) return { count: widths.length, width: all }
  const count = ends.filter((end) => end + gap + more <= available).length
  return { count, width: ends[count - 1] ?? 0 }
}

const same = (a: Fitting | null, b: Fitting): boolean => a?.count === b.count && a.width === b.width

/** Measures a list and the button that holds the rest of it, inside their common parent; `null` until measured. */
export function useFitting(
  list: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  gap: number,
): Fitting | null {
  const [found, setFound] = useState<Fitting | null>(null)
  useLayoutEffect(() => {
    const line = list.current?.parentElement
    if (!line) return
    const measure = () => {
      const items = [...(list.current?.children ?? [])] as HTMLElement[]
      const widths = items.map((item) => Math.ceil(item.getBoundingClientRect().width))
      const next = fitting(widths, gap, line.clientWidth, Math.ceil(more.current?.offsetWidth ?? 0))
      setFound((known) => (same(known, next) ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    // The real font may be wider than its fallback.
    void document.fonts?.ready.then(measure)
    measure()
    return () => observer.disconnect()
  }, [list, more, gap])
  return found
}
