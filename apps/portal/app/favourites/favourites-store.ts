import {
  favouriteFailed,
  favouriteSaved,
  type Favourites,
  favouritesLoaded,
  isFavourite,
  isToggling,
  NO_FAVOURITES,
  toggleFavourite,
} from '@herna/rules/personal'
import { useSyncExternalStore } from 'react'
import { isSessionOver } from '../player-data/index.ts'
import { callHosts } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useFavouritesTexts as texts } from './favourites-texts.ts'

type Listener = () => void
export type FavouritesState = 'off' | 'loading' | 'failed' | 'ready'

/** Kept outside React with listeners per game code, so a toggle re-renders one button, not every tile [P3]. */
let favourites: Favourites = NO_FAVOURITES
let state: FavouritesState = 'off'
/** Incremented at every logout: responses for a previous player are discarded [F8]. */
let epoch = 0
const listenersByCode = new Map<string, Set<Listener>>()
const listeners = new Set<Listener>()

function update(next: Favourites, nextState: FavouritesState = state): void {
  const changed = changedCodes(favourites, next)
  const wasOff = state === 'off'
  favourites = next
  state = nextState
  const notifiedCodes = wasOff === (state === 'off') ? changed : listenersByCode.keys()
  for (const code of notifiedCodes) for (const listener of listenersByCode.get(code) ?? []) listener()
  for (const listener of listeners) listener()
}

function changedCodes(previous: Favourites, next: Favourites): Set<string> {
  const [previousCodes, nextCodes] = [new Set(previous.codes), new Set(next.codes)]
  const codes = [...previousCodes, ...nextCodes, ...previous.inFlight.keys(), ...next.inFlight.keys()]
  return new Set(
    codes.filter(
      (code) => previousCodes.has(code) !== nextCodes.has(code) || previous.inFlight.has(code) !== next.inFlight.has(code),
    ),
  )
}

/** [4.18] Loads the list at the login and on retry; reports a failure as a snackbar, never rejects. */
export async function loadFavourites(): Promise<void> {
  const startEpoch = epoch
  update(favourites, state === 'ready' ? 'ready' : 'loading')
  try {
    const codes = await callHosts(({ gateway }) => gateway.favourites())
    if (startEpoch === epoch) update(favouritesLoaded(favourites, codes), 'ready')
  } catch (error) {
    if (startEpoch !== epoch) return
    update(favourites, state === 'ready' ? 'ready' : 'failed')
    if (!isSessionOver(error)) showFavouriteError('fetch', () => void loadFavourites())
  }
}

/** [4.18] Clears the list at logout. */
export function clearFavourites(): void {
  epoch += 1
  update(NO_FAVOURITES, 'off')
}

/** Optimistic toggle: shown at once, reverted with a snackbar when the gateway fails [4.18] [8.19]. */
export async function changeFavourite(code: string): Promise<void> {
  if (state === 'off' || isToggling(favourites, code)) return
  const startEpoch = epoch
  const change = isFavourite(favourites, code) ? 'remove' : 'add'
  update(toggleFavourite(favourites, code))
  try {
    const codes = await callHosts(({ gateway }) => gateway.changeFavourite(code, change))
    if (startEpoch === epoch) update(favouriteSaved(favourites, code, codes), 'ready')
  } catch (error) {
    if (startEpoch !== epoch) return
    update(favouriteFailed(favourites, code))
    if (!isSessionOver(error)) showFavouriteError(change, () => void changeFavourite(code))
  }
}

export type FavouriteMark = 'absent' | 'no' | 'yes' | 'adding' | 'removing'
export function favouriteMark(code: string): FavouriteMark {
  if (state === 'off') return 'absent'
  const [isIn, isBusy] = [isFavourite(favourites, code), isToggling(favourites, code)]
  if (isBusy) return isIn ? 'adding' : 'removing'
  return isIn ? 'yes' : 'no'
}

/** How the button of a favourite shows its mark. */
export const isPressed = (mark: FavouriteMark): boolean => mark === 'yes' || mark === 'adding'
export const isBusy = (mark: FavouriteMark): boolean => mark === 'adding' || mark === 'removing'

function subscribeTo(code: string, listener: Listener): () => void {
  const codeListeners = listenersByCode.get(code) ?? new Set()
  listenersByCode.set(code, codeListeners.add(listener))
  return () => {
    codeListeners.delete(listener)
    if (codeListeners.size === 0 && listenersByCode.get(code) === codeListeners) listenersByCode.delete(code)
  }
}

/** State of one favourite button. `absent`: no player is logged in, or no layout contains favourites. */
export const useFavouriteMark = (code: string): FavouriteMark =>
  useSyncExternalStore(
    (listener) => subscribeTo(code, listener),
    () => favouriteMark(code),
    () => 'absent',
  )

export function onFavourites(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const favouriteCodes = (): readonly string[] => favourites.codes
export const favouritesState = (): FavouritesState => state

const KEYS = {
  fetch: 'errors.failed-to-fetch-favorites',
  add: 'errors.unable-to-favorite-game',
  remove: 'errors.unable-to-remove-game-from-favorites',
} as const

/** [8.19] Snackbar with a retry; at most one of each kind at a time. */
function showFavouriteError(what: keyof typeof KEYS, retry: () => void): void {
  const [key, t] = [KEYS[what], texts()]
  showSnackbar({ id: key, type: 'alert', title: t(key), actionText: t('general.try-again'), action: retry })
}
