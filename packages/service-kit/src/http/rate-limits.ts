import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createRedis, withRedisDeadline } from '../redis/open-redis.ts'

/** Requests counted in the current window, and the milliseconds until it ends. */
export interface RequestCount {
  current: number
  ttl: number
}

/** Counts of the rate limits, shared by all nodes. */
export interface RateLimits {
  /** Counts a request of the key; the first one starts a window. Never rejects. */
  count(key: string, windowMs: number): Promise<RequestCount>
  close(): void
}

export interface RateLimitsOptions {
  url: string
  /** First part of all keys. */
  prefix: string
  log: { info(message: string): void; warn(fields: object, message: string): void }
  /** Monotonic milliseconds. */
  monotonic?: () => number
}

/** A limit must not make a login slow: what Redis has not counted by then is counted here. */
const CALL_TIMEOUT_MS = 250
/** After a failure Redis is not asked for this long. */
const RETRY_MS = 1_000
const CONNECT_WAIT_MS = 1_000
const MAX_LOCAL_KEYS = 20_000

const COUNT = `local current = redis.call('INCRBY', KEYS[1], ARGV[2])
local ttl = redis.call('PTTL', KEYS[1])
if ttl < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return {current, ttl}`

/**
 * Counts in Redis, so that a client has the same limit however many nodes serve it. While Redis does not answer, each node counts on from the last shared
 * count for itself: limits are looser then, but never gone, and no request is refused because of it. What only the node has counted is added when
 * Redis answers again.
 */
export async function openRateLimits({
  url,
  prefix,
  log,
  monotonic = () => performance.now(),
}: RateLimitsOptions): Promise<RateLimits> {
  const client = createRedis(url)
  const local = createLocalCounts(monotonic)
  let failures = 0
  let askAgainAt = Number.NEGATIVE_INFINITY
  // Rejects only when the client is closed. A start does not wait for Redis for long.
  await Promise.race([client.connect().catch(() => undefined), pause(CONNECT_WAIT_MS)])

  const countShared = async (key: string, windowMs: number, requests: number): Promise<RequestCount> => {
    const reply = client.eval(COUNT, {
      keys: [`${prefix}:limit:${digestOf(key)}`],
      arguments: [String(windowMs), String(requests)],
    })
    const [current, ttl] = (await withRedisDeadline(reply, CALL_TIMEOUT_MS)) as [number, number]
    return { current, ttl }
  }
  return {
    async count(key, windowMs) {
      if (monotonic() < askAgainAt) return local.count(key, windowMs)
      const unshared = local.takeUnshared(key)
      const isSent = client.isReady
      try {
        const counted = await countShared(key, windowMs, unshared + 1)
        if (failures > 0) log.info('rate limits are shared again')
        failures = 0
        local.remember(key, counted)
        return counted
      } catch (error) {
        failures += 1
        askAgainAt = monotonic() + RETRY_MS
        const reason = error instanceof Error ? error.message : 'unknown'
        if (failures === 1) log.warn({ reason }, 'Redis unavailable; each node counts rate limits for itself')
        // What was sent may have been counted: counting it twice could refuse a request that is within its limit.
        return local.count(key, windowMs, isSent ? 0 : unshared + 1)
      }
    },
    close: () => client.destroy(),
  }
}

/** Keys contain addresses and hashes of tokens; only this is stored. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

interface Window {
  current: number
  endsAt: number
  /** Requests of `current` that Redis has certainly not counted. */
  unshared: number
}

/** The last counts that this process knows; the oldest windows are dropped when there are too many. */
function createLocalCounts(monotonic: () => number) {
  const windows = new Map<string, Window>()
  const currentWindow = (key: string): Window | undefined => {
    const window = windows.get(key)
    return window && window.endsAt > monotonic() ? window : undefined
  }
  const store = (key: string, window: Window): void => {
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.size > MAX_LOCAL_KEYS ? windows.keys() : []
    if (oldest !== undefined) windows.delete(oldest)
  }
  return {
    /** Counts one request here; `unshared`: how many Redis does not know. */
    count(key: string, windowMs: number, unshared = 1): RequestCount {
      const now = monotonic()
      const window = currentWindow(key) ?? { current: 0, endsAt: now + windowMs, unshared: 0 }
      window.current += 1
      window.unshared += unshared
      store(key, window)
      return { current: window.current, ttl: Math.ceil(window.endsAt - now) }
    },
    remember(key: string, { current, ttl }: RequestCount): void {
      // Requests that were counted here while this one was on its way stay unshared.
      const unshared = currentWindow(key)?.unshared ?? 0
      store(key, { current: current + unshared, endsAt: monotonic() + ttl, unshared })
    },
    /** The requests that Redis does not know of, for the caller to report. */
    takeUnshared(key: string): number {
      const window = currentWindow(key)
      const unshared = window?.unshared ?? 0
      if (window) window.unshared = 0
      return unshared
    },
  }
}

type Counted = (error: Error | null, result: { current: number; ttl: number }) => void
/** What `child` is really given; its declared type is that of a route. */
interface LimitedRoute {
  routeInfo: { method: string | string[]; url: string }
}

/** The store of `@fastify/rate-limit` for these counts; `name` keeps the routes of two servers apart. */
export const rateLimitStore = (limits: RateLimits, name: string) =>
  class SharedStore {
    readonly #route: string

    constructor(_options: unknown, route = '') {
      this.#route = route
    }

    incr(key: string, counted: Counted, windowMs: number): void {
      void limits.count(`${name} ${this.#route} ${key}`, windowMs).then((result) => counted(null, result))
    }

    child(options: object): SharedStore {
      const { routeInfo } = options as LimitedRoute
      return new SharedStore(null, `${String(routeInfo.method)} ${routeInfo.url}`)
    }
  }
