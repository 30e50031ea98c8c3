import { useSyncExternalStore } from 'react'
import { PENDING_VIEW, type PlayerView } from './engine/player-view.ts'

/** The player store: written by the engine, read by any feature. */
let view: PlayerView = PENDING_VIEW
const listeners = new Set<() => void>()

export const playerView = (): PlayerView => view

/** The machines publish after every step; a view whose values are all the same would only re-render the page. */
export function setPlayerView(next: PlayerView): void {
  if (hasSameValues(view, next)) return
  view = next
  for (const listener of listeners) listener()
}

const hasSameValues = (one: PlayerView, other: PlayerView): boolean =>
  (Object.keys(one) as (keyof PlayerView)[]).every((name) => Object.is(one[name], other[name]))

export function onPlayerView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlayer = (): PlayerView => useSyncExternalStore(onPlayerView, playerView, () => PENDING_VIEW)
/** A value of the view, or an object of it: renders only when it changes. */
export const usePlayerValue = <T>(select: (view: PlayerView) => T): T =>
  useSyncExternalStore(
    onPlayerView,
    () => select(view),
    () => select(PENDING_VIEW),
  )
/** Only whether somebody is logged in: does not re-render for a step of a login, the clock or new data. */
export const useAuth = (): PlayerView['auth'] => useSyncExternalStore(onPlayerView, readAuth, () => PENDING_VIEW.auth)
const readAuth = () => view.auth
