import { ACTIVITY_EVENTS } from '@herna/rules/player'
import type { Clock, Page, TabMessage, Tabs } from './ports.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

const CHANNEL = 'herna-player'

/** Tabs of this origin, by a channel; old browsers, by what one stores and the others see stored [F8]. Neither says anything secret. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null
  return {
    tell(message) {
      if (channel) return channel.postMessage(message)
      try {
        localStorage.setItem(CHANNEL, JSON.stringify({ ...message, at: Date.now() }))
        localStorage.removeItem(CHANNEL)
      } catch {
        // Blocked or full: the next heartbeat of the other tabs finds out [F7].
      }
    },
    hear(listener) {
      const away = new AbortController()
      const heard = (said: unknown) => {
        const message = readTabMessage(said)
        if (message) listener(message)
      }
      channel?.addEventListener('message', ({ data }) => heard(data), { signal: away.signal })
      const onStorage = ({ key, newValue }: StorageEvent) => key === CHANNEL && newValue !== null && heard(parsed(newValue))
      if (!channel) window.addEventListener('storage', onStorage, { signal: away.signal })
      return () => away.abort()
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Anything could be said there. */
export function readTabMessage(said: unknown): TabMessage | null {
  if (typeof said !== 'object' || said === null) return null
  const { message, username } = said as Record<string, unknown>
  if (message !== 'login' && message !== 'logout') return null
  return { message, username: typeof username === 'string' && username.length <= 254 ? username : null }
}

/** What happens around the page [4.12] [F8]. */
export const watchPage: Page['watch'] = (on) => {
  const away = new AbortController()
  const heed = { signal: away.signal, passive: true }
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, () => on.action(), { ...heed, capture: true })
  window.addEventListener('online', () => on.wake(), heed)
  document.addEventListener('visibilitychange', () => document.hidden || on.wake(), heed)
  window.addEventListener('pagehide', ({ persisted }) => persisted && on.hidden(), heed)
  window.addEventListener('pageshow', ({ persisted }) => persisted && on.restored(), heed)
  return () => away.abort()
}
