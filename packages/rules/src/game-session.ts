import type { PlayMode } from '@herna/contract'

/** [3.46] */
export interface GameSession {
  url: string
  game: string
  mode: PlayMode
}
export type GameSessionEvent =
  | { type: 'start'; session: GameSession; isLoggedIn: boolean }
  /** Back to the previous entry of the history, or to the lobby when there is none; then the session is cleared. */
  | { type: 'stop' }

/** None → started → stopped [4.17]: starting when a session exists does nothing; real play needs a logged-in user. */
export function nextGameSession(current: GameSession | null, event: GameSessionEvent): GameSession | null {
  if (event.type === 'stop') return null
  if (current) return current
  return event.session.mode === 'Real' && !event.isLoggedIn ? null : event.session
}

/** Where stopping leads [4.17]: one step back when the player came from a page of ours, otherwise to the lobby. */
export const afterStop = (historyIndex: number | null): 'back' | 'lobby' =>
  historyIndex !== null && historyIndex > 0 ? 'back' : 'lobby'
