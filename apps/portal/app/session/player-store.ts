import { useSyncExternalStore } from 'react'
import { PENDING_VIEW, type PlayerView } from './engine/player-view.ts'

/** The player store: written by the engine, read by any feature. */
let view: PlayerView = PENDING_VIEW
const listeners = new Set<() => void>()

export const playerView = (): PlayerView => view

export function setPlayerView(next: PlayerView): void {
  if (next === view) return
  view = next
  for (const listener of listeners) listener()
}

export function onPlayerView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlayer = (): PlayerView => useSyncExternalStore(onPlayerView, playerView, () => PENDING_VIEW)
