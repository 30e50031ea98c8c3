import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'
import type { TileView } from './tile-view.ts'

/** What a player's code lays on games; a guest's page holds the empty place alone [P4]. */
export interface PlayerMarks {
  OnTile: ComponentType<{ tile: TileView }>
  /** On the game's large picture. */
  Favourite: ComponentType<{ code: string; name: string }>
}
const marks = createStore<PlayerMarks | null>(null)

export const setPlayerMarks = marks.set

export const usePlayerMarks = (): PlayerMarks | null => useSyncExternalStore(marks.subscribe, marks.get, () => null)
