/** A wait that ends early when the player skips. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted || ms <= 0) return done()
    const timer = setTimeout(done, ms)
    skip.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
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
