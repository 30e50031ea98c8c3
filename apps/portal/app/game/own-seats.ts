import { useCallback, useSyncExternalStore } from 'react'
import { onMyTables, tablesOf } from '../player-data/index.ts'
import { callHosts, playerView, useAuth } from '../session/index.ts'
import { createStore } from '../store/index.ts'
import { myTablesAddress, addressOf } from '../urls/index.ts'

/**
 * Where the player sits: `several` at a table of the page of several tables that this tab had open last, `round` at a table with an unfinished
 * round, null at neither.
 */
export type Seat = 'several' | 'round' | null

interface OpenRounds {
  player: string
  codes: ReadonlySet<string>
}
const openRounds = createStore<OpenRounds | null>(null)

/** How often unfinished rounds are asked for while there are some; without any they are asked for when something starts to show tables. */
export const ASK_AGAIN_MS = 15_000

let watchers = 0
let timer: ReturnType<typeof setTimeout> | undefined

async function loadOpenRounds(): Promise<void> {
  const { auth, username } = playerView()
  if (auth !== 'authenticated' || username === null) return
  // After a failure the last known rounds stay until the next attempt.
  const rounds = await callHosts(({ platform }) => platform.openRounds()).catch(() => null)
  if (playerView().username !== username) return
  if (rounds) openRounds.set({ player: username, codes: new Set(rounds.map(({ gameCode }) => gameCode)) })
  const hasOpen = (openRounds.get()?.codes.size ?? 0) > 0
  clearTimeout(timer)
  if (hasOpen && watchers > 0) timer = setTimeout(() => void loadOpenRounds(), ASK_AGAIN_MS)
}

/** Follows the player's seats while at least one component shows them. */
function watch(listener: () => void): () => void {
  watchers += 1
  if (watchers === 1) void loadOpenRounds()
  const stops = [openRounds.subscribe(listener), onMyTables(listener)]
  return () => {
    for (const stop of stops) stop()
    watchers -= 1
    if (watchers === 0) clearTimeout(timer)
  }
}

function seatAt(code: string): Seat {
  const { auth, username } = playerView()
  if (auth !== 'authenticated') return null
  if (tablesOf(username).includes(code)) return 'several'
  const rounds = openRounds.get()
  return rounds !== null && rounds.player === username && rounds.codes.has(code) ? 'round' : null
}

const noSeat = () => null

/** The player's seat at this live table. Guests have none. */
export function useSeat(code: string): Seat {
  const isPlayer = useAuth() === 'authenticated'
  const subscribe = useCallback((listener: () => void) => (isPlayer ? watch(listener) : () => {}), [isPlayer])
  const seat = useCallback(() => seatAt(code), [code])
  return useSyncExternalStore(subscribe, seat, noSeat)
}

/** Where the player returns to the table. */
export const seatAddress = (code: string, seat: Exclude<Seat, null>, preview: boolean): string =>
  seat === 'several'
    ? myTablesAddress(tablesOf(playerView().username), preview)
    : addressOf('preview-play-game-real', { game: code }, preview)
