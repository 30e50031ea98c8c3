import type { PlayerAction } from '@herna/contract/notifications'

type Listener = (message: PlayerAction) => void

/** Messages wait for the one who shows them: its code comes later than the line opens. Not without end. */
const MOST_WAITING = 50
const listeners = new Set<Listener>()
let waiting: PlayerAction[] = []

/** Hears of every message pushed to this tab [3.16], those that came before it among them; answers how to stop. */
export function onPlayerMessage(listener: Listener): () => void {
  listeners.add(listener)
  const missed = waiting
  waiting = []
  for (const message of missed) listener(message)
  return () => listeners.delete(listener)
}

export function tellPlayerMessage(message: PlayerAction): void {
  if (listeners.size === 0) waiting = [...waiting, message].slice(-MOST_WAITING)
  for (const listener of listeners) listener(message)
}

/** Another player's are nobody's to see [F8]. */
export function forgetPlayerMessages(): void {
  waiting = []
}
