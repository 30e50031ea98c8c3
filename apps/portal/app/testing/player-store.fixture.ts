import { useSyncExternalStore } from 'react'

/** Stands for the player's store on the stage of another room: `vi.mock('../session/player-store.ts', () => import('./player-store.fixture.ts'))`. */
interface View {
  auth: 'pending' | 'guest' | 'authenticated'
  username: string | null
  clockOffset: number
  sessionStartedAt: number | null
  data: object | null
}
const PENDING: View = { auth: 'pending', username: null, clockOffset: 0, sessionStartedAt: null, data: null }
let view = PENDING
const listeners = new Set<() => void>()
function set(next: View): void {
  view = next
  for (const listener of listeners) listener()
}

export const playerView = (): View => view
export function onPlayerView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const usePlayer = (): View => useSyncExternalStore(onPlayerView, playerView, () => PENDING)
/** Written by the engine, which is not on this stage. */
export const setPlayerView = (): void => undefined

const idle = { state: 'idle', value: null }
export const logIn = (username = 'hrac'): void =>
  set({
    ...PENDING,
    auth: 'authenticated',
    username,
    data: {
      overview: { state: 'ready', value: { userId: `id-${username}` } },
      info: idle,
      notification: idle,
      balance: idle,
      balance_visibility: idle,
      protection: idle,
    },
  })
export const logOut = (): void => set({ ...PENDING, auth: 'guest' })
export const nobodyKnows = (): void => set(PENDING)
