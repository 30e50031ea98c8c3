/** More pages are asked for at once than can be rendered. */
export class TooManyRenders extends Error {
  constructor() {
    super('too many pages are being rendered')
  }
}

interface Bounds {
  /** Rendered at once: it is work for one processor, and between two renders cached pages are sent. */
  atOnce: number
  /** Waiting for their turn; whoever comes then is refused. */
  waiting: number
  /** Milliseconds to wait at most. */
  patience: number
}

export type RenderSlots = <T>(render: () => Promise<T>) => Promise<T>

export function createRenderSlots({ atOnce, waiting, patience }: Bounds): RenderSlots {
  let underWay = 0
  const queue = new Set<() => void>()

  /** Resolves with a slot taken. */
  const enter = (): Promise<void> => {
    if (underWay < atOnce) {
      underWay++
      return Promise.resolve()
    }
    if (queue.size >= waiting) return Promise.reject(new TooManyRenders())
    return new Promise((resolve, reject) => {
      const takeOver = () => {
        clearTimeout(late)
        queue.delete(takeOver)
        resolve()
      }
      const late = setTimeout(() => {
        queue.delete(takeOver)
        reject(new TooManyRenders())
      }, patience)
      queue.add(takeOver)
    })
  }
  /** Hands the slot to whoever waits longest. */
  const leave = () => {
    const [next] = queue
    if (next) next()
    else underWay--
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
