/** Calls that may wait for one key; what comes on top is turned away. */
const MOST_WAITING = 64

/**
 * Work under the same key runs one after another in this process. The database's lock would see to that too, but each call
 * waiting there holds a connection: one impatient player could take them all from everybody.
 */
export function createTurns() {
  const last = new Map<string, { done: Promise<unknown>; waiting: number }>()
  /** Null when too many wait already. */
  return <T>(key: string, work: () => Promise<T>): Promise<T> | null => {
    const turn = last.get(key) ?? { done: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= MOST_WAITING) return null
    turn.waiting += 1
    const result = turn.done.then(work)
    turn.done = result
      .catch(() => {})
      .finally(() => {
        turn.waiting -= 1
        if (turn.waiting === 0) last.delete(key)
      })
    last.set(key, turn)
    return result
  }
}
