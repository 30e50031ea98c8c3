/** What a player's press ends: first the count-up of a big win, then its presentation; other presentations end at once. */
export class Skips {
  readonly #counting = new AbortController()
  readonly #showing = new AbortController()
  /** Whether a press ends the count-up first. */
  isCountedFirst = false

  get counting(): AbortSignal {
    return this.#counting.signal
  }

  get showing(): AbortSignal {
    return this.#showing.signal
  }

  press(): void {
    if (this.isCountedFirst && !this.counting.aborted) this.#counting.abort()
    else this.all()
  }

  all(): void {
    this.#counting.abort()
    this.#showing.abort()
  }
}

/** Longest wait for a frame in ms: a hidden page has none. */
const FRAME_LIMIT = 100

/** Resolves after the next frame, so that more is shown in a frame of its own: together it would be a long task on a phone. */
export const afterFrame = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, FRAME_LIMIT)
    requestAnimationFrame(() => setTimeout(done))
  })

/** A wait that ends early when the signal aborts. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted || ms <= 0) return done()
    const timer = setTimeout(done, ms)
    const end = (): void => {
      clearTimeout(timer)
      done()
    }
    skip.addEventListener('abort', end, { once: true })
  })
}

/** Calls `frame` with the milliseconds since the start, once a frame, until `duration` or a skip; the last call is always `duration`. */
export function everyFrame(duration: number, skip: AbortSignal, frame: (elapsed: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const tick = (): void => {
      const elapsed = performance.now() - start
      if (skip.aborted || elapsed >= duration) {
        frame(duration)
        return done()
      }
      frame(elapsed)
      requestAnimationFrame(tick)
    }
    tick()
  })
}
