/** Calls that may wait for one key; more are rejected. */
const MAX_WAITING = 64

/**
 * Runs work under the same key one after another in this process. The database's row lock would do so too, but every call
 * waiting there holds a connection, so one player could exhaust the pool.
 */
export function createKeyedQueue() {
  const queues = new Map<string, { tail: Promise<unknown>; waiting: number }>()
  /** Null when too many calls wait for the key already. */
  return <T>(key: string, work: () => Promise<T>): Promise<T> | null => {
    const queue = queues.get(key) ?? { tail: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= MAX_WAITING) return null
    queue.waiting += 1
    const result = queue.tail.then(work)
    queue.tail = result
      .catch(() => {})
      .finally(() => {
        queue.waiting -= 1
        if (queue.waiting === 0) queues.delete(key)
      })
    queues.set(key, queue)
    return result
  }
}
