/** Thrown when the render queue is full or the wait is too long. */
export class TooManyRenders extends Error {
  constructor() {
    super('too many pages are being rendered')
  }
}

interface Bounds {
  /** Concurrent renders; rendering is CPU work, and cached pages are sent between renders. */
  concurrency: number
  /** Maximum number of waiting renders; further ones are refused. */
  queueLimit: number
  /** Maximum wait in milliseconds. */
  maxWaitMs: number
}

export type RenderSlots = <T>(render: () => Promise<T>) => Promise<T>

export function createRenderSlots({ concurrency, queueLimit, maxWaitMs }: Bounds): RenderSlots {
  let activeRenders = 0
  const queue = new Set<() => void>()

  /** Resolves with a slot taken. */
  const enter = (): Promise<void> => {
    if (activeRenders < concurrency) {
      activeRenders++
      return Promise.resolve()
    }
    if (queue.size >= queueLimit) return Promise.reject(new TooManyRenders())
    return new Promise((resolve, reject) => {
      const takeOver = () => {
        clearTimeout(timer)
        queue.delete(takeOver)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(takeOver)
        reject(new TooManyRenders())
      }, maxWaitMs)
      queue.add(takeOver)
    })
  }
  /** Passes the slot to the longest-waiting render. */
  const leave = () => {
    const [next] = queue
    if (next) next()
    else activeRenders--
  }
  return async (render) => {
    await enter()
    try {
      return await render()
    } finally {
      leave()
    }
  }
}
