import type { PlayerAction } from '@herna/contract/notifications'

type Listener = (message: PlayerAction) => void

/** Messages are queued until a listener exists: the code that shows them loads after the connection opens. */
const MAX_QUEUED = 50
const listeners = new Set<Listener>()
let queue: PlayerAction[] = []

/** Subscribes to messages pushed to this tab [3.16]; queued ones are delivered at once. Returns a function that unsubscribes. */
export function onPlayerMessage(listener: Listener): () => void {
  listeners.add(listener)
  const queuedMessages = queue
  queue = []
  for (const message of queuedMessages) listener(message)
  return () => listeners.delete(listener)
}

export function emitPlayerMessage(message: PlayerAction): void {
  if (listeners.size === 0) queue = [...queue, message].slice(-MAX_QUEUED)
  for (const listener of listeners) listener(message)
}

/** Drops queued messages, so that the next player never sees them [F8]. */
export function clearPlayerMessages(): void {
  queue = []
}
