import type { ReactNode, Ref } from 'react'
import { Island } from '../islands/index.ts'
import { useLiveParts } from './live-parts.ts'
import type { TileView } from './tile-view.ts'

interface TileIslandProps {
  tiles: readonly TileView[]
  /** True when other tiles than those in the server's HTML must be shown. */
  isChanged?: boolean
  className?: string
  ref?: Ref<HTMLDivElement | null>
  /** The `TileList` of these tiles. */
  children: ReactNode
}

/** The element around a list of tiles. The list hydrates when it is touched, earlier when its tiles show live tables. Amounts of jackpots are written into a waiting list. */
export function TileIsland({ tiles, isChanged = false, children, ref, ...attributes }: TileIslandProps) {
  const isLive = useLiveParts(tiles) !== null
  const isNeeded = isLive || isChanged
  return (
    <Island hydrate="touched" isNeeded={isNeeded} ref={ref as Ref<HTMLElement | null>} {...attributes}>
      {children}
    </Island>
  )
}
