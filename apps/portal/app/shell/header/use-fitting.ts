import { type RefObject, useLayoutEffect, useState } from 'react'

interface Fitting {
  count: number
  /** Width of those that fit, gaps included. */
  width: number
}

/** How many items with these `widths` (px) fit on a line; when not all fit, the button of width `more` takes part of it. */
export function fittingItems(widths: readonly number[], gap: number, available: number, moreWidth: number): Fitting {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap))
  const total = ends.at(-1) ?? 0
  if (total <= available) return { count: widths.length, width: total }
  const count = ends.filter((end) => end + gap + moreWidth <= available).length
  return { count, width: ends[count - 1] ?? 0 }
}

const isSame = (a: Fitting | null, b: Fitting): boolean => a?.count === b.count && a.width === b.width

/** Measures a list and the button that holds the rest of it, inside their common parent; `null` until measured. */
export function useFitting(
  list: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  gap: number,
): Fitting | null {
  const [fit, setFit] = useState<Fitting | null>(null)
  useLayoutEffect(() => {
    const line = list.current?.parentElement
    if (!line) return
    const measure = () => {
      const items = [...(list.current?.children ?? [])] as HTMLElement[]
      const widths = items.map((item) => Math.ceil(item.getBoundingClientRect().width))
      const measured = fittingItems(widths, gap, line.clientWidth, Math.ceil(more.current?.offsetWidth ?? 0))
      setFit((previous) => (isSame(previous, measured) ? previous : measured))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    // The real font may be wider than its fallback.
    void document.fonts?.ready.then(measure)
    measure()
    return () => observer.disconnect()
  }, [list, more, gap])
  return fit
}
