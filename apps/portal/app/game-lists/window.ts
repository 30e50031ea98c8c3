import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

interface Window {
  from: number
  to: number
  style: CSSProperties | undefined
}

/** Lists shorter than this are drawn whole. */
const WORTH_A_WINDOW = 120
const SCREENS_BEYOND = 1.5

/** Which tiles of a long grid are drawn: those on the screen and a little beyond. The rest is room of the same height. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number): Window {
  const [shown, setShown] = useState<Window>({ from: 0, to: count, style: undefined })
  const windowed = count > WORTH_A_WINDOW

  useLayoutEffect(() => {
    const element = box.current
    const list = element?.firstElementChild
    if (!windowed || !element || !list) return
    const look = () => {
      const grid = getComputedStyle(list)
      const columns = grid.gridTemplateColumns.split(' ').length
      const tile = list.firstElementChild
      if (!tile) return
      const row = tile.getBoundingClientRect().height + (Number.parseFloat(grid.rowGap) || 0)
      const rows = Math.ceil(count / columns)
      const above = -element.getBoundingClientRect().top
      const beyond = window.innerHeight * SCREENS_BEYOND
      const first = Math.min(rows - 1, Math.max(0, Math.floor((above - beyond) / row)))
      const last = Math.min(rows, Math.max(first + 1, Math.ceil((above + window.innerHeight + beyond) / row)))
      const from = first * columns
      const to = Math.min(count, last * columns)
      setShown((was) => {
        if (was.from === from && was.to === to && was.style?.paddingTop === first * row) return was
        return { from, to, style: { paddingTop: first * row, paddingBottom: (rows - last) * row } }
      })
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(document.documentElement)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [box, count, windowed])

  return windowed && shown.style ? shown : { from: 0, to: count, style: undefined }
}
