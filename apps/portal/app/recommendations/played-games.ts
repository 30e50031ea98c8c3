import { GAME_TYPES, type GameType } from '@herna/contract'
import { useSyncExternalStore } from 'react'
import { reserveBrowserRows } from './row-reservation.ts'
import type { PlayedGame } from './taste.ts'

/** localStorage key; value `[["vlcia-hora","Slot",3], …]` (code, type, starts), newest first. */
export const PLAYED_KEY = 'played-demos'
export const MAX_PLAYED_GAMES = 50
const MAX_CODE_LENGTH = 100
const NONE: readonly PlayedGame[] = []

/** Parses the stored value. It is untrusted: invalid entries are skipped [S14]. */
export function readPlayed(text: string | null): readonly PlayedGame[] {
  try {
    const entries: unknown = JSON.parse(text ?? '')
    return Array.isArray(entries) ? entries.slice(0, MAX_PLAYED_GAMES).flatMap((entry) => playedGame(entry) ?? []) : NONE
  } catch {
    return NONE
  }
}

function playedGame(entry: unknown): PlayedGame | null {
  if (!Array.isArray(entry)) return null
  const [code, type, starts] = entry as unknown[]
  if (typeof code !== 'string' || code === '' || code.length > MAX_CODE_LENGTH) return null
  if (!GAME_TYPES.includes(type as GameType) || typeof starts !== 'number' || !(starts >= 1)) return null
  return { code, type: type as GameType, starts }
}

/** The list after one more start: the game moves to the front, the least recently played one is dropped. */
export function afterStart(games: readonly PlayedGame[], { code, type }: Omit<PlayedGame, 'starts'>): readonly PlayedGame[] {
  const starts = games.find((game) => game.code === code)?.starts ?? 0
  return [{ code, type, starts: starts + 1 }, ...games.filter((game) => game.code !== code)].slice(0, MAX_PLAYED_GAMES)
}

/** Read once per page load: games added in another tab must not shift what is on the screen. */
let cachedGames: readonly PlayedGame[] | null = null
const listeners = new Set<() => void>()

function update(games: readonly PlayedGame[]): void {
  cachedGames = games
  reserveBrowserRows(games)
  for (const listener of listeners) listener()
}

function readStoredGames(): readonly PlayedGame[] | null {
  try {
    return readPlayed(localStorage.getItem(PLAYED_KEY))
  } catch {
    // Storage blocked: the list lasts as long as the page [F7].
    return null
  }
}

const playedGames = (): readonly PlayedGame[] => (cachedGames ??= readStoredGames() ?? NONE)

/** Records a started game. */
export function recordGameStart(game: Omit<PlayedGame, 'starts'>): void {
  const games = afterStart(readStoredGames() ?? playedGames(), game)
  update(games)
  try {
    localStorage.setItem(PLAYED_KEY, JSON.stringify(games.map(({ code, type, starts }) => [code, type, starts])))
  } catch {
    // Storage blocked or full [F7].
  }
}

export function clearPlayedGames(): void {
  update(NONE)
  try {
    localStorage.removeItem(PLAYED_KEY)
  } catch {
    // Storage blocked: nothing was stored either.
  }
}

/** Applies clearing in another tab to this one. */
function onStorage({ key, newValue }: StorageEvent): void {
  if ((key === PLAYED_KEY || key === null) && newValue === null) update(NONE)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Games played in this browser, newest first; `null` until hydration, because the server's HTML is the same for everyone. */
export const usePlayedGames = (): readonly PlayedGame[] | null =>
  useSyncExternalStore<readonly PlayedGame[] | null>(subscribe, playedGames, () => null)
