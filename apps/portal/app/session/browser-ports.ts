import { ACTIVITY_EVENTS } from '@herna/rules/player'
import type { Clock, Page, TabMessage, Tabs } from './engine/ports.ts'
import { whenIdle } from './when-idle.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  later(when, then) {
    if (when === 'idle') whenIdle(then)
    else setTimeout(then)
  },
}

const CHANNEL = 'herna-player'

/** Messages between tabs of this origin: by BroadcastChannel, in old browsers by storage events [F8]. Messages contain no secrets. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null
  return {
    publish(message) {
      if (channel) return channel.postMessage(message)
      try {
        localStorage.setItem(CHANNEL, JSON.stringify({ ...message, at: Date.now() }))
        localStorage.removeItem(CHANNEL)
      } catch {
        // Blocked or full: the other tabs notice with their next heartbeat [F7].
      }
    },
    subscribe(listener) {
      const controller = new AbortController()
      const receive = (data: unknown) => {
        const message = readTabMessage(data)
        if (message) listener(message)
      }
      channel?.addEventListener('message', ({ data }) => receive(data), { signal: controller.signal })
      const onStorage = ({ key, newValue }: StorageEvent) => key === CHANNEL && newValue !== null && receive(parseJson(newValue))
      if (!channel) window.addEventListener('storage', onStorage, { signal: controller.signal })
      return () => controller.abort()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Validates a message from another tab; null for anything unknown. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { message, username } = data as Record<string, unknown>
  if (message !== 'login' && message !== 'logout') return null
  return { message, username: typeof username === 'string' && username.length <= 254 ? username : null }
}

/** Player activity, connectivity, visibility and the back/forward cache [4.12] [F8]. */
export const watchPage: Page['watch'] = (handlers) => {
  const controller = new AbortController()
  const listenerOptions = { signal: controller.signal, passive: true }
  for (const name of ACTIVITY_EVENTS)
    window.addEventListener(name, () => handlers.action(), { ...listenerOptions, capture: true })
  window.addEventListener('online', () => handlers.wake(), listenerOptions)
  document.addEventListener('visibilitychange', () => document.hidden || handlers.wake(), listenerOptions)
  window.addEventListener('pagehide', ({ persisted }) => persisted && handlers.hidden(), listenerOptions)
  window.addEventListener('pageshow', ({ persisted }) => persisted && handlers.restored(), listenerOptions)
  return () => controller.abort()
}
