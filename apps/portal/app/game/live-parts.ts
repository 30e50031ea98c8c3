import type { GameDetailsView } from '@herna/contract/portal'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useHasLiveTables, useLiveFeed } from '../live-tables/index.ts'
import { createStore } from '../store/index.ts'
import type { TileContext } from './tile-context.ts'
import type { TileView } from './tile-view.ts'

interface LivePartProps {
  tile: TileView
  context: TileContext
  /** What the catalogue knows, shown for a game without a live table. */
  children: ReactNode
}
/** The parts of a tile that show its live table. They load with the first tables, so pages without live games never load them [P4]. */
export interface LiveParts {
  OnPicture: ComponentType<LivePartProps>
  Facts: ComponentType<LivePartProps>
  /** On the page of a game, instead of the facts that the catalogue knows. */
  Game: ComponentType<{ game: GameDetailsView; factsOf: (game: GameDetailsView) => ReactNode }>
}
const parts = createStore<LiveParts | null>(null)

const nothing = () => undefined

/** Follows the live feed while these tiles contain live games. Null until the tables and the parts that show them are here. */
export function useLiveParts(tiles: readonly TileView[]): LiveParts | null {
  const hasLive = tiles.some(({ live }) => live)
  useLiveFeed(hasLive)
  const isNeeded = useHasLiveTables() && hasLive
  useEffect(() => {
    if (isNeeded && !parts.get()) import('./live-tile.tsx').then(({ LIVE_PARTS }) => parts.set(LIVE_PARTS), nothing)
  }, [isNeeded])
  const loaded = useSyncExternalStore(parts.subscribe, parts.get, () => null)
  return hasLive ? loaded : null
}
