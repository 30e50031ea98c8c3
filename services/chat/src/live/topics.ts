/** Subscribers by topic, for one node. */
export interface Topics<T> {
  /** Returns a function that removes it. */
  add(topic: string, subscriber: T): () => void
  of(topic: string): T[]
  count(topic: string): number
  names(): string[]
  /**
   * A function that runs the work for a topic's subscribers, one run at a time: a call during a run causes one more. Without
   * subscribers nothing runs.
   */
  serial(work: (topic: string, subscribers: T[]) => Promise<void>, onFailed: (error: unknown) => void): (topic: string) => void
}

export function openTopics<T>(): Topics<T> {
  const subscribers = new Map<string, Set<T>>()
  const of = (topic: string) => [...(subscribers.get(topic) ?? [])]
  return {
    add(topic, subscriber) {
      subscribers.set(topic, (subscribers.get(topic) ?? new Set<T>()).add(subscriber))
      return () => {
        const remaining = subscribers.get(topic)
        remaining?.delete(subscriber)
        if (remaining?.size === 0) subscribers.delete(topic)
      }
    },
    of,
    count: (topic) => subscribers.get(topic)?.size ?? 0,
    names: () => [...subscribers.keys()],
    serial(work, onFailed) {
      const states = new Map<string, 'running' | 'again'>()
      const run = async (topic: string): Promise<void> => {
        do {
          states.set(topic, 'running')
          const current = of(topic)
          if (current.length > 0) await work(topic, current).catch(onFailed)
        } while (states.get(topic) === 'again')
        states.delete(topic)
      }
      return (topic) => {
        if (states.has(topic)) states.set(topic, 'again')
        else void run(topic)
      }
    },
  }
}
