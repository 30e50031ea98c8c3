/** Notifies the other tabs of this origin that the session changed, without data: receivers query the platform. */
export interface SessionMessage {
  type: 'login' | 'logout'
}

/** Null when the browser lacks BroadcastChannel. */
export const openTabChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('herna-identity') : null
