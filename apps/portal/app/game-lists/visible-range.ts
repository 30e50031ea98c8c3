import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

interface VisibleRange {
  from: number
  to: number
  style: CSSProperties | undefined
}

/** Shorter lists are rendered whole. */
const MIN_WINDOWED_TILES = 120
const OVERSCAN_SCREENS = 1.5

/**
 * Range of tiles of a long grid to render: those near the viewport. Padding of the list itself replaces the rest with the same height: a list that moved
 * within its box would be a layout shift of the whole screen.
 */
export function useVisibleRange(box: RefObject<HTMLElement | null>, count: number): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ from: 0, to: count, style: undefined })
  const isWindowed = count > MIN_WINDOWED_TILES

  useLayoutEffect(() => {
    const element = box.current
    const list = element?.firstElementChild
    if (!isWindowed || !element || !list) return
    const update = () => {
      const grid = getComputedStyle(list)
      const columns = grid.gridTemplateColumns.split(' ').length
      const tile = list.firstElementChild
      if (!tile) return
      const row = tile.getBoundingClientRect().height + (Number.parseFloat(grid.rowGap) || 0)
      const rows = Math.ceil(count / columns)
      const scrolledPixels = -element.getBoundingClientRect().top
      const overscan = window.innerHeight * OVERSCAN_SCREENS
      const first = Math.min(rows - 1, Math.max(0, Math.floor((scrolledPixels - overscan) / row)))
      const last = Math.min(rows, Math.max(first + 1, Math.ceil((scrolledPixels + window.innerHeight + overscan) / row)))
      const from = first * columns
      const to = Math.min(count, last * columns)
      setRange((previous) => {
        if (previous.from === from && previous.to === to && previous.style?.paddingTop === first * row) return previous
        return { from, to, style: { paddingTop: first * row, paddingBottom: (rows - last) * row } }
      })
    }
    update()
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(document.documentElement)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      resizeObserver.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [box, count, isWindowed])

  return isWindowed && range.style ? range : { from: 0, to: count, style: undefined }
}
