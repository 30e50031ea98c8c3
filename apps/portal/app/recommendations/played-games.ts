import { GAME_TYPES, type GameType } from '@herna/contract'
import { useSyncExternalStore } from 'react'
import { markRooms } from './row-reservation.ts'
import type { PlayedGame } from './taste.ts'

/** In the local storage: `[["vlcia-hora","Slot",3], …]`, newest first. */
export const PLAYED_KEY = 'played-demos'
export const MOST_PLAYED_GAMES = 50
const LONGEST_CODE = 100
const NONE: readonly PlayedGame[] = []

/** What the text in the storage says. Anything could lie there: what is no game of ours is passed over [S14]. */
export function readPlayed(text: string | null): readonly PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    return Array.isArray(kept) ? kept.slice(0, MOST_PLAYED_GAMES).flatMap((entry) => playedGame(entry) ?? []) : NONE
  } catch {
    return NONE
  }
}

function playedGame(entry: unknown): PlayedGame | null {
  if (!Array.isArray(entry)) return null
  const [code, type, starts] = entry as unknown[]
  if (typeof code !== 'string' || code === '' || code.length > LONGEST_CODE) return null
  if (!GAME_TYPES.includes(type as GameType) || typeof starts !== 'number' || !(starts >= 1)) return null
  return { code, type: type as GameType, starts }
}

/** The list after one more start: the game comes first, the one not played for longest goes. */
export function afterStart(games: readonly PlayedGame[], { code, type }: Omit<PlayedGame, 'starts'>): readonly PlayedGame[] {
  const starts = games.find((game) => game.code === code)?.starts ?? 0
  return [{ code, type, starts: starts + 1 }, ...games.filter((game) => game.code !== code)].slice(0, MOST_PLAYED_GAMES)
}

/** Read once a page: what another tab adds meanwhile must not push what is on the screen. */
let known: readonly PlayedGame[] | null = null
const listeners = new Set<() => void>()

function set(games: readonly PlayedGame[]): void {
  known = games
  markRooms(games)
  for (const listener of listeners) listener()
}

function stored(): readonly PlayedGame[] | null {
  try {
    return readPlayed(localStorage.getItem(PLAYED_KEY))
  } catch {
    // Blocked: what is known lasts as long as the page [F7].
    return null
  }
}

const playedGames = (): readonly PlayedGame[] => (known ??= stored() ?? NONE)

/** A demo really started. */
export function rememberStart(game: Omit<PlayedGame, 'starts'>): void {
  const games = afterStart(stored() ?? playedGames(), game)
  set(games)
  try {
    localStorage.setItem(PLAYED_KEY, JSON.stringify(games.map(({ code, type, starts }) => [code, type, starts])))
  } catch {
    // Blocked or full [F7].
  }
}

export function forgetPlayed(): void {
  set(NONE)
  try {
    localStorage.removeItem(PLAYED_KEY)
  } catch {
    // Blocked: then nothing is kept either.
  }
}

/** Forgotten in another tab is forgotten here. */
function onStorage({ key, newValue }: StorageEvent): void {
  if ((key === PLAYED_KEY || key === null) && newValue === null) set(NONE)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** What this browser played, newest first; `null` while the server's HTML is shown, which is the same for everybody. */
export const usePlayedGames = (): readonly PlayedGame[] | null =>
  useSyncExternalStore<readonly PlayedGame[] | null>(subscribe, playedGames, () => null)
