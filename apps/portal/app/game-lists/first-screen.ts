import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** Tiles that nearly fill the screen below a page's heading; the others follow a moment later. */
const PHONE_TILES = 6
const WIDE_TILES = 14
/** Lets the browser paint the first screen before the others are rendered; a timer also runs in a hidden tab, which has no frames. */
const AFTER_PAINT_MS = 50

/**
 * How many of the tiles to render: when a link has opened the list, first those on the first screen, so that the page appears at once, and all of
 * them right after it is painted. The server's page, Back and another order or filter have all at once: the scroll position must not move.
 */
export function useFirstScreen(count: number, isOpened: boolean): number {
  const isNewPage = useNavigationType() !== 'POP' && isOpened
  const [isWhole, setWhole] = useState(!isNewPage)
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setWhole(true)), AFTER_PAINT_MS)
    return () => clearTimeout(timer)
  }, [isWhole])
  return isWhole ? count : Math.min(count, window.innerWidth < 768 ? PHONE_TILES : WIDE_TILES)
}
