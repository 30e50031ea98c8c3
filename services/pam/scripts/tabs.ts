/** Tells the other tabs of this origin that something happened, never what: whoever hears it asks the platform. */
export interface SessionMessage {
  type: 'login' | 'logout'
}

/** Null in a browser without it. */
export const openTabChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('herna-identity') : null
