import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'
import type { TileView } from './tile-view.ts'

/** Components that the logged-in code adds to games; guests do not load them [P4]. */
export interface PlayerMarks {
  OnTile: ComponentType<{ tile: TileView }>
  /** Favourite button on the game's large picture. */
  Favourite: ComponentType<{ code: string; name: string }>
}
const marks = createStore<PlayerMarks | null>(null)

export const setPlayerMarks = marks.set

export const usePlayerMarks = (): PlayerMarks | null => useSyncExternalStore(marks.subscribe, marks.get, () => null)
