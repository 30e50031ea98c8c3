import { createClient } from '@redis/client'

const CONNECT_TIMEOUT_MS = 3_000
/** Above the longest blocking read: a connection that is silent for this long is dead. */
const SOCKET_TIMEOUT_MS = 5_000
const MAX_RECONNECT_MS = 1_000

/** A client that connects again by itself; a command without a connection fails at once instead of waiting for one. */
export function createRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 2_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_RECONNECT_MS),
    },
  })
  // The failed command reports it; without a listener the process would end.
  client.on('error', () => undefined)
  return client
}
/** A client of `createRedis`. */
export type RedisClient = ReturnType<typeof createRedis>

/** Rejects when Redis has not answered in time: a reply that never comes would block the caller. */
export async function withRedisDeadline<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis has not answered for ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer))
}
