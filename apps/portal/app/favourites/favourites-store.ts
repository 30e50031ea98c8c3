import {
  type Favourites,
  favouriteFailed,
  favouriteKept,
  favouritesLoaded,
  isFavourite,
  isToggling,
  NO_FAVOURITES,
  toggleFavourite,
} from '@herna/rules/personal'
import { useSyncExternalStore } from 'react'
import { isSessionOver } from '../player-data/index.ts'
import { askHosts } from '../session/index.ts'
import { tellFavourite } from './tell-failure.ts'

type Listener = () => void
export type FavouritesState = 'off' | 'loading' | 'failed' | 'ready'

/** Outside React and heard by code: a toggle draws one heart again, not every tile [P3]. */
let favourites: Favourites = NO_FAVOURITES
let state: FavouritesState = 'off'
/** Changes with every logout: answers for somebody who left are dropped [F8]. */
let epoch = 0
const byCode = new Map<string, Set<Listener>>()
const listeners = new Set<Listener>()

function set(next: Favourites, nextState: FavouritesState = state): void {
  const changed = changedCodes(favourites, next)
  const wasOff = state === 'off'
  favourites = next
  state = nextState
  const told = wasOff === (state === 'off') ? changed : byCode.keys()
  for (const code of told) for (const listener of byCode.get(code) ?? []) listener()
  for (const listener of listeners) listener()
}

function changedCodes(before: Favourites, after: Favourites): Set<string> {
  const [had, has] = [new Set(before.codes), new Set(after.codes)]
  const codes = [...had, ...has, ...before.inFlight.keys(), ...after.inFlight.keys()]
  return new Set(
    codes.filter((code) => had.has(code) !== has.has(code) || before.inFlight.has(code) !== after.inFlight.has(code)),
  )
}

/** [4.18] Asked for at the login, and again when the player tries again. */
export async function loadFavourites(): Promise<void> {
  const asked = epoch
  set(favourites, state === 'ready' ? 'ready' : 'loading')
  try {
    const codes = await askHosts(({ gateway }) => gateway.favourites())
    if (asked === epoch) set(favouritesLoaded(favourites, codes), 'ready')
  } catch (error) {
    if (asked !== epoch) return
    set(favourites, state === 'ready' ? 'ready' : 'failed')
    if (!isSessionOver(error)) tellFavourite('fetch', () => void loadFavourites())
  }
}

/** [4.18] Nothing is left of who logged out. */
export function clearFavourites(): void {
  epoch += 1
  set(NO_FAVOURITES, 'off')
}

/** Shown at once, undone with a word when the gateway does not keep it [4.18] [8.19]. */
export async function changeFavourite(code: string): Promise<void> {
  if (state === 'off' || isToggling(favourites, code)) return
  const asked = epoch
  const change = isFavourite(favourites, code) ? 'remove' : 'add'
  set(toggleFavourite(favourites, code))
  try {
    const codes = await askHosts(({ gateway }) => gateway.changeFavourite(code, change))
    if (asked === epoch) set(favouriteKept(favourites, code, codes), 'ready')
  } catch (error) {
    if (asked !== epoch) return
    set(favouriteFailed(favourites, code))
    if (!isSessionOver(error)) tellFavourite(change, () => void changeFavourite(code))
  }
}

export type FavouriteMark = 'absent' | 'no' | 'yes' | 'adding' | 'removing'
function markOf(code: string): FavouriteMark {
  if (state === 'off') return 'absent'
  const [isIn, isBusy] = [isFavourite(favourites, code), isToggling(favourites, code)]
  if (isBusy) return isIn ? 'adding' : 'removing'
  return isIn ? 'yes' : 'no'
}

function subscribeTo(code: string, listener: Listener): () => void {
  const heard = byCode.get(code) ?? new Set()
  byCode.set(code, heard.add(listener))
  return () => {
    heard.delete(listener)
    if (heard.size === 0 && byCode.get(code) === heard) byCode.delete(code)
  }
}

/** What one heart shows. `absent`: no player is in, or no layout has a place for favourites. */
export const useFavouriteMark = (code: string): FavouriteMark =>
  useSyncExternalStore(
    (listener) => subscribeTo(code, listener),
    () => markOf(code),
    () => 'absent',
  )

export function onFavourites(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const favouriteCodes = (): readonly string[] => favourites.codes
export const favouritesState = (): FavouritesState => state
